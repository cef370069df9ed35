// SPDX-License-Identifier: MIT
// Compiled as for a release, with the standard library's own checks: no argument of a public function
// above the kernels reaches beyond an array.
#include "catch.hpp"
#include "support/countdown.hpp"

#include <topoban/boards.hpp>
#include <topoban/game.hpp>
#include <topoban/surface.hpp>

#include <limits>
#include <vector>

using namespace topoban;

namespace {

constexpr int least = std::numeric_limits<int>::min();
constexpr int most = std::numeric_limits<int>::max();

/// What is no point of a board of some size.
std::vector<point> no_points(int size) {
    return {least, -100000, -1, size, size + 1, 100000, most};
}

} // namespace

#ifndef NDEBUG
#error "this file is compiled as for a release"
#endif

TEST_CASE("a graph says of what is no point that it has no neighbours and no label", "[release]") {
    const surface_graph<klein_bottle<9, 18>> compiled;
    const auto table = table_graph<162>::of(klein_bottle<9, 18>{}).value();
    for (const point p : no_points(162)) {
        CAPTURE(p);
        CHECK(compiled.neighbours(p).empty());
        CHECK(compiled.label(p) == "?");
        CHECK(klein_bottle<9, 18>::label(p) == "?");
        CHECK(table.neighbours(p).empty());
        CHECK(table.label(p) == "?");
        CHECK_FALSE(adjacent(table, p, 0));
        CHECK_FALSE(adjacent(table, 0, p));
    }
    CHECK(find_label(compiled, "?") == std::nullopt);
}

TEST_CASE("a place off the chart has no label", "[release]") {
    const chart_size size{9, 9, 2};
    for (const int x : {least, -1, 9, most}) {
        CHECK(chart_label(size, {x, 0, 0}) == "?");
        CHECK(chart_label(size, {0, x, 0}) == "?");
        CHECK(chart_label(size, {0, 0, x}) == "?");
    }
    for (const cell c : no_points(162)) CHECK(chart_label(size, size.position_of(c)) == "?");
}

TEST_CASE("a symmetry takes what is no point nowhere", "[release]") {
    const automorphism turn({1, 2, 0});
    for (const point p : no_points(3)) CHECK(turn(p) == no_point);
    CHECK(automorphism()(0) == no_point);
}

TEST_CASE("a rectangle too large is brought to the largest", "[release]") {
    CHECK(rectangle("torus", 100, 3, {}).chart() == chart_size{25, 3, 1});
    CHECK(rectangle("torus", 0, -3, {}).chart() == chart_size{1, 1, 1});
    CHECK(table_graph<4>::of(rectangle("torus", 9, 9, {})).error().what ==
          graph_defect::kind::too_large);
}

TEST_CASE("the lattice knows nothing of what is no point or edge", "[release]") {
    using lattice = triangular_hexagon<4>;
    const lozenge_tiling<4> tiling = side4::start();
    for (const point p : no_points(61)) {
        CAPTURE(p);
        CHECK_FALSE(lattice::contains(lattice::place_of(p)));
        CHECK(lattice::around(p).empty());
        CHECK(lattice::label(p) == "?");
        for (const lattice_place by : lattice::steps) CHECK(lattice::neighbour(p, by) == no_point);
        CHECK(tiling.neighbours(p).empty());
        CHECK(tiling.label(p) == "?");
        CHECK(tiling.flip_obstacle_at(p) == flip_obstacle::boundary);
        CHECK(tiling.flipped(p) == tiling);
    }
    for (const int edge : no_points(lattice::edge_capacity))
        CHECK(lattice::ends_of(edge) == std::pair{no_point, no_point});
    static_cast<void>(tiling.transformed(automorphism({1, 0})));
}

TEST_CASE("a set of all points below too many is the whole set", "[release]") {
    CHECK(point_set<99>::below(1000).size() == 99);
    CHECK(point_set<99>::below(-5).empty());
}

TEST_CASE("a line of play ends where it ends", "[release]") {
    variation<test::countdown> line{test::countdown(9)};
    line.undo();
    CHECK(line.cursor() == 0);
    REQUIRE_FALSE(line.play(2));
    REQUIRE_FALSE(line.play(1));
    line.go_to(1000);
    CHECK(line.cursor() == 2);
    CHECK(line.current().left() == 6);
    CHECK(line.state_at(std::numeric_limits<std::size_t>::max()).left() == 6);
}

TEST_CASE("there are no lines of less than no actions", "[release]") {
    for (const int depth : {-1, least}) {
        CHECK(perft(test::countdown(5), depth) == 0);
        CHECK(perft_divide(test::countdown(5), depth).empty());
    }
    CHECK(perft_divide(test::countdown(5), 0).empty());
}

TEST_CASE("nobody won a game that was not played", "[release]") {
    match played;
    CHECK(played.winner_of(0) == std::nullopt);
    played.add(player::first);
    CHECK(played.winner_of(0) == contestant::one);
    CHECK(played.winner_of(std::numeric_limits<std::size_t>::max()) == std::nullopt);
}
