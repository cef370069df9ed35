// SPDX-License-Identifier: MIT
#pragma once

// The mesh vertices at which other than four corners meet.

#include <topoban/core/point.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/square_surface.hpp>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace topoban {

/// The corners that meet at each cone point: inner mesh vertices with other than four corners;
/// none for a surface that is badly glued.
template <square_surface S>
[[nodiscard]] std::vector<std::vector<corner>> cone_points_of(const S& s) {
    std::vector<std::vector<corner>> cones;
    if (!is_well_glued(s)) return cones;
    std::vector<bool> seen(4 * std::size_t(s.size()));
    for (cell c = 0; c < s.size(); ++c) {
        for (int number = 0; number < 4; ++number) {
            std::vector<corner> round;
            std::optional<corner> at = corner_of(c, number);
            while (at && !seen[static_cast<std::size_t>(4 * at->at + at->number())]) {
                seen[static_cast<std::size_t>(4 * at->at + at->number())] = true;
                round.push_back(*at);
                at = next_corner(s, *at);
            }
            // A walk that a boundary ended, or that met an earlier one, went round no inner vertex.
            const bool is_closed = at && !round.empty() && at->at == c &&
                                   at->number() == corner_of(c, number).number();
            if (is_closed && round.size() != 4) cones.push_back(std::move(round));
        }
    }
    return cones;
}

} // namespace topoban
