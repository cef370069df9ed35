// SPDX-License-Identifier: MIT
#pragma once

// Walking round a mesh vertex, corner by corner.

#include <topoban/core/point.hpp>
#include <topoban/surface/square_surface.hpp>

#include <optional>
#include <ostream>

namespace topoban {

/// A corner of a cell seen by a walker who goes round the mesh vertex there: `ahead` is the side
/// to be crossed next, `behind` the other side that meets at the corner.
struct corner {
    cell at = no_point;                 ///< the cell
    direction ahead = direction::north; ///< its side to be crossed next
    direction behind = direction::west; ///< its other side

    /// 0 … 3, whichever way the walker goes: the corner clockwise after side k is number k.
    [[nodiscard]] constexpr int number() const noexcept {
        return turned(behind, 1) == ahead ? index_of(behind) : index_of(ahead);
    }
    /// The same corner, walking the other way round.
    [[nodiscard]] constexpr corner reversed() const noexcept { return {at, behind, ahead}; }

    [[nodiscard]] friend constexpr bool operator==(const corner&, const corner&) noexcept = default;
};

/// Prints the cell and the sides behind and ahead, as in `12 NE`.
inline std::ostream& operator<<(std::ostream& out, const corner& k) {
    return out << k.at << ' ' << k.behind << k.ahead;
}

/// Corner `number` of a cell, walking clockwise round the cell's centre.
[[nodiscard]] constexpr corner corner_of(cell c, int number) noexcept {
    const auto side = static_cast<direction>(number & 3);
    return {c, turned(side, 1), side};
}

/// The next corner round the same mesh vertex, or nothing where a boundary is in the way.
template <square_surface S>
[[nodiscard]] constexpr std::optional<corner> next_corner(const S& s, const corner& from) {
    const std::optional<step> crossed = s.step_from(from.at, from.ahead);
    if (!crossed) return std::nullopt;
    return corner{crossed->to, crossed->transport(from.behind), way_back(*crossed, from.ahead)};
}

} // namespace topoban
