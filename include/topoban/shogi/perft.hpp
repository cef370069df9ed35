// SPDX-License-Identifier: MIT
#pragma once

// Counting leaves on the kernel, without states and their histories.

#include <topoban/core/contracts.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/board.hpp>
#include <topoban/shogi/generate.hpp>

#include <cstdint>

namespace topoban::shogi {

/// How the last actions are counted.
enum class leaf_count : std::uint8_t {
    bulk,  ///< their number is taken from the sets they come in
    played ///< each is played
};

/// Leaves at `depth` below a board without a past. Repetition cannot end a game in fewer than
/// twelve plies, so up to depth 12 this is the perft of the state (rules-shogi.md §11).
template <army Army>
[[nodiscard]] std::uint64_t perft(const board<typename Army::surface>& b, int depth,
                                  leaf_count leaves = leaf_count::bulk) {
    TOPOBAN_EXPECTS(0 <= depth && depth <= 12);
    if (depth == 0) return 1;
    if (depth == 1 && leaves == leaf_count::bulk) return count_legal_actions<Army>(b);
    std::uint64_t count = 0;
    for_each_legal_action<Army>(b, [&](const action& a) {
        auto after = b;
        after.play(a);
        count += perft<Army>(after, depth - 1, leaves);
    });
    return count;
}

} // namespace topoban::shogi
