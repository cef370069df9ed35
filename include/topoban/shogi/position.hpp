// SPDX-License-Identifier: MIT
#pragma once

// A shogi position: pieces, hands and the side to move, as anyone may draw it.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/shogi/hand.hpp>
#include <topoban/shogi/piece.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace topoban::shogi {

/// A position on a board of `Capacity` cells. `==` compares all of it, every facing included; what
/// repetition compares is `same_for_repetition`.
template <int Capacity>
struct position {
    std::array<piece, std::size_t(Capacity)> cells{}; ///< what stands on each
    std::array<hand, 2> hands{};                      ///< the first player's and the second's
    player turn = player::first;                      ///< the side to move

    /// What stands on a cell, which must be on the board.
    [[nodiscard]] constexpr piece at(cell c) const noexcept {
        TOPOBAN_EXPECTS(0 <= c && c < Capacity);
        return 0 <= c && c < Capacity ? cells[std::size_t(c)] : piece{};
    }
    /// Makes a cell, which must be on the board, hold this, whatever it held.
    constexpr void put(cell c, piece p) noexcept {
        TOPOBAN_EXPECTS(0 <= c && c < Capacity);
        if (0 <= c && c < Capacity) cells[std::size_t(c)] = p;
    }
    /// A player's hand.
    [[nodiscard]] constexpr const hand& hand_of(player who) const& noexcept {
        return hands[who == player::first ? 0 : 1];
    }
    /// A player's hand, to change.
    [[nodiscard]] constexpr hand& hand_of(player who) & noexcept {
        return hands[who == player::first ? 0 : 1];
    }
    [[nodiscard]] constexpr hand hand_of(player who) const&& noexcept {
        return hands[who == player::first ? 0 : 1];
    }
    /// The first cell with a king of this player, if there is one.
    [[nodiscard]] constexpr std::optional<cell> king_of(player who) const noexcept {
        for (cell c = 0; c < Capacity; ++c)
            if (at(c).is(who, piece_type::king)) return c;
        return std::nullopt;
    }

    [[nodiscard]] friend constexpr bool operator==(const position&,
                                                   const position&) noexcept = default;
};

/// Whether repetition takes two positions for one: everything equal but the facing of kings, rooks
/// and bishops (rules-shogi.md §11).
template <int Capacity>
[[nodiscard]] constexpr bool same_for_repetition(const position<Capacity>& a,
                                                 const position<Capacity>& b) noexcept {
    if (a.turn != b.turn || a.hands != b.hands) return false;
    for (std::size_t c = 0; c < a.cells.size(); ++c)
        if (a.cells[c].for_repetition() != b.cells[c].for_repetition()) return false;
    return true;
}

/// The parts of a position's key; the key is all of them, exclusive-ored.
[[nodiscard]] constexpr std::uint64_t piece_key(cell c, piece p) noexcept {
    return p.is_empty() ? 0 : mix64(std::uint64_t(p.for_repetition().code()) << 32 | unsigned(c));
}
/// The same for so many of a kind in a hand.
[[nodiscard]] constexpr std::uint64_t hand_key(player who, piece_type type, int count) noexcept {
    return count == 0 ? 0
                      : mix64(std::uint64_t{1} << 63 | std::uint64_t(topoban::index_of(who)) << 48 |
                              std::uint64_t(index_of(type)) << 32 | unsigned(count));
}
/// The same for the side to move.
[[nodiscard]] constexpr std::uint64_t turn_key(player who) noexcept {
    return who == player::first ? 0 : mix64(~std::uint64_t{0});
}

/// The key from scratch: equal for positions that are the same for repetition.
template <int Capacity>
[[nodiscard]] constexpr std::uint64_t key_of(const position<Capacity>& p) noexcept {
    std::uint64_t key = turn_key(p.turn);
    for (cell c = 0; c < Capacity; ++c) key ^= piece_key(c, p.at(c));
    for (const player who : {player::first, player::second})
        for (const piece_type type : hand_types)
            key ^= hand_key(who, type, p.hand_of(who).count(type));
    return key;
}

} // namespace topoban::shogi

template <int Capacity>
struct std::hash<topoban::shogi::position<Capacity>> {
    [[nodiscard]] std::size_t
    operator()(const topoban::shogi::position<Capacity>& p) const noexcept {
        return std::hash<std::uint64_t>{}(topoban::shogi::key_of(p));
    }
};
