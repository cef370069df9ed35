// SPDX-License-Identifier: MIT
#pragma once

// The four directions of a square's compass.

#include <topoban/core/enum_names.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace topoban {

/// A side of a cell and the way through it. North is towards increasing ranks, east towards
/// later files, as the chart is drawn.
enum class direction : std::uint8_t { north, east, south, west };

/// All four, clockwise from north.
inline constexpr std::array<direction, 4> directions{direction::north, direction::east,
                                                     direction::south, direction::west};

/// The direction after so many quarter-turns clockwise (negative: anticlockwise).
[[nodiscard]] constexpr direction turned(direction d, int quarter_turns) noexcept {
    return static_cast<direction>((static_cast<int>(d) + quarter_turns) & 3);
}

/// The way back.
[[nodiscard]] constexpr direction opposite(direction d) noexcept { return turned(d, 2); }

/// 0 … 3: an array index.
[[nodiscard]] constexpr int index_of(direction d) noexcept { return static_cast<int>(d); }

/// N, E, S or W.
[[nodiscard]] constexpr char letter(direction d) noexcept { return "NESW"[index_of(d)]; }

/// The directions' letters, as they are printed.
constexpr auto enum_names(direction) noexcept {
    return std::to_array<std::string_view>({"N", "E", "S", "W"});
}

} // namespace topoban
