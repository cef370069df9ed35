// SPDX-License-Identifier: MIT
#pragma once

// A Möbius strip whose boundary is closed up.

#include <topoban/boards/rectangle.hpp>

#include <string>

namespace topoban {

/// Side crossings send rank r to Height + 1 − r; top and bottom wrap (rules-go.md §1).
template <int Width, int Height>
struct klein_bottle : fixed_rectangle<Width, Height, seam::twisted, seam::straight> {
    /// As in `klein-9x18`.
    [[nodiscard]] static std::string name() { return klein_bottle::named("klein"); }
};

} // namespace topoban
