// SPDX-License-Identifier: MIT
#pragma once

// The knight's jump: forward, sideways, forward, each step in the frame the last one left.

#include <topoban/core/contracts.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/square_surface.hpp>

#include <optional>

namespace topoban {

/// The jump, or nothing where a cell on the way is missing. Cone points do not matter: the way
/// crosses sides only. May lead back to `c` on small quotients (rules-shogi.md §4).
template <square_surface S>
[[nodiscard]] constexpr std::optional<step> knight_jump(const S& s, cell c, direction forward,
                                                        direction sideways) {
    TOPOBAN_EXPECTS(sideways == turned(forward, 1) || sideways == turned(forward, -1));
    step so_far{c, frame{}};
    for (const direction d : {forward, sideways, forward}) {
        const std::optional<step> next = s.step_from(so_far.to, so_far.transport(d));
        if (!next) return std::nullopt;
        so_far = {next->to, next->transport * so_far.transport};
    }
    return so_far;
}

} // namespace topoban
