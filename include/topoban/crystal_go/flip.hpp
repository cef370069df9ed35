// SPDX-License-Identifier: MIT
#pragma once

// What a flip does to the stones around it.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/kernel/stone_board.hpp>
#include <topoban/surface/flipping_graph.hpp>
#include <topoban/surface/graph.hpp>

#include <utility>

namespace topoban::crystal_go {

/// The kernel under CrystalGo: a stone board whose edges at an empty point can be exchanged.
template <graph Graph>
class flipping_board : public stone_board<Graph> {
public:
    using stone_board<Graph>::stone_board;
    using points = typename stone_board<Graph>::points;

    /// Whether no chain beside an empty point depends on its liberty there: each has more
    /// pseudo-liberties than the point has neighbours. A quick test, which may say no too often.
    [[nodiscard]] bool is_spare_liberty(point p) const noexcept {
        const auto beside = this->graph_.neighbours(p);
        bool is_spare = true;
        for (const point n : beside)
            is_spare &= this->chains_.pseudo_liberties(n) > static_cast<unsigned>(beside.size());
        return is_spare;
    }

    /// The points of all chains of this colour that other edges at `centre`, an empty point, would
    /// leave without liberties.
    [[nodiscard]] points without_liberties_after(point centre, const Graph& after,
                                                 colour stones) const noexcept {
        const auto keeps_contact = [&](point n) {
            for (const point m : after.neighbours(centre))
                if (this->chains_.head(m) == this->chains_.head(n)) return true;
            return false;
        };
        const auto is_left_without = [&](point n) {
            return this->at(n) == stones && this->is_last_liberty(centre, n) && !keeps_contact(n);
        };
        return this->for_each_stone_beside(centre, is_left_without, [](point) {});
    }

    /// Gives the graph other edges at `centre`, an empty point, and nowhere else. No chain is
    /// removed.
    void rewire(point centre, Graph after) noexcept {
        TOPOBAN_EXPECTS(this->at(centre) == colour::empty);
        for (const point n : this->graph_.neighbours(centre)) {
            this->chains_.add_pseudo_liberties(n, -1);
            this->beside_.remove(n, colour::empty);
        }
        this->graph_ = std::move(after);
        this->beside_.clear(centre);
        for (const point n : this->graph_.neighbours(centre)) {
            this->chains_.add_pseudo_liberties(n, 1);
            this->beside_.add(n, colour::empty);
            this->beside_.add(centre, this->at(n));
        }
        this->chains_.reset_sentinel();
    }
};

/// The stones that a flip by `own` at an empty centre captures: the opposing chains without a
/// liberty after it (rules-crystal-go.md §4).
template <flipping_graph Tiling>
[[nodiscard]] point_set<Tiling::capacity> captured_by_flip(const flipping_board<Tiling>& kernel,
                                                           point centre, colour own) {
    if (kernel.is_spare_liberty(centre)) return {};
    return kernel.without_liberties_after(centre, kernel.board().flipped(centre), opponent(own));
}

/// A chain of `own` that its flip at an empty centre leaves without liberties once the captures are
/// off the board, or nothing: then the flip is no suicide. (On a lozenge tiling a flip never takes the
/// last liberty of chains of both colours.)
template <flipping_graph Tiling>
[[nodiscard]] point_set<Tiling::capacity> suicide_of_flip(const flipping_board<Tiling>& kernel,
                                                          point centre, colour own) {
    if (kernel.is_spare_liberty(centre)) return {};
    const Tiling after = kernel.board().flipped(centre);
    auto endangered = kernel.without_liberties_after(centre, after, own);
    if (endangered.empty()) return {};
    const auto freed = kernel.without_liberties_after(centre, after, opponent(own));
    while (!endangered.empty()) {
        const auto chain = kernel.chain_points(endangered.front());
        if (!points_beside(after, chain).intersects(freed)) return chain;
        endangered -= chain;
    }
    return {};
}

/// Flips and captures; returns what was removed. Suicide is the caller's business.
template <flipping_graph Tiling>
point_set<Tiling::capacity> flip(flipping_board<Tiling>& kernel, point centre, colour own) {
    const auto captured = captured_by_flip(kernel, centre, own);
    kernel.rewire(centre, kernel.board().flipped(centre));
    for (const point s : captured)
        if (kernel.at(s) != colour::empty) kernel.remove_chain(s);
    return captured;
}

} // namespace topoban::crystal_go
