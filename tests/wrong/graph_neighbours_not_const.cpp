// expect: a graph needs `neighbours(point) const`
// SPDX-License-Identifier: MIT

#include <topoban/go/state.hpp>

using namespace topoban;

/// Two points with an edge between them that is asked as a variable only.
struct board {
    static constexpr int capacity = 2;
    static constexpr int size() noexcept { return 2; }
    std::array<point, 1> neighbours(point p) noexcept { return {1 - p}; }
};

int main() { return go::state<board>().has_ended() ? 1 : 0; }
