// SPDX-License-Identifier: MIT
#pragma once

// Where a piece that only goes forward would never move again.

#include <topoban/core/point.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/square_surface.hpp>

#include <optional>

namespace topoban {

/// Whether fewer than `steps` steps in a row lead on from `c` in direction `forward`: one for a
/// pawn or a lance, two for a knight (rules-shogi.md §7).
template <square_surface S>
[[nodiscard]] constexpr bool is_dead_end(const S& s, cell c, direction forward, int steps) {
    for (int i = 0; i < steps; ++i) {
        const std::optional<step> taken = s.step_from(c, forward);
        if (!taken) return true;
        c = taken->to;
        forward = taken->transport(forward);
    }
    return false;
}

} // namespace topoban
