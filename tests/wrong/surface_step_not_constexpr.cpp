// expect: step_from(cell, direction) of a surface that is a type must be constexpr
// SPDX-License-Identifier: MIT

#include <topoban/go/state.hpp>

using namespace topoban;

/// A square of four cells with a boundary all round whose steps are worked out at run time only.
struct board {
    static constexpr int capacity = 4;
    static constexpr int size() { return 4; }
    static std::string name() { return "square"; }
    static std::string label(cell c) { return std::to_string(c); }
    static std::optional<step> step_from(cell c, direction d) {
        const bool sideways = d == direction::east || d == direction::west;
        const int along = sideways ? c % 2 : c / 2;
        const int by = d == direction::east || d == direction::north ? 1 : -1;
        if (along + by < 0 || along + by > 1) return std::nullopt;
        return step{c + (sideways ? by : 2 * by), frame{}};
    }
};

int main() { return go::state<board>().has_ended() ? 1 : 0; }
