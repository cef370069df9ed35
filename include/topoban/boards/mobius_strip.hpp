// SPDX-License-Identifier: MIT
#pragma once

// A band with half a twist.

#include <topoban/boards/rectangle.hpp>

#include <string>

namespace topoban {

/// Side crossings send rank r to Height + 1 − r; top and bottom form one boundary (rules-go.md §1).
template <int Width, int Height>
struct mobius_strip : fixed_rectangle<Width, Height, seam::twisted, seam::none> {
    /// As in `mobius-9x11`.
    [[nodiscard]] static std::string name() { return mobius_strip::named("mobius"); }
};

} // namespace topoban
