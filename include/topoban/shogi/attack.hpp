// SPDX-License-Identifier: MIT
#pragma once

// Who attacks a cell, and over which route: for people, who want to see it.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/paths.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/ray.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
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

/// The reasons in words.
constexpr auto enum_names(stop_reason) noexcept {
    return std::to_array<std::string_view>(
        {"boundary", "cone point", "departure square", "own piece", "king", "capture"});
}
using topoban::operator<<;

/// Where a ray of a slider stops.
struct ray_stop {
    heading leaves = heading::north; ///< the heading with which it leaves its piece
    cell last = no_point;            ///< the piece in the way, or the last cell before the end
    stop_reason why = stop_reason::boundary; ///< what stops it

    [[nodiscard]] friend bool operator==(const ray_stop&, const ray_stop&) = default;
};

/// Every clear route over which the piece on `from` attacks `target`.
template <upright_surface Surface>
[[nodiscard]] std::vector<attack> routes(const position<Surface::capacity>& p, cell from,
                                         cell target) {
    std::vector<attack> found;
    for_each_path(Surface{}, p, from, [&](const piece_path& along) {
        const path& segments = along.way.segments;
        for (std::size_t i = along.first_halt(); i < segments.size(); ++i) {
            if (segments[i].to != target) continue;
            attack route{from, {}};
            for (std::size_t j = along.first_halt(); j < i; ++j)
                route.between.push_back(segments[j].to);
            found.push_back(std::move(route));
        }
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

namespace detail {
/// Why a path ends, `there` being what stands on its last cell.
[[nodiscard]] constexpr stop_reason reason_of(ray_end end, piece mover, piece there) noexcept {
    switch (end) {
    case ray_end::boundary: return stop_reason::boundary;
    case ray_end::cone: return stop_reason::cone;
    case ray_end::departure: return stop_reason::departure;
    case ray_end::stopped: break;
    }
    if (there.owner() == mover.owner()) return stop_reason::own_piece;
    return there.type() == piece_type::king ? stop_reason::king : stop_reason::capture;
}
} // namespace detail

/// Where each ray of the slider on `from` stops; empty for other pieces.
template <upright_surface Surface>
[[nodiscard]] std::vector<ray_stop> ray_stops(const position<Surface::capacity>& p, cell from) {
    const piece mover = p.at(from);
    std::vector<ray_stop> found;
    for_each_path(Surface{}, p, from, [&](const piece_path& along) {
        if (along.kind != path_kind::slide) return;
        const auto& [segments, end] = along.way;
        const cell last = segments.empty() ? from : segments.back().to;
        found.push_back({along.leaves, last, detail::reason_of(end, mover, p.at(last))});
    });
    return found;
}

} // namespace topoban::shogi
