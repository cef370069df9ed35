// SPDX-License-Identifier: MIT
#pragma once

// Surfaces on which "forward" is always up or down the chart.

#include <topoban/core/point.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/square_surface.hpp>

#include <optional>

namespace topoban {

/// Whether every step's frame keeps the vertical axis, so that a facing stays `^` or `v`.
template <square_surface S>
[[nodiscard]] constexpr bool keeps_vertical_axis(const S& s) {
    for (cell c = 0; c < s.size(); ++c)
        for (const direction d : directions)
            if (const std::optional<step> taken = s.step_from(c, d);
                taken && !taken->transport.keeps_vertical_axis())
                return false;
    return true;
}

/// Whether no step reverses a facing, so that every piece faces its owner's way for ever.
template <square_surface S>
[[nodiscard]] constexpr bool keeps_facing(const S& s) {
    for (cell c = 0; c < s.size(); ++c)
        for (const direction d : directions)
            if (const std::optional<step> taken = s.step_from(c, d);
                taken && taken->transport.reverses_facing())
                return false;
    return true;
}

/// A surface that is a type and whose frames keep the vertical axis: what shogi asks of a board.
template <class S>
concept upright_surface = static_surface<S> && keeps_vertical_axis(S{});

} // namespace topoban
