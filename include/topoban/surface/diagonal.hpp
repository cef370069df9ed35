// SPDX-License-Identifier: MIT
#pragma once

// Diagonal steps, where a surface has them: both ways round the corner must agree.

#include <topoban/core/point.hpp>
#include <topoban/surface/square_surface.hpp>

#include <array>
#include <optional>

namespace topoban {

/// A diagonal direction: one vertical and one horizontal half.
struct diagonal {
    direction vertical = direction::north;
    direction horizontal = direction::east;

    /// The diagonal as a frame carries it; only for frames that keep the vertical axis.
    [[nodiscard]] constexpr diagonal carried(frame transport) const noexcept {
        return {transport(vertical), transport(horizontal)};
    }
    [[nodiscard]] friend constexpr bool operator==(const diagonal&,
                                                   const diagonal&) noexcept = default;
};

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

/// Which of the four a corner is.
template <square_surface S>
[[nodiscard]] constexpr diagonal_kind kind_of_diagonal(const S& s, cell c, diagonal d) {
    const std::optional<step> one = two_steps(s, c, d.vertical, d.horizontal);
    const std::optional<step> other = two_steps(s, c, d.horizontal, d.vertical);
    if (!one || !other) return diagonal_kind::boundary;
    if (*one != *other) return diagonal_kind::cone;
    return one->to == c ? diagonal_kind::loop : diagonal_kind::step;
}

/// The diagonal step: there where both cardinal orders exist, agree on cell and transport and lead
/// to another cell. Pieces on the two cells beside it do not matter.
template <square_surface S>
[[nodiscard]] constexpr std::optional<step> diagonal_step(const S& s, cell c, diagonal d) {
    if (kind_of_diagonal(s, c, d) != diagonal_kind::step) return std::nullopt;
    return two_steps(s, c, d.vertical, d.horizontal);
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
