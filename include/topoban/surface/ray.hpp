// SPDX-License-Identifier: MIT
#pragma once

// Walking straight on, round every seam, until the surface itself says stop.

#include <topoban/core/point.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/square_surface.hpp>

#include <optional>
#include <ostream>
#include <type_traits>

namespace topoban {

/// A place on a ray: the cell, the heading there, and the transport of everything carried along
/// from the departure.
struct ray_place {
    cell at = no_point;              ///< the cell
    heading travel = heading::north; ///< the heading there
    frame transport;                 ///< of everything carried along

    [[nodiscard]] friend constexpr bool operator==(const ray_place&,
                                                   const ray_place&) noexcept = default;
};

/// Why a ray goes no further.
enum class ray_end : unsigned char {
    boundary,  ///< the board ends
    cone,      ///< the next diagonal crosses a cone point, or leads to its own cell
    departure, ///< the next cell is the one the ray started from
    stopped    ///< the visitor wanted no more
};

/// The next place of a ray, or nothing at a boundary or a forbidden corner.
template <square_surface S>
[[nodiscard]] constexpr std::optional<ray_place> next_place(const S& s, const ray_place& from) {
    const std::optional<step> taken = step_along(s, from.at, from.travel);
    if (!taken) return std::nullopt;
    return ray_place{taken->to, carried(taken->transport, from.travel),
                     taken->transport * from.transport};
}

/// Visits the places of the ray that leaves `departure` with heading `h`, in order; the visitor
/// returns whether to go on. Other cells may be met again with another heading. A ray that came
/// back to a directed state would first have come back to its departure, since steps can be
/// undone: so the departure is what ends a closed ray (rules-shogi.md §5).
template <square_surface S, class Visitor>
constexpr ray_end walk_ray(const S& s, cell departure, heading h, Visitor&& visit) {
    ray_place at{departure, h, frame{}};
    while (true) {
        const std::optional<ray_place> next = next_place(s, at);
        if (!next) {
            const bool is_cone =
                is_diagonal(at.travel) &&
                kind_of_diagonal(s, at.at, diagonal_of(at.travel)) != diagonal_kind::boundary;
            return is_cone ? ray_end::cone : ray_end::boundary;
        }
        if (next->at == departure) return ray_end::departure;
        if (!visit(*next)) return ray_end::stopped;
        at = *next;
    }
}

/// "boundary", "cone point", "departure square" or "stopped".
inline std::ostream& operator<<(std::ostream& out, ray_end end) {
    return out << (end == ray_end::boundary    ? "boundary"
                   : end == ray_end::cone      ? "cone point"
                   : end == ray_end::departure ? "departure square"
                                               : "stopped");
}

} // namespace topoban
