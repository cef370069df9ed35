// SPDX-License-Identifier: MIT
#pragma once

// Where a game of stones begins, whose turn it is, how many passes stand, and how it ends.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/player.hpp>
#include <topoban/stones/area.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string_view>

namespace topoban {

/// The course of play without the board. The turn changes with every action but a resignation;
/// two passes in a row or a resignation end the game (rules-go.md §4).
struct turn_order {
    player turn = player::first; ///< to move
    std::uint8_t passes = 0;     ///< in a row, 0 … 2
    bool resigned = false;       ///< by the player to move
    int ply = 0;                 ///< actions so far

    /// Whether nothing may follow.
    [[nodiscard]] constexpr bool has_ended() const noexcept { return passes == 2 || resigned; }
    /// Any action but a pass or a resignation.
    constexpr void move() noexcept {
        passes = 0;
        turn = opponent(turn);
        ++ply;
    }
    /// One pass more in a row.
    constexpr void pass() noexcept {
        ++passes;
        turn = opponent(turn);
        ++ply;
    }
    /// The player to move resigns and stays the player to move.
    constexpr void resign() noexcept {
        resigned = true;
        ++ply;
    }
    [[nodiscard]] friend constexpr bool operator==(const turn_order&,
                                                   const turn_order&) noexcept = default;
};

/// Why a game of stones ended.
enum class end_reason : std::uint8_t { passes, resign };

/// Their names, as the documents spell them.
constexpr auto enum_names(end_reason) noexcept {
    return std::to_array<std::string_view>({"passes", "resign"});
}

/// Prints the reason as the documents spell it.
inline std::ostream& operator<<(std::ostream& out, end_reason reason) {
    return out << (reason == end_reason::passes ? "passes" : "resign");
}

/// How a game of stones ended.
struct area_outcome {
    end_reason reason = end_reason::passes; ///< what ended it
    std::optional<player> winner;           ///< nobody: a draw
    std::optional<int> margin_half_points;  ///< Black's lead; none after a resignation

    [[nodiscard]] friend bool operator==(const area_outcome&, const area_outcome&) = default;
};

/// The outcome of a course of play on a board that was left with this area, if it has ended.
template <class MakeArea>
[[nodiscard]] std::optional<area_outcome> outcome_of(const turn_order& order, int komi_half_points,
                                                     MakeArea final_area) {
    if (order.resigned) return area_outcome{end_reason::resign, opponent(order.turn), std::nullopt};
    if (!order.has_ended()) return std::nullopt;
    const int margin = final_area().margin_half_points(komi_half_points);
    area_outcome ending{end_reason::passes, std::nullopt, margin};
    if (margin != 0) ending.winner = margin > 0 ? player::first : player::second;
    return ending;
}

} // namespace topoban
