// expect: a board of stones has at most 65 535 points
#include <topoban/core/point.hpp>
#include <topoban/stones/kernel/stone_board.hpp>

#include <span>

struct too_large {
    static constexpr int capacity = 65'536;
    static constexpr int degree_bound = 4;
    static int size() noexcept { return capacity; }
    static std::span<const topoban::point> neighbours(topoban::point) noexcept { return {}; }
};

int main() { return topoban::stone_board<too_large>().size(); }
