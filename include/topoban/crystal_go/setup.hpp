// SPDX-License-Identifier: MIT
#pragma once

// Anything a person may draw, and what must be mended before it can be played from.

#include <topoban/core/player.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/stones/setup_defect.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <optional>
#include <vector>

namespace topoban::crystal_go {

using topoban::setup_defect;

/// White's compensation: none, provisionally (rules-crystal-go.md §6).
inline constexpr komi default_komi{};
/// White's compensation in the unit of the documents.
inline constexpr int komi_half_points = default_komi.half_points();

/// A drawing with a player to move: chains may lack liberties. A state is made of it by
/// `state::study`, once the next player is chosen.
template <flipping_start Start>
struct setup {
    tiling_of<Start> tiling = Start::start();       ///< the edges as they are drawn
    colouring<tiling_of<Start>::capacity> stones{}; ///< anything a person may draw
    std::optional<player> turn{};                   ///< the player to move; to be chosen

    [[nodiscard]] friend bool operator==(const setup&, const setup&) = default;
};

/// Every defect of a setup, not only the first; none: it can be played from.
template <flipping_start Start>
[[nodiscard]] std::vector<setup_defect<tiling_of<Start>::capacity>>
defects_of(const setup<Start>& drawing) {
    return topoban::detail::stone_defects(drawing.tiling, drawing.stones, drawing.turn);
}

} // namespace topoban::crystal_go
