// SPDX-License-Identifier: MIT
#pragma once

// Walking straight on, round every seam, until the surface itself says stop.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/path.hpp>
#include <topoban/surface/square_surface.hpp>

#include <array>
#include <optional>
#include <string_view>

namespace topoban {

/// Why a ray goes no further.
enum class ray_end : unsigned char {
    boundary,  ///< the board ends
    cone,      ///< the next diagonal crosses a cone point, or leads to its own cell
    departure, ///< the next cell is the one the ray started from
    stopped    ///< it was not to go on
};

/// The names: "boundary", "cone point", "departure square", "stopped".
constexpr auto enum_names(ray_end) noexcept {
    return std::to_array<std::string_view>(
        {"boundary", "cone point", "departure square", "stopped"});
}

/// A ray and its end.
struct ray {
    path segments;                   ///< step after step; empty where not even the first exists
    ray_end end = ray_end::boundary; ///< why it goes no further
};

/// The ray that leaves `departure` with a heading; `goes_on` is asked on each cell, and says
/// whether the ray leaves it again. Other cells may be met again with another heading. A ray that
/// came back to a directed state would first have come back to its departure, since steps can be
/// undone: so the departure is what ends a closed ray (rules-shogi.md §5).
template <square_surface S, class Predicate>
[[nodiscard]] ray trace_ray(const S& s, cell departure, heading leaves, Predicate goes_on) {
    ray traced;
    cell at = departure;
    while (const std::optional<segment> next = segment_from(s, at, leaves)) {
        if (next->to == departure) {
            traced.end = ray_end::departure;
            return traced;
        }
        traced.segments.push_back(*next);
        at = next->to;
        leaves = next->arrives;
        if (!goes_on(at)) {
            traced.end = ray_end::stopped;
            return traced;
        }
    }
    if (is_diagonal(leaves) &&
        kind_of_diagonal(s, at, diagonal_of(leaves)) != diagonal_kind::boundary)
        traced.end = ray_end::cone;
    return traced;
}

/// The ray to its very end, as on the empty board.
template <square_surface S>
[[nodiscard]] ray trace_ray(const S& s, cell departure, heading leaves) {
    return trace_ray(s, departure, leaves, [](cell) { return true; });
}

} // namespace topoban
