// SPDX-License-Identifier: MIT
#include <topoban/topoban.hpp>

// Two stones capture one in the corner of a grid.
int main() {
    using namespace topoban;
    go::state<grid<3, 3>> game;
    for (const point p : {1, 0}) game = *game.play(go::action::place(p));
    const auto taken = game.captures(3);
    return taken.size() == 1 && taken.contains(0) ? 0 : 1;
}
