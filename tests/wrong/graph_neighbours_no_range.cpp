// expect: neighbours(point) of a graph must return a range of points
// SPDX-License-Identifier: MIT

#include <topoban/go/state.hpp>

using namespace topoban;

/// Two points with an edge between them that names one neighbour.
struct board {
    static constexpr int capacity = 2;
    static constexpr int size() noexcept { return 2; }
    static point neighbours(point p) noexcept { return 1 - p; }
};

int main() { return go::state<board>().has_ended() ? 1 : 0; }
