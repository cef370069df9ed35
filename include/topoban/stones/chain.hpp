// SPDX-License-Identifier: MIT
#pragma once

// Chains and their liberties, worked out from a colouring alone: what everything faster must equal.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/graph.hpp>

#include <ostream>
#include <vector>

namespace topoban {

/// A maximal connected set of stones of one colour, with the distinct empty points next to it
/// (rules-go.md §2).
template <int Capacity>
struct chain {
    topoban::colour colour = topoban::colour::empty; ///< whose it is
    point_set<Capacity> points;                      ///< where its stones are
    point_set<Capacity> liberties;                   ///< the empty points next to it

    [[nodiscard]] friend bool operator==(const chain&, const chain&) = default;
    /// Prints `black {0, 1}, liberties {2, 5}`.
    friend std::ostream& operator<<(std::ostream& out, const chain& c) {
        return out << c.colour << ' ' << c.points << ", liberties " << c.liberties;
    }
};

/// The points of `within` that can be reached from `start` without leaving `within`.
template <graph Graph>
[[nodiscard]] point_set<Graph::capacity>
connected_points(const Graph& board, point start, const point_set<Graph::capacity>& within) {
    point_set<Graph::capacity> reached{start};
    std::vector<point> to_visit{start};
    while (!to_visit.empty()) {
        const point p = to_visit.back();
        to_visit.pop_back();
        for (const point n : board.neighbours(p)) {
            if (!within.contains(n) || reached.contains(n)) continue;
            reached.insert(n);
            to_visit.push_back(n);
        }
    }
    return reached;
}

/// The points next to a set and not in it.
template <graph Graph>
[[nodiscard]] point_set<Graph::capacity> points_beside(const Graph& board,
                                                       const point_set<Graph::capacity>& points) {
    point_set<Graph::capacity> beside;
    for (const point p : points)
        for (const point n : board.neighbours(p)) beside.insert(n);
    return beside - points;
}

/// The chain of the stone at `p`; an empty chain, a broken contract, where there is none.
template <graph Graph>
[[nodiscard]] chain<Graph::capacity> chain_at(const Graph& board,
                                              const colouring<Graph::capacity>& stones, point p) {
    const colour own = 0 <= p && p < board.size() ? stones[p] : colour::empty;
    TOPOBAN_EXPECTS(own != colour::empty);
    if (own == colour::empty) return {};
    const auto points = connected_points(board, p, stones.of(own));
    return {own, points, points_beside(board, points) - stones.occupied()};
}

/// Every chain, in the order of its first point.
template <graph Graph>
[[nodiscard]] std::vector<chain<Graph::capacity>>
chains_of(const Graph& board, const colouring<Graph::capacity>& stones) {
    std::vector<chain<Graph::capacity>> chains;
    point_set<Graph::capacity> seen;
    for (const point p : stones.occupied()) {
        if (seen.contains(p)) continue;
        chains.push_back(chain_at(board, stones, p));
        seen |= chains.back().points;
    }
    return chains;
}

/// The chains without a liberty: empty for a stable position, perhaps not for a drawing.
template <graph Graph>
[[nodiscard]] std::vector<chain<Graph::capacity>>
chains_without_liberties(const Graph& board, const colouring<Graph::capacity>& stones) {
    std::vector<chain<Graph::capacity>> chains = chains_of(board, stones);
    std::erase_if(chains, [](const auto& c) { return !c.liberties.empty(); });
    return chains;
}

} // namespace topoban
