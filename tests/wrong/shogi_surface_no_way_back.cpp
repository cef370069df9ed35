// expect: a surface must be well glued
// SPDX-License-Identifier: MIT

#include <topoban/shogi/state.hpp>

using namespace topoban;

/// A row of three cells round which one can only go eastward.
struct board {
    static constexpr int capacity = 3;
    static constexpr int size() { return 3; }
    static std::string name() { return "one-way ring"; }
    static std::string label(cell c) { return std::to_string(c); }
    static constexpr std::optional<step> step_from(cell c, direction d) {
        if (d != direction::east) return std::nullopt;
        return step{(c + 1) % 3, frame{}};
    }
};
struct army {
    using surface = board;
    static shogi::start_layout<3> layout() { return {}; }
};

int main() { return shogi::state<army>().has_ended() ? 1 : 0; }
