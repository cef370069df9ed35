// SPDX-License-Identifier: MIT
#pragma once

// The ordinary board.

#include <topoban/boards/rectangle.hpp>

#include <string>

namespace topoban {

/// A rectangle with a physical boundary all round.
template <int Width, int Height>
struct grid : fixed_rectangle<Width, Height, seam::none, seam::none> {
    /// As in `grid-19x19`.
    [[nodiscard]] static std::string name() { return grid::named("grid"); }
};

} // namespace topoban
