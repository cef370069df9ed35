// SPDX-License-Identifier: MIT
#pragma once

// A path across a surface, step by step: what rays, moves and pictures of both are made of.

#include <topoban/core/point.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/square_surface.hpp>

#include <optional>
#include <vector>

namespace topoban {

/// One step of a path: through a side or a corner, and how one arrives.
struct segment {
    cell from = no_point;             ///< where it begins
    heading leaves = heading::north;  ///< with which heading
    cell to = no_point;               ///< where it ends
    heading arrives = heading::north; ///< with which heading there
    frame transport;                  ///< what the step does to everything carried along

    [[nodiscard]] friend constexpr bool operator==(const segment&,
                                                   const segment&) noexcept = default;
};

/// Segment after segment, each from where the last one ended.
using path = std::vector<segment>;

/// One step as a segment, where there is one.
template <square_surface S>
[[nodiscard]] constexpr std::optional<segment> segment_from(const S& s, cell from, heading leaves) {
    const std::optional<step> taken = step_along(s, from, leaves);
    if (!taken) return std::nullopt;
    return segment{from, leaves, taken->to, carried(taken->transport, leaves), taken->transport};
}

} // namespace topoban
