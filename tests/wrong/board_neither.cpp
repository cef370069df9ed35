// expect: this type has neither
// SPDX-License-Identifier: MIT

#include <topoban/go/state.hpp>

using namespace topoban;

/// No board at all.
struct board {
    static constexpr int capacity = 4;
};

int main() { return go::state<board>().has_ended() ? 1 : 0; }
