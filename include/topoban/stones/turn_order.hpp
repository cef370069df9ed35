// SPDX-License-Identifier: MIT
#pragma once

// Whose turn it is in a game of stones, how many passes stand, and whether it has ended.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/player.hpp>

#include <array>
#include <cstdint>

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

} // namespace topoban
