// SPDX-License-Identifier: MIT
#pragma once

// Who attacks a cell, and over which route: for people, who want to see it.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/shogi/geometry/knight.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/movement.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/ray.hpp>

#include <cstdint>
#include <ostream>
#include <vector>

namespace topoban::shogi {

/// One clear route from an attacker to its target. A piece may attack one cell over several.
struct attack {
    cell from = no_point;      ///< where the attacker stands
    std::vector<cell> between; ///< the empty cells on the way, from the attacker on

    [[nodiscard]] friend bool operator==(const attack&, const attack&) = default;
};

/// Why a piece gets no further along one of its rays.
enum class stop_reason : std::uint8_t {
    boundary,  ///< the board ends
    cone,      ///< the next diagonal crosses a cone point
    departure, ///< the ray is back at its departure square
    own_piece, ///< a piece of the same player is in the way
    king,      ///< the opponent's king is in the way, and is never captured
    capture    ///< a piece that can be captured, and not passed
};

/// Prints the reason in words.
inline std::ostream& operator<<(std::ostream& out, stop_reason why) {
    constexpr const char* words[] = {"boundary",  "cone point", "departure square", // NOLINT
                                     "own piece", "king",       "capture"};
    return out << words[static_cast<int>(why)];
}

/// Where a ray of a slider stops.
struct ray_stop {
    heading leaves = heading::north; ///< the heading with which it leaves its piece
    cell last = no_point;            ///< the piece in the way, or the last cell before the end
    stop_reason why = stop_reason::boundary; ///< what stops it

    [[nodiscard]] friend bool operator==(const ray_stop&, const ray_stop&) = default;
};

namespace detail {
/// The headings of a set, as a piece with this facing means them.
template <class Visitor>
void for_each_heading(heading_set set, facing faces, Visitor visit) {
    for (const heading h : headings)
        if ((set >> index_of(h) & 1) != 0) visit(relative_to(faces, h));
}
} // namespace detail

/// Every clear route over which the piece on `from` attacks `target`.
template <upright_surface Surface>
[[nodiscard]] std::vector<attack> routes(const position<Surface::capacity>& p, cell from,
                                         cell target) {
    const Surface s;
    const piece attacker = p.at(from);
    const movement how = movement_of(attacker);
    std::vector<attack> found;
    if (from == target) return found;
    detail::for_each_heading(how.steps, attacker.faces(), [&](heading h) {
        if (const auto taken = step_along(s, from, h); taken && taken->to == target)
            found.push_back({from, {}});
    });
    if (how.jumps)
        for (const direction side : {direction::east, direction::west})
            if (const auto jump = knight_jump(s, from, forward(attacker.faces()), side);
                jump && jump->to == target)
                found.push_back({from, {}});
    detail::for_each_heading(how.slides, attacker.faces(), [&](heading h) {
        attack route{from, {}};
        walk_ray(s, from, h, [&](const ray_place& place) {
            if (place.at == target) found.push_back(route);
            route.between.push_back(place.at);
            return p.at(place.at).is_empty();
        });
    });
    return found;
}

/// Every route over which a piece of `by` attacks `target`, attackers in order.
template <upright_surface Surface>
[[nodiscard]] std::vector<attack> attacks_on(const position<Surface::capacity>& p, cell target,
                                             player by) {
    std::vector<attack> found;
    for (cell c = 0; c < Surface::capacity; ++c)
        if (p.at(c).belongs_to(by))
            for (attack& route : routes<Surface>(p, c, target)) found.push_back(std::move(route));
    return found;
}

/// Where each ray of the slider on `from` stops; empty for other pieces.
template <upright_surface Surface>
[[nodiscard]] std::vector<ray_stop> ray_stops(const position<Surface::capacity>& p, cell from) {
    const piece mover = p.at(from);
    std::vector<ray_stop> found;
    detail::for_each_heading(movement_of(mover).slides, mover.faces(), [&](heading h) {
        ray_stop stop{h, from, stop_reason::boundary};
        const ray_end end = walk_ray(Surface{}, from, h, [&](const ray_place& place) {
            stop.last = place.at;
            return p.at(place.at).is_empty();
        });
        const piece there = p.at(stop.last);
        if (end != ray_end::stopped)
            stop.why = end == ray_end::boundary ? stop_reason::boundary
                       : end == ray_end::cone   ? stop_reason::cone
                                                : stop_reason::departure;
        else if (there.owner() == mover.owner())
            stop.why = stop_reason::own_piece;
        else
            stop.why = there.type() == piece_type::king ? stop_reason::king : stop_reason::capture;
        found.push_back(stop);
    });
    return found;
}

} // namespace topoban::shogi
