// expect: an army names its surface and has a constant layout()
// SPDX-License-Identifier: MIT

#include <topoban/boards/grid.hpp>
#include <topoban/shogi/state.hpp>

struct army {
    using surface = topoban::grid<9, 9>;
};

int main() { return topoban::shogi::state<army>().has_ended() ? 1 : 0; }
