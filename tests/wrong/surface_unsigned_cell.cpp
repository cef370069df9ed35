// expect: step_from(cell, direction) of a surface must take its cell as topoban::cell, a signed int
// SPDX-License-Identifier: MIT

#include <topoban/go/state.hpp>

using namespace topoban;

/// A square of four cells with a boundary all round that counts its cells without a sign.
struct board {
    static constexpr int capacity = 4;
    static constexpr int size() { return 4; }
    static std::string name() { return "square"; }
    static std::string label(cell c) { return std::to_string(c); }
    static constexpr std::optional<step> step_from(unsigned c, direction d) {
        if (d == direction::west && c % 2 == 1) return step{cell(c - 1), frame{}};
        if (d == direction::east && c % 2 == 0) return step{cell(c + 1), frame{}};
        return std::nullopt;
    }
};

int main() { return go::state<board>().has_ended() ? 1 : 0; }
