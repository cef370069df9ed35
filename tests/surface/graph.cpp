// SPDX-License-Identifier: MIT
#include <topoban/surface/graph.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/surface/adjacency.hpp>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

using namespace topoban;

namespace {

/// The least a type has to offer: two points next to each other.
struct pair_of_points {
    static constexpr int capacity = 2;
    [[nodiscard]] static int size() noexcept { return 2; }
    [[nodiscard]] static std::array<point, 1> neighbours(point p) noexcept { return {1 - p}; }
};

struct no_neighbours {
    static constexpr int capacity = 2;
    [[nodiscard]] static int size() noexcept { return 2; }
};

/// What may throw is asked where nothing may: such a graph would end the program.
struct neighbours_that_throw : pair_of_points {
    [[nodiscard]] static std::vector<point> neighbours(point p) {
        if (p > 1) throw std::out_of_range("no such point");
        return {1 - p};
    }
};
struct size_that_throws : pair_of_points {
    [[nodiscard]] static int size() { throw std::logic_error("not yet known"); }
};
struct walk_that_throws : pair_of_points {
    struct range : std::array<point, 1> {
        [[nodiscard]] const point* begin() const { return data(); }
    };
    [[nodiscard]] static range neighbours(point p) noexcept { return {{1 - p}}; }
};
struct slots_that_throw : pair_of_points {
    static constexpr int degree_bound = 1;
    [[nodiscard]] static std::vector<point> slots(point p) { return {1 - p}; }
};
static_assert(!graph<neighbours_that_throw> && !has_graph<neighbours_that_throw>);
static_assert(!graph<size_that_throws> && !graph<walk_that_throws>);
static_assert(graph<slots_that_throw> && !slotted_graph<slots_that_throw>);

static_assert(graph<pair_of_points> && !labelled<pair_of_points>);
static_assert(!graph<no_neighbours> && !graph<int>);
static_assert(graph<surface_graph<grid<3, 3>>> && labelled<surface_graph<grid<3, 3>>>);
static_assert(graph<table_graph<9>> && labelled<table_graph<9>>);
static_assert(!graph<grid<3, 3>>); // a surface; as_graph makes the graph
static_assert(edge_count(surface_graph<grid<3, 3>>{}) == 12);
static_assert(adjacent(surface_graph<grid<3, 3>>{}, 4, 1));
static_assert(!adjacent(surface_graph<grid<3, 3>>{}, 4, 0));

} // namespace

TEST_CASE("edges are counted once and adjacency asks both ways alike", "[surface]") {
    CHECK(edge_count(pair_of_points{}) == 1);
    CHECK(adjacent(pair_of_points{}, 0, 1));
    CHECK(adjacent(pair_of_points{}, 1, 0));
    CHECK_FALSE(adjacent(pair_of_points{}, 1, 1));
}
