// expect: a graph needs `static constexpr int capacity`, the most points it can have
// SPDX-License-Identifier: MIT

#include <topoban/go/state.hpp>

using namespace topoban;

/// Two points with an edge between them, the capacity forgotten.
struct board {
    static constexpr int size() noexcept { return 2; }
    static std::array<point, 1> neighbours(point p) noexcept { return {1 - p}; }
};

int main() { return go::state<board>().has_ended() ? 1 : 0; }
