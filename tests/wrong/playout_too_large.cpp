// expect: playouts keep points in 16 bits: at most 32 767 points
#include <topoban/core/point.hpp>
#include <topoban/go/playout.hpp>

#include <span>
#include <string>

struct large_graph {
    static constexpr int capacity = 32'768;
    static constexpr int degree_bound = 4;
    static int size() noexcept { return capacity; }
    static std::span<const topoban::point> neighbours(topoban::point) noexcept { return {}; }
    static std::string name() { return "large"; }
    static std::string label(topoban::point p) { return std::to_string(p); }
};

int main() {
    topoban::go::playout<large_graph> games{topoban::go::state<large_graph>()};
    return games.kernel().size();
}
