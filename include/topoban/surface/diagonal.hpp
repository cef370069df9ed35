// SPDX-License-Identifier: MIT
#pragma once

// Diagonal steps, where a surface has them: both ways round the corner must agree.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/square_surface.hpp>

#include <array>
#include <optional>
#include <ostream>
#include <string_view>

namespace topoban {

/// A diagonal direction: one vertical and one horizontal half.
struct diagonal {
    direction vertical = direction::north;  ///< north or south
    direction horizontal = direction::east; ///< east or west

    /// The diagonal as a frame carries it; only for frames that keep the vertical axis.
    [[nodiscard]] constexpr diagonal carried(frame transport) const noexcept {
        return {transport(vertical), transport(horizontal)};
    }
    [[nodiscard]] friend constexpr bool operator==(const diagonal&,
                                                   const diagonal&) noexcept = default;
};

/// Prints the two letters, as in `NE`.
inline std::ostream& operator<<(std::ostream& out, const diagonal& d) {
    return out << d.vertical << d.horizontal;
}

/// All four, clockwise from north-east.
inline constexpr std::array<diagonal, 4> diagonals{{{direction::north, direction::east},
                                                    {direction::south, direction::east},
                                                    {direction::south, direction::west},
                                                    {direction::north, direction::west}}};

/// Two steps in a row, the second direction carried along the first.
template <square_surface S>
[[nodiscard]] constexpr std::optional<step> two_steps(const S& s, cell c, direction first,
                                                      direction second) {
    const std::optional<step> one = s.step_from(c, first);
    if (!one) return std::nullopt;
    const std::optional<step> two = s.step_from(one->to, one->transport(second));
    if (!two) return std::nullopt;
    return step{two->to, two->transport * one->transport};
}

/// What a diagonal step can be.
enum class diagonal_kind : unsigned char {
    step,     ///< both cardinal orders exist, agree and lead to another cell
    boundary, ///< one of the orders leaves the board
    cone,     ///< the orders disagree: a cone point lies on the corner
    loop      ///< the orders agree on the cell itself (small quotients)
};

/// The kinds in words.
constexpr auto enum_names(diagonal_kind) noexcept {
    return std::to_array<std::string_view>({"step", "boundary", "cone", "loop"});
}

/// The two ways round a corner, the vertical half first and the horizontal half first.
struct corner_ways {
    std::optional<step> vertical_first;   ///< nothing where a boundary is in the way
    std::optional<step> horizontal_first; ///< nothing where a boundary is in the way

    /// Which of the four the corner of cell `c` is.
    [[nodiscard]] constexpr diagonal_kind kind(cell c) const noexcept {
        if (!vertical_first || !horizontal_first) return diagonal_kind::boundary;
        if (*vertical_first != *horizontal_first) return diagonal_kind::cone;
        return vertical_first->to == c ? diagonal_kind::loop : diagonal_kind::step;
    }
};

/// Both ways from `c` to the cell diagonally across.
template <square_surface S>
[[nodiscard]] constexpr corner_ways ways_across(const S& s, cell c, diagonal d) {
    return {two_steps(s, c, d.vertical, d.horizontal), two_steps(s, c, d.horizontal, d.vertical)};
}

/// What the diagonal step is.
template <square_surface S>
[[nodiscard]] constexpr diagonal_kind kind_of_diagonal(const S& s, cell c, diagonal d) {
    return ways_across(s, c, d).kind(c);
}

/// The diagonal step: there where both cardinal orders exist, agree on cell and transport and lead
/// to another cell. Pieces on the two cells beside it do not matter.
template <square_surface S>
[[nodiscard]] constexpr std::optional<step> diagonal_step(const S& s, cell c, diagonal d) {
    const corner_ways ways = ways_across(s, c, d);
    return ways.kind(c) == diagonal_kind::step ? ways.vertical_first : std::nullopt;
}

/// The number of (cell, diagonal direction) pairs that a cone point forbids.
template <square_surface S>
[[nodiscard]] constexpr int forbidden_diagonals(const S& s) {
    int count = 0;
    for (cell c = 0; c < s.size(); ++c)
        for (const diagonal d : diagonals)
            count += kind_of_diagonal(s, c, d) == diagonal_kind::cone ? 1 : 0;
    return count;
}

} // namespace topoban
