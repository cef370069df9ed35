// SPDX-License-Identifier: MIT
#pragma once

// What must be mended before a game of stones can be played from a drawing.

#include <topoban/core/player.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/surface/graph.hpp>

#include <cstdint>
#include <optional>
#include <ostream>
#include <vector>

namespace topoban {

/// One thing that keeps a game or study from starting.
template <int Capacity>
struct setup_defect {
    enum class kind : std::uint8_t {
        komi_out_of_range,       ///< beyond plus or minus the board's point count
        no_next_player,          ///< nobody is chosen to move first
        off_board,               ///< stones on points that the board does not have
        both_colours,            ///< points that hold a stone of either colour
        chain_without_liberties, ///< a chain has no liberty
    };
    kind what{};                ///< the rule that is broken
    komi asked;                 ///< the komi asked for, where that is wrong
    point_set<Capacity> points; ///< the stones that are wrong

    [[nodiscard]] friend bool operator==(const setup_defect&, const setup_defect&) = default;
    friend std::ostream& operator<<(std::ostream& out, const setup_defect& d) {
        switch (d.what) {
        case kind::komi_out_of_range: return out << "komi out of range: " << d.asked;
        case kind::no_next_player: return out << "no player is to move";
        case kind::off_board: return out << "stones off the board: " << d.points;
        case kind::both_colours: return out << "stones of both colours: " << d.points;
        case kind::chain_without_liberties: break;
        }
        return out << "chain without a liberty: " << d.points;
    }
};

namespace detail {
/// Every defect of a drawing but its komi. Chains are looked at once all stones are where one can
/// be.
template <graph Graph>
[[nodiscard]] std::vector<setup_defect<Graph::capacity>>
stone_defects(const Graph& board, const colouring<Graph::capacity>& stones,
              std::optional<player> turn) {
    using defect = setup_defect<Graph::capacity>;
    using kind = typename defect::kind;
    std::vector<defect> defects;
    if (turn != player::first && turn != player::second)
        defects.push_back({kind::no_next_player, {}, {}});
    const auto off_board = stones.occupied() - point_set<Graph::capacity>::below(board.size());
    const auto doubled = stones.black & stones.white;
    if (!off_board.empty()) defects.push_back({kind::off_board, {}, off_board});
    if (!doubled.empty()) defects.push_back({kind::both_colours, {}, doubled});
    if (!off_board.empty() || !doubled.empty()) return defects;
    for (const auto& chain : chains_without_liberties(board, stones))
        defects.push_back({kind::chain_without_liberties, {}, chain.points});
    return defects;
}
} // namespace detail

} // namespace topoban
