// expect: deleted
// The moves would be gone before the loop begins.
#include <topoban/boards/grid.hpp>
#include <topoban/go/playout.hpp>

int main() {
    using board = topoban::grid<9, 9>;
    int last = 0;
    for (const auto p : topoban::go::playout<board>(topoban::go::state<board>()).moves()) last = p;
    return last;
}
