// SPDX-License-Identifier: MIT
#pragma once

// What may not come back in CrystalGo.

#include <topoban/core/point_set.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <cstddef>
#include <functional>
#include <ostream>
#include <string>

namespace topoban::crystal_go {

/// What may not come back: all edges and all stones, whoever is to move (rules-crystal-go.md §5).
template <flipping_graph Tiling>
struct position {
    Tiling tiling{};                      ///< the edges as they are drawn
    colouring<Tiling::capacity> stones{}; ///< what stands on the points

    [[nodiscard]] friend bool operator==(const position&, const position&) = default;
    /// Prints the key that `to_text` gives.
    friend std::ostream& operator<<(std::ostream& out, const position& p) {
        return out << to_text(p);
    }
};

/// The position's key in documents: the colouring, a colon, and the edges as hexadecimal digits,
/// edge 0 the highest bit of the first.
template <flipping_graph Tiling>
[[nodiscard]] std::string to_text(const position<Tiling>& p) {
    std::string text = to_text(p.stones, p.tiling.size()) + ":";
    const auto edges = p.tiling.edges();
    for (int first = 0; first < Tiling::edge_capacity; first += 4) {
        std::size_t digit = 0;
        for (int e = first; e < first + 4; ++e)
            digit = 2 * digit + (e < Tiling::edge_capacity && edges.contains(e) ? 1 : 0);
        text += "0123456789abcdef"[digit];
    }
    return text;
}

} // namespace topoban::crystal_go

template <class Tiling>
struct std::hash<topoban::crystal_go::position<Tiling>> {
    [[nodiscard]] std::size_t
    operator()(const topoban::crystal_go::position<Tiling>& p) const noexcept {
        return std::hash<topoban::point_set<Tiling::edge_capacity>>{}(p.tiling.edges()) * 31 +
               std::hash<topoban::colouring<Tiling::capacity>>{}(p.stones);
    }
};
