// SPDX-License-Identifier: MIT
#pragma once

// Random games that are the same on every compiler.

#include <topoban/core/random.hpp>
#include <topoban/game/game_state.hpp>

#include <cstdint>
#include <optional>
#include <utility>

namespace topoban {

/// A legal action, each with the same chance; none where the game has ended. Lists all of them.
template <random_playable State>
[[nodiscard]] std::optional<typename State::action_type> random_action(const State& state,
                                                                       random_source& random) {
    const auto actions = state.legal_actions();
    if (actions.empty()) return std::nullopt;
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Plays random actions until the game ends or `most_actions` have been played, and returns the
/// last state. `seen(state, action)` is called before each action.
template <random_playable State, class Visitor>
[[nodiscard]] State random_play(State state, random_source& random, int most_actions,
                                Visitor seen) {
    for (int played = 0; played < most_actions; ++played) {
        const auto action = random_action(state, random);
        if (!action) break;
        seen(std::as_const(state), *action);
        state = state.play_unchecked(*action);
    }
    return state;
}

/// Plays random actions until the game ends or `most_actions` have been played.
template <random_playable State>
[[nodiscard]] State random_play(State state, random_source& random, int most_actions) {
    return random_play(std::move(state), random, most_actions, [](const auto&, const auto&) {});
}

} // namespace topoban
