// SPDX-License-Identifier: MIT
#pragma once

// A board on which every edge is met again from behind.

#include <topoban/boards/rectangle.hpp>

#include <string>

namespace topoban {

/// Both pairs of edges are glued with one of them turned round.
template <int Width, int Height>
struct projective_plane : fixed_rectangle<Width, Height, seam::twisted, seam::twisted> {
    /// As in `projective-9x9`.
    [[nodiscard]] static std::string name() { return projective_plane::named("projective"); }
};

} // namespace topoban
