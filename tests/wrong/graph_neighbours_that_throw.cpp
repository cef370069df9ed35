// expect: neighbours(point) of a graph must be noexcept
// SPDX-License-Identifier: MIT

#include <topoban/go/state.hpp>

using namespace topoban;

/// Two points with an edge between them that may throw.
struct board {
    static constexpr int capacity = 2;
    static constexpr int size() noexcept { return 2; }
    static std::array<point, 1> neighbours(point p) { return {1 - p}; }
};

int main() { return go::state<board>().has_ended() ? 1 : 0; }
