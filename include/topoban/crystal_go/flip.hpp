// SPDX-License-Identifier: MIT
#pragma once

// What a flip does to the stones around it.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/kernel/stone_board.hpp>
#include <topoban/surface/flipping_graph.hpp>

namespace topoban::crystal_go {

/// The stones that a flip by `own` at an empty centre captures: the opposing chains without a
/// liberty after it (rules-crystal-go.md §4).
template <flipping_graph Tiling>
[[nodiscard]] point_set<Tiling::capacity> captured_by_flip(const stone_board<Tiling>& kernel,
                                                           point centre, colour own) {
    if (kernel.is_spare_liberty(centre)) return {};
    return kernel.without_liberties_after(centre, kernel.board().flipped(centre), opponent(own));
}

/// A chain of `own` that its flip at an empty centre leaves breathless once the captures are off
/// the board, or nothing: then the flip is no suicide. (On a lozenge tiling a flip never takes the
/// last liberty of chains of both colours.)
template <flipping_graph Tiling>
[[nodiscard]] point_set<Tiling::capacity> suicide_of_flip(const stone_board<Tiling>& kernel,
                                                          point centre, colour own) {
    if (kernel.is_spare_liberty(centre)) return {};
    const Tiling after = kernel.board().flipped(centre);
    auto breathless = kernel.without_liberties_after(centre, after, own);
    if (breathless.empty()) return {};
    const auto freed = kernel.without_liberties_after(centre, after, opponent(own));
    while (!breathless.empty()) {
        const auto chain = kernel.chain_points(breathless.front());
        if (!points_beside(after, chain).intersects(freed)) return chain;
        breathless -= chain;
    }
    return {};
}

/// Flips and captures; returns what was removed. Suicide is the caller's business.
template <flipping_graph Tiling>
point_set<Tiling::capacity> flip(stone_board<Tiling>& kernel, point centre, colour own) {
    const auto taken = captured_by_flip(kernel, centre, own);
    kernel.rewire(centre, kernel.board().flipped(centre));
    for (const point s : taken)
        if (kernel.at(s) != colour::empty) kernel.remove_chain(s);
    return taken;
}

} // namespace topoban::crystal_go
