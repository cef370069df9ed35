// SPDX-License-Identifier: MIT
#pragma once

// Stones and what is said about them: the part of a picture that Go and CrystalGo share.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/graph.hpp>

#include <map>
#include <optional>
#include <string>

namespace topoban::render {

/// A position to be drawn, with any of these marks. Stones may stand where they could not in play.
template <int Capacity>
struct stone_marks {
    colouring<Capacity> stones{};           ///< what stands on the points
    point last = no_point;                  ///< the last action's point
    colouring<Capacity> captured{};         ///< stones that were just taken off
    point_set<Capacity> chain{};            ///< a chain to be shown as one
    point_set<Capacity> liberties{};        ///< points marked as liberties
    std::optional<area<Capacity>> owners{}; ///< whose points are whose
    std::map<point, std::string> labels{};  ///< a word on a point: a letter, a number
};

/// The marks of a position after an action: the point played and the stones it captured.
template <int Capacity>
[[nodiscard]] stone_marks<Capacity> marks_between(const colouring<Capacity>& before,
                                                  const colouring<Capacity>& after, point played) {
    stone_marks<Capacity> marks{.stones = after, .last = played};
    marks.captured.black = before.black - after.black;
    marks.captured.white = before.white - after.white;
    return marks;
}

/// Shows the chain of the stone at `p` as one, with its liberties.
template <graph Graph>
void show_chain(stone_marks<Graph::capacity>& marks, const Graph& board, point p) {
    const auto shown = chain_at(board, marks.stones, p);
    marks.chain = shown.points;
    marks.liberties = shown.liberties;
}

/// Writes on every stone how many liberties its chain has.
template <graph Graph>
void count_liberties(stone_marks<Graph::capacity>& marks, const Graph& board) {
    for (const auto& chain : chains_of(board, marks.stones))
        for (const point p : chain.points) marks.labels[p] = std::to_string(chain.liberties.size());
}

/// Shows whose each point would be if the game ended now.
template <graph Graph>
void show_area(stone_marks<Graph::capacity>& marks, const Graph& board) {
    marks.owners = area_of(board, marks.stones);
}

} // namespace topoban::render
