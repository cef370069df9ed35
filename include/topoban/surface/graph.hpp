// SPDX-License-Identifier: MIT
#pragma once

// What Go asks of a board: points and who is next to whom.

#include <topoban/core/point.hpp>

#include <concepts>
#include <cstddef>
#include <string>
#include <utility>

namespace topoban {

/// A finite simple graph with at most `capacity` points.
///
/// `size()` points, numbered from 0; `neighbours(p)` is a sized range of the points next to `p`:
/// ascending, distinct, without `p` itself, and `q` is a neighbour of `p` exactly when `p` is one
/// of `q`. A graph is a cheap value: copies are equal and say the same for ever. One whose edges
/// can flip is a graph at every moment. Kernels ask it in the middle of a change, so what it
/// answers is `noexcept`.
template <class G>
concept graph = std::copyable<G> && requires(const G& g, point p) {
    {std::integral_constant<int, G::capacity>{}};
    { g.size() }
    noexcept->std::convertible_to<int>;
    { g.neighbours(p).size() }
    noexcept->std::convertible_to<std::size_t>;
    { *g.neighbours(p).begin() }
    noexcept->std::convertible_to<point>;
    { g.neighbours(p).end() }
    noexcept;
};

/// A graph of bounded degree that also lists neighbours in rows of one length: `neighbour_slots(p)`
/// holds them and, for each one missing, `capacity`. Kernels go through such a row without a
/// branch.
template <class G>
concept slotted_graph = graph<G> && requires(const G& g, point p) {
    {std::integral_constant<int, G::degree_bound>{}};
    { g.neighbour_slots(p)[0] }
    noexcept->std::convertible_to<point>;
};

/// A graph of a surface's cells that also knows what lies diagonally across, in such rows.
template <class G>
concept diagonal_graph = slotted_graph<G> && requires(const G& g, point p) {
    { g.diagonal_slots(p)[0] }
    noexcept->std::convertible_to<point>;
    { g.is_at_boundary(p) }
    noexcept->std::same_as<bool>;
};

/// A board that people can talk about: it has a name, and each point has a label.
template <class B>
concept labelled = requires(const B& b, point p) {
    { b.name() } -> std::convertible_to<std::string>;
    { b.label(p) } -> std::convertible_to<std::string>;
};

/// The pairs of neighbours, each once.
template <graph G>
[[nodiscard]] constexpr int edge_count(const G& g) {
    int ends = 0;
    for (point p = 0; p < g.size(); ++p) ends += static_cast<int>(g.neighbours(p).size());
    return ends / 2;
}

/// Whether two points are next to each other.
template <graph G>
[[nodiscard]] constexpr bool adjacent(const G& g, point p, point q) {
    for (const point n : g.neighbours(p))
        if (n == q) return true;
    return false;
}

} // namespace topoban
