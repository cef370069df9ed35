// SPDX-License-Identifier: MIT
#pragma once

// The eight ways out of a cell: four through its sides, four through its corners.

#include <topoban/core/contracts.hpp>
#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/square_surface.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace topoban {

/// A direction of travel, clockwise from north. Even values go through a side, odd through a
/// corner.
enum class heading : std::uint8_t {
    north,
    north_east,
    east,
    south_east,
    south,
    south_west,
    west,
    north_west
};

/// All eight, clockwise from north.
inline constexpr std::array<heading, 8> headings{
    heading::north, heading::north_east, heading::east, heading::south_east,
    heading::south, heading::south_west, heading::west, heading::north_west};

/// 0 … 7: an array index.
[[nodiscard]] constexpr int index_of(heading h) noexcept { return static_cast<int>(h); }

/// The heading after so many eighth-turns clockwise (negative: anticlockwise).
[[nodiscard]] constexpr heading turned(heading h, int eighth_turns) noexcept {
    return static_cast<heading>((index_of(h) + eighth_turns) & 7);
}

/// The way back.
[[nodiscard]] constexpr heading opposite(heading h) noexcept { return turned(h, 4); }

/// Whether the way leads through a corner.
[[nodiscard]] constexpr bool is_diagonal(heading h) noexcept { return (index_of(h) & 1) != 0; }

/// A direction, as a heading.
[[nodiscard]] constexpr heading heading_of(direction d) noexcept {
    return static_cast<heading>(2 * index_of(d));
}

/// The direction of a heading that is not diagonal.
[[nodiscard]] constexpr direction direction_of(heading h) noexcept {
    TOPOBAN_EXPECTS(!is_diagonal(h));
    return static_cast<direction>(index_of(h) / 2);
}

/// The two halves of a diagonal heading.
[[nodiscard]] constexpr diagonal diagonal_of(heading h) noexcept {
    TOPOBAN_EXPECTS(is_diagonal(h));
    return {
        h == heading::north_east || h == heading::north_west ? direction::north : direction::south,
        h == heading::north_east || h == heading::south_east ? direction::east : direction::west};
}

/// The heading as a frame carries it.
[[nodiscard]] constexpr heading carried(frame transport, heading h) noexcept {
    return turned(transport.is_mirrored() ? turned(heading::north, -index_of(h)) : h,
                  2 * transport.quarter_turns());
}

/// One step: through a side, or across a corner that both cardinal orders agree on.
template <square_surface S>
[[nodiscard]] constexpr std::optional<step> step_along(const S& s, cell c, heading h) {
    if (is_diagonal(h)) return diagonal_step(s, c, diagonal_of(h));
    return s.step_from(c, direction_of(h));
}

/// The headings' letters, as they are printed.
constexpr auto enum_names(heading) noexcept {
    return std::to_array<std::string_view>({"N", "NE", "E", "SE", "S", "SW", "W", "NW"});
}

} // namespace topoban
