// SPDX-License-Identifier: MIT
#pragma once

// Playing Go in a test: points as numbers, `go_pass` for a pass.

#include <topoban/go/action.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace topoban::test {

inline constexpr int go_pass = -1;

/// The action a number stands for.
inline go::action go_action(int number) {
    return number == go_pass ? go::action::pass() : go::action::place(number);
}

/// The state after these actions, each of which must be legal.
template <class State>
State played(State state, const std::vector<int>& actions) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto next = state.play(go_action(actions[i]));
        if (!next) throw std::logic_error("action " + std::to_string(i) + " is refused");
        state = *std::move(next);
    }
    return state;
}

} // namespace topoban::test
