// SPDX-License-Identifier: MIT
#pragma once

// The captured pieces a player may drop.

#include <topoban/core/contracts.hpp>
#include <topoban/shogi/piece.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <ostream>

namespace topoban::shogi {

/// How many of each kind but the king a player holds; nothing else about them is remembered
/// (rules-shogi.md §8).
class hand {
public:
    /// The most of a kind an edited position may give (rules-shogi.md §12).
    static constexpr int most_of_a_kind = 255;

    constexpr hand() noexcept = default;
    /// A hand of the kinds listed, each as often as it is listed.
    constexpr hand(std::initializer_list<piece_type> types) noexcept {
        for (const piece_type type : types) add(type);
    }

    /// How many of a kind; 0 of kings, which are never held.
    [[nodiscard]] constexpr int count(piece_type type) const noexcept {
        return can_hold(type) ? counts_[slot(type)] : 0;
    }
    /// Whether there is one of a kind.
    [[nodiscard]] constexpr bool holds(piece_type type) const noexcept { return count(type) != 0; }
    [[nodiscard]] constexpr bool empty() const noexcept { return *this == hand{}; }

    /// Puts so many of a kind in, which must not be kings. Beyond 65 535 it stays at that many: more
    /// than any position may have.
    constexpr void add(piece_type type, int how_many = 1) noexcept {
        TOPOBAN_EXPECTS(can_hold(type) && how_many >= 0);
        if (!can_hold(type) || how_many < 0) return;
        constexpr int most = std::numeric_limits<std::uint16_t>::max();
        const int room = most - counts_[slot(type)];
        counts_[slot(type)] =
            static_cast<std::uint16_t>(how_many < room ? counts_[slot(type)] + how_many : most);
    }
    /// Takes one away; the hand must hold it.
    constexpr void remove(piece_type type) noexcept {
        TOPOBAN_EXPECTS(holds(type));
        if (holds(type)) --counts_[slot(type)];
    }

    [[nodiscard]] friend constexpr bool operator==(const hand&, const hand&) noexcept = default;
    /// Prints as in `G2P`, and `-` for an empty hand.
    friend std::ostream& operator<<(std::ostream& out, const hand& h) {
        for (const piece_type type : hand_types) {
            if (h.count(type) > 1) out << h.count(type);
            if (h.holds(type)) out << letter(type);
        }
        return out << (h.empty() ? "-" : "");
    }

private:
    [[nodiscard]] static constexpr bool can_hold(piece_type type) noexcept {
        return piece_type::rook <= type && type <= piece_type::pawn;
    }
    [[nodiscard]] static constexpr std::size_t slot(piece_type type) noexcept {
        return static_cast<std::size_t>(index_of(type) - 1);
    }

    std::array<std::uint16_t, 7> counts_{};
};

} // namespace topoban::shogi
