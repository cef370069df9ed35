// SPDX-License-Identifier: MIT
#pragma once

// Area: the score of the board as it stands.

#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/surface/graph.hpp>

#include <ostream>

namespace topoban {

/// Who owns which point (rules-go.md §5): stones count for their colour, and so does an empty
/// region that touches stones of that colour only. Everything else is neutral.
template <int Capacity>
struct area {
    point_set<Capacity> black_points; ///< Black's stones and regions
    point_set<Capacity> white_points; ///< White's stones and regions
    int black = 0;                    ///< how many points are Black's
    int white = 0;                    ///< how many are White's
    int neutral = 0;                  ///< how many are nobody's

    /// Black's lead in half-points once White has been given the komi: 2(black − white) − komi.
    [[nodiscard]] constexpr int margin_half_points(komi white_receives) const noexcept {
        return 2 * (black - white) - white_receives.half_points();
    }
    /// The owner of a point, or empty for a neutral one.
    [[nodiscard]] constexpr colour owner(point p) const noexcept {
        return black_points.contains(p)   ? colour::black
               : white_points.contains(p) ? colour::white
                                          : colour::empty;
    }
    [[nodiscard]] friend bool operator==(const area&, const area&) = default;
    /// Prints `black 13, white 12, neutral 0`.
    friend std::ostream& operator<<(std::ostream& out, const area& a) {
        return out << "black " << a.black << ", white " << a.white << ", neutral " << a.neutral;
    }
};

/// The area of a position on the board's present adjacency; winding regions are regions like any
/// other.
template <graph Graph>
[[nodiscard]] area<Graph::capacity> area_of(const Graph& board,
                                            const colouring<Graph::capacity>& stones) {
    area<Graph::capacity> score{.black_points = stones.black, .white_points = stones.white};
    const auto empty = point_set<Graph::capacity>::below(board.size()) - stones.occupied();
    auto unseen = empty;
    while (!unseen.empty()) {
        const auto region = connected_points(board, unseen.front(), empty);
        unseen -= region;
        const auto border = points_beside(board, region);
        const bool touches_black = border.intersects(stones.black);
        const bool touches_white = border.intersects(stones.white);
        if (touches_black && !touches_white) score.black_points |= region;
        if (touches_white && !touches_black) score.white_points |= region;
    }
    score.black = score.black_points.size();
    score.white = score.white_points.size();
    score.neutral = board.size() - score.black - score.white;
    return score;
}

} // namespace topoban
