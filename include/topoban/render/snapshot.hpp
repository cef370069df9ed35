// SPDX-License-Identifier: MIT
#pragma once

// A position within its line of play: what a picture of it has to say.

#include <topoban/core/contracts.hpp>
#include <topoban/game/game_state.hpp>
#include <topoban/game/variation.hpp>

#include <cstddef>
#include <optional>
#include <vector>

namespace topoban::render {

/// A state, and the action and state that led to it unless it is the first.
template <game_state State>
struct snapshot {
    State now;                                           ///< the state
    std::optional<State> before{};                       ///< the one before it
    std::optional<typename State::action_type> action{}; ///< what led from there to here
    std::size_t ply = 0;                                 ///< actions since the start
};

/// The snapshot after so many actions of a line, at most `line.size()`.
template <game_state State>
[[nodiscard]] snapshot<State> snapshot_at(const variation<State>& line, std::size_t ply) {
    TOPOBAN_EXPECTS(ply <= line.size());
    if (ply == 0) return {line.start()};
    return {line.state_at(ply), line.state_at(ply - 1), line.actions()[ply - 1], ply};
}

/// Calls `draw` with every snapshot of a line in order; the results, one a state.
template <game_state State, class Draw>
[[nodiscard]] auto for_each_snapshot(const variation<State>& line, Draw draw) {
    snapshot<State> at{line.start()};
    std::vector<decltype(draw(at))> drawn{draw(at)};
    for (const auto& action : line.actions()) {
        at.before = at.now;
        at.action = action;
        at.now = at.now.play_unchecked(action);
        ++at.ply;
        drawn.push_back(draw(at));
    }
    return drawn;
}

} // namespace topoban::render
