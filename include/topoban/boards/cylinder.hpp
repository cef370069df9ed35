// SPDX-License-Identifier: MIT
#pragma once

// A band without a twist.

#include <topoban/boards/rectangle.hpp>

#include <string>

namespace topoban {

/// The side edges are glued as they lie; top and bottom are two boundaries.
template <int Width, int Height>
struct cylinder : fixed_rectangle<Width, Height, seam::straight, seam::none> {
    /// As in `cylinder-9x9`.
    [[nodiscard]] static std::string name() { return cylinder::named("cylinder"); }
};

} // namespace topoban
