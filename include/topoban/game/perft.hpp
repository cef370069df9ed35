// SPDX-License-Identifier: MIT
#pragma once

// Counting leaves: the plainest test of a move generator.

#include <topoban/game/game_state.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace topoban {

/// The number of lines of exactly `depth` legal actions. Resignations and agreed draws do not
/// count; a finished game counts 1 at depth 0 and 0 above; there are no lines of less than no actions.
/// Visits every state up to `depth` − 1, and lists its actions; recurses `depth` calls deep.
template <game_state State>
[[nodiscard]] std::uint64_t perft(const State& state, int depth) {
    if (depth <= 0) return depth == 0 ? 1 : 0;
    const auto actions = state.legal_actions();
    if (depth == 1) return actions.size();
    std::uint64_t leaves = 0;
    for (const auto& action : actions) leaves += perft(state.play_unchecked(action), depth - 1);
    return leaves;
}

/// The lines of exactly `depth` legal actions by their first, for finding where two programs differ.
/// No rows below depth 1. Costs what `perft` does.
template <game_state State>
[[nodiscard]] std::vector<std::pair<typename State::action_type, std::uint64_t>>
perft_divide(const State& state, int depth) {
    std::vector<std::pair<typename State::action_type, std::uint64_t>> rows;
    if (depth < 1) return rows;
    for (const auto& action : state.legal_actions())
        rows.emplace_back(action, perft(state.play_unchecked(action), depth - 1));
    return rows;
}

} // namespace topoban
