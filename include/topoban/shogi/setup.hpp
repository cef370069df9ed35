// SPDX-License-Identifier: MIT
#pragma once

// What a position may show before it can be played from.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/hand.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/shogi/position.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <vector>

namespace topoban::shogi {

/// One thing wrong with a position (rules-shogi.md §12).
struct setup_defect {
    enum class kind : std::uint8_t {
        second_king,     ///< at `at`, after another of the same player
        promoted_king,   ///< at `at`
        promoted_gold,   ///< at `at`
        reversed_facing, ///< at `at`, on a board where facing stays the owner's
        hand_too_large   ///< more than 255 of `type`
    };
    kind what{};                        ///< what is wrong
    cell at = no_point;                 ///< where, if it is on the board
    player owner = player::first;       ///< whose piece or hand
    piece_type type = piece_type::king; ///< which kind

    [[nodiscard]] friend constexpr bool operator==(const setup_defect&,
                                                   const setup_defect&) noexcept = default;
    friend std::ostream& operator<<(std::ostream& out, const setup_defect& d) {
        constexpr std::array<const char*, 5> words{"second king", "promoted king", "promoted gold",
                                                   "reversed facing", "hand too large"};
        out << words[std::size_t(d.what)];
        if (d.at != no_point) out << " at " << d.at;
        return out;
    }
};

/// Everything that is wrong with a position on this board; empty for one that can be played from.
/// Any number of other pieces, pawns without a forward step, missing kings and a side not to move
/// that stands in check are allowed.
template <army Army>
[[nodiscard]] std::vector<setup_defect> defects_of(const position<Army::surface::capacity>& drawn) {
    using kind = setup_defect::kind;
    static const facing_rule facing_is = Army::layout().edited_facing;
    std::vector<setup_defect> found;
    std::array<bool, 2> has_king{};
    for (cell c = 0; c < Army::surface::capacity; ++c) {
        const piece p = drawn.at(c);
        if (p.is_empty()) continue;
        const auto add = [&](kind what) { found.push_back({what, c, p.owner(), p.type()}); };
        if (p.type() == piece_type::king) {
            bool& seen = has_king[std::size_t(topoban::index_of(p.owner()))];
            if (seen) add(kind::second_king);
            seen = true;
            if (p.is_promoted()) add(kind::promoted_king);
        }
        if (p.type() == piece_type::gold && p.is_promoted()) add(kind::promoted_gold);
        if (facing_is == facing_rule::fixed_to_owner && p.faces() != default_facing(p.owner()))
            add(kind::reversed_facing);
    }
    for (const player who : {player::first, player::second})
        for (const piece_type type : hand_types)
            if (drawn.hand_of(who).count(type) > hand::most_of_a_kind)
                found.push_back({kind::hand_too_large, no_point, who, type});
    return found;
}

} // namespace topoban::shogi
