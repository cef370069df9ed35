// SPDX-License-Identifier: MIT
#pragma once

// What a game with moving edges asks of a board: a graph that can exchange the edges at a point.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

namespace topoban {

/// Why a point is not the centre of a flip, in the order in which it is looked for. A graph alone
/// names the first two; what stands on the centre is for the rules to say.
enum class flip_obstacle : std::uint8_t { boundary, degree, occupied };

/// The obstacles in words.
constexpr auto enum_names(flip_obstacle) noexcept {
    return std::to_array<std::string_view>({"boundary", "degree", "occupied"});
}

/// A graph whose edges at certain points, the centres, can be exchanged for others.
///
/// `flip_obstacle_at(p)` is empty where p is a centre; `flipped(p)` is the graph after the flip:
/// only edges that end in p differ, p is a centre still, and flipping it again restores the graph.
/// `transformed(symmetry)` moves the graph by a symmetry that keeps what can ever be an edge.
/// `edges()` is the set of its edges, among all that can ever be drawn: `edge_capacity` pairs,
/// numbered by (lower point, higher point). `key()` is the same number for equal graphs, and hardly
/// ever for others. Obstacles and key are asked in the middle of a change, so they are `noexcept`.
template <class G>
concept flipping_graph = graph<G> && std::equality_comparable<G> &&
    requires(const G& g, point p, const automorphism& symmetry) {
    { g.flip_obstacle_at(p) }
    noexcept->std::same_as<std::optional<flip_obstacle>>;
    { g.flipped(p) } -> std::same_as<G>;
    { g.transformed(symmetry) } -> std::same_as<G>;
    { g.edges() } -> std::same_as<point_set<G::edge_capacity>>;
    { g.key() }
    noexcept->std::same_as<std::uint64_t>;
};

/// Where games with moving edges start: a type with a name and labels, and the flipping graph that
/// every game on it begins with. Another start is another type.
template <class Start>
concept flipping_start = labelled<Start> && requires {
    { Start::start() } -> flipping_graph;
};

/// The flipping graph of a start.
template <flipping_start Start>
using tiling_of = decltype(Start::start());

} // namespace topoban
