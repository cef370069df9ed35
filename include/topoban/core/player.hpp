// SPDX-License-Identifier: MIT
#pragma once

// Who plays, and what stands on a point.

#include <topoban/core/enum_names.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace topoban {

/// A side of a two-player game. Go calls them Black and White, shogi A and B.
enum class player : std::uint8_t { first = 1, second = 2 };

/// The content of a point in Go and CrystalGo. The values are those of the documents: 0, 1, 2.
enum class colour : std::uint8_t { empty = 0, black = 1, white = 2 };

/// The other side.
[[nodiscard]] constexpr player opponent(player who) noexcept {
    return who == player::first ? player::second : player::first;
}

/// The other side's stones; empty stays empty. Without a branch: kernels ask it of stones no
/// predictor can guess.
[[nodiscard]] constexpr colour opponent(colour stones) noexcept {
    return static_cast<colour>(0b01'10'00 >> 2 * static_cast<int>(stones) & 0b11);
}

/// The stones a player places.
[[nodiscard]] constexpr colour stones_of(player who) noexcept { return static_cast<colour>(who); }

/// The player who owns a stone; not for `colour::empty`.
[[nodiscard]] constexpr player owner_of(colour stones) noexcept {
    return static_cast<player>(stones);
}

/// 0 for the first player, 1 for the second: an array index.
[[nodiscard]] constexpr int index_of(player who) noexcept { return static_cast<int>(who) - 1; }

/// The players in words; 0 is none.
constexpr auto enum_names(player) noexcept {
    return std::to_array<std::string_view>({"", "first", "second"});
}

/// The contents of a point in words.
constexpr auto enum_names(colour) noexcept {
    return std::to_array<std::string_view>({"empty", "black", "white"});
}

} // namespace topoban
