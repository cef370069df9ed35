// SPDX-License-Identifier: MIT
#pragma once

// Anything a person may draw, and what must be mended before it can be played from.

#include <topoban/core/player.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/graph.hpp>

#include <cstdint>
#include <ostream>
#include <vector>

namespace topoban::go {

/// The komi White receives by default: half a point.
inline constexpr int default_komi_half_points = 1;

/// A diagram with a player to move: chains may lack liberties. A state is made of it by
/// `state::study`.
template <int Capacity>
struct setup {
    colouring<Capacity> stones;  ///< anything a person may draw
    player turn = player::first; ///< the player to move

    [[nodiscard]] friend bool operator==(const setup&, const setup&) = default;
};

/// One thing that keeps a game or study from starting.
template <int Capacity>
struct setup_defect {
    enum class kind : std::uint8_t {
        komi_out_of_range, ///< beyond plus or minus the board's point count
        breathless_chain   ///< a chain has no liberty
    };
    kind what{};               ///< the rule that is broken
    int komi_half_points = 0;  ///< the komi asked for
    point_set<Capacity> chain; ///< the chain without a liberty

    [[nodiscard]] friend bool operator==(const setup_defect&, const setup_defect&) = default;
    friend std::ostream& operator<<(std::ostream& out, const setup_defect& d) {
        if (d.what == kind::breathless_chain) return out << "chain without a liberty: " << d.chain;
        return out << "komi out of range: " << d.komi_half_points << " half-points";
    }
};

/// Whether a komi is an integer number of half-points within ±2 · points.
template <graph Graph>
[[nodiscard]] bool is_komi(const Graph& board, int komi_half_points) {
    return -2 * board.size() <= komi_half_points && komi_half_points <= 2 * board.size();
}

/// Every defect of a setup, not only the first; none: it can be played from.
template <graph Graph>
[[nodiscard]] std::vector<setup_defect<Graph::capacity>>
defects_of(const Graph& board, const setup<Graph::capacity>& drawn, int komi_half_points) {
    using defect = setup_defect<Graph::capacity>;
    std::vector<defect> found;
    if (!is_komi(board, komi_half_points))
        found.push_back({defect::kind::komi_out_of_range, komi_half_points, {}});
    for (const auto& chain : chains_without_liberties(board, drawn.stones))
        found.push_back({defect::kind::breathless_chain, komi_half_points, chain.points});
    return found;
}

} // namespace topoban::go
