// SPDX-License-Identifier: MIT
#pragma once

// The tilings games start from, by name: as data, a type each.

#include <topoban/boards/lozenge_tiling.hpp>
#include <topoban/core/text.hpp>

#include <string>

namespace topoban {

/// The symmetric tiling of side four (rules-crystal-go.md §1): 61 points, 108 edges, 48 lozenges,
/// 24 centres. Inside the rim all lattice edges are drawn but those between points with
/// (a + b) mod 3 = 1 and points with (a + b) mod 3 = 2.
struct side4 : triangular_hexagon<4> {
    /// The tiling itself.
    [[nodiscard]] static constexpr lozenge_tiling<4> start() {
        return lozenge_tiling<4>::shaded([](lattice_place at) { return (at.a + at.b) % 3 != 0; });
    }
    /// `side4`
    [[nodiscard]] static std::string name() { return "side4"; }
};

/// The "empty box" of any side: a tiling with one centre, (0,0).
template <int Side>
struct empty_box : triangular_hexagon<Side> {
    /// The tiling itself.
    [[nodiscard]] static constexpr lozenge_tiling<Side> start() { return {}; }
    /// As in `empty-box-4`.
    [[nodiscard]] static std::string name() { return joined("empty-box-", Side); }
};

} // namespace topoban
