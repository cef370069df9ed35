// SPDX-License-Identifier: MIT
#pragma once

// Playing a list of actions, as far as the rules allow.

#include <topoban/core/result.hpp>
#include <topoban/game/game_state.hpp>

#include <cstddef>
#include <ostream>
#include <utility>

namespace topoban {

/// Where a replay stopped: the longest legal prefix and the first refusal.
template <game_state State>
struct replay_error {
    std::size_t index = 0;                  ///< of the refused action, from zero
    typename State::refusal_type refusal{}; ///< why
    State reached;                          ///< the state before it
};

/// Plays the actions in turn: the last state, or the first fault. Takes the time of playing them.
template <game_state State, class Actions>
[[nodiscard]] result<State, replay_error<State>> replay(State state, const Actions& actions) {
    std::size_t index = 0;
    for (const auto& action : actions) {
        auto next = state.play(action);
        if (!next) return unexpected(replay_error<State>{index, next.error(), std::move(state)});
        state = std::move(*next);
        ++index;
    }
    return state;
}

} // namespace topoban
