// SPDX-License-Identifier: MIT
#pragma once

// A board without an edge, flat and orientable.

#include <topoban/boards/rectangle.hpp>

#include <string>

namespace topoban {

/// Both pairs of edges are glued as they lie.
template <int Width, int Height>
struct torus : fixed_rectangle<Width, Height, seam::straight, seam::straight> {
    /// As in `torus-9x9`.
    [[nodiscard]] static std::string name() { return torus::named("torus"); }
};

} // namespace topoban
