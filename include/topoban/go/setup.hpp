// SPDX-License-Identifier: MIT
#pragma once

// Anything a person may draw, and what must be mended before it can be played from.

#include <topoban/core/player.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/stones/setup_defect.hpp>
#include <topoban/surface/graph.hpp>

#include <optional>
#include <vector>

namespace topoban::go {

using topoban::setup_defect;

/// The komi White receives by default: half a point.
inline constexpr komi default_komi = komi::half_points(1);
/// The default komi in the unit of the documents.
inline constexpr int default_komi_half_points = default_komi.half_points();

/// A diagram with a player to move: chains may lack liberties. A state is made of it by
/// `state::study`, once the next player is chosen.
template <int Capacity>
struct setup {
    colouring<Capacity> stones{}; ///< anything a person may draw
    std::optional<player> turn{}; ///< the player to move; to be chosen

    [[nodiscard]] friend bool operator==(const setup&, const setup&) = default;
};

/// Every defect of a setup, not only the first; none: it can be played from.
template <graph Graph>
[[nodiscard]] std::vector<setup_defect<Graph::capacity>>
defects_of(const Graph& board, const setup<Graph::capacity>& drawing,
           komi white_receives = default_komi) {
    auto defects = topoban::detail::stone_defects(board, drawing.stones, drawing.turn);
    using defect = setup_defect<Graph::capacity>;
    if (!is_komi(board, white_receives))
        defects.insert(defects.begin(), {defect::kind::komi_out_of_range, white_receives, {}});
    return defects;
}

} // namespace topoban::go
