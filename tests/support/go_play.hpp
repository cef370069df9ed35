// SPDX-License-Identifier: MIT
#pragma once

// Playing Go in a test: points as numbers, `go_pass` for a pass.

#include <topoban/core/random.hpp>
#include <topoban/go/action.hpp>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
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

/// The state after a random placement, or after a pass where there is none: games that go on and
/// on. Tries points before it asks for the list.
template <class State>
State with_random_stone(const State& state, random_source& random) {
    const auto size = static_cast<std::uint32_t>(state.board().size());
    for (int i = 0; i < 40; ++i)
        if (auto next = state.play(go_action(static_cast<int>(random.below(size)))))
            return *std::move(next);
    const auto actions = state.legal_actions(); // the placements, then the pass
    const auto placements = static_cast<std::uint32_t>(actions.size()) - 1;
    return state.play_unchecked(actions[placements == 0 ? 0 : random.below(placements)]);
}

} // namespace topoban::test
