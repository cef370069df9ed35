// expect: frames keep the vertical axis
// SPDX-License-Identifier: MIT
#include <topoban/shogi/state.hpp>

using namespace topoban;

/// One cell whose north side meets its east side: what goes round there is turned by a quarter.
struct board {
    static constexpr int capacity = 1;
    static constexpr int size() { return 1; }
    static std::string name() { return "turning cell"; }
    static std::string label(cell) { return "a1"; }
    static constexpr std::optional<step> step_from(cell, direction d) {
        if (d == direction::north) return step{0, frame::rotation(1)};
        if (d == direction::west) return step{0, frame::rotation(-1)};
        return std::nullopt;
    }
};
struct army {
    using surface = board;
    static shogi::start_layout<1> layout() { return {}; }
};

int main() { return shogi::state<army>().has_ended() ? 1 : 0; }
