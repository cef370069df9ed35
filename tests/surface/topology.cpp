// SPDX-License-Identifier: MIT
#include <topoban/surface/topology.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/rectangle.hpp>
#include <topoban/boards/torus.hpp>

#include <optional>
#include <sstream>
#include <string>

using namespace topoban;

namespace {

// What the rules state of the three boards, checked by the compiler.
constexpr topology mobius = topology_of(mobius_strip<9, 11>{});
static_assert(mobius.vertices == 108 && mobius.edges == 207 && mobius.faces == 99);
static_assert(mobius.euler_characteristic == 0 && mobius.components == 1);
static_assert(mobius.boundary_components == 1 && !mobius.is_orientable && mobius.cone_points == 0);
static_assert(mobius.graph_edges == 189);
static_assert(mobius.degrees.count(3) == 18 && mobius.degrees.count(4) == 81);

constexpr topology klein = topology_of(klein_bottle<9, 18>{});
static_assert(klein.vertices == 162 && klein.edges == 324 && klein.faces == 162);
static_assert(klein.euler_characteristic == 0 && klein.components == 1);
static_assert(klein.boundary_components == 0 && !klein.is_orientable && klein.cone_points == 0);
static_assert(klein.graph_edges == 324 && klein.degrees.count(4) == 162);
static_assert(klein.graph_faces.count(4) == 162);

constexpr topology genus_two = topology_of(genus_two_staircase{});
static_assert(genus_two.vertices == 160 && genus_two.edges == 324 && genus_two.faces == 162);
static_assert(genus_two.euler_characteristic == -2 && genus_two.components == 1);
static_assert(genus_two.boundary_components == 0 && genus_two.is_orientable);
static_assert(genus_two.cone_points == 2 && genus_two.forbidden_diagonals == 16);
static_assert(genus_two.graph_edges == 324 && genus_two.degrees.count(4) == 162);
static_assert(genus_two.graph_faces.count(4) == 158 && genus_two.graph_faces.count(8) == 2);

// The largest board of most programs, within what compilers evaluate without a flag.
static_assert(topology_of(grid<19, 19>{}).euler_characteristic == 1);
static_assert(topology_of(grid<19, 19>{}).graph_edges == 684);

/// Cells in pieces: two separate squares, the second a torus of one cell.
struct two_pieces {
    static constexpr int capacity = 2;
    [[nodiscard]] static constexpr int size() { return 2; }
    [[nodiscard]] static std::string name() { return "two-pieces"; }
    [[nodiscard]] static std::string label(cell c) { return std::to_string(c); }
    [[nodiscard]] static constexpr std::optional<step> step_from(cell c, direction) {
        return c == 1 ? std::optional<step>(step{1, frame{}}) : std::nullopt;
    }
};

/// A square whose north side is glued to its east side, south to west: a sphere with cone points.
struct pillow {
    static constexpr int capacity = 1;
    [[nodiscard]] static constexpr int size() { return 1; }
    [[nodiscard]] static std::string name() { return "pillow"; }
    [[nodiscard]] static std::string label(cell) { return "a1"; }
    [[nodiscard]] static constexpr std::optional<step> step_from(cell c, direction d) {
        return step{c, frame::rotation(d == direction::north || d == direction::south ? 3 : 1)};
    }
};

/// Two cells whose steps lead nowhere; its size is known at run time only.
struct astray {
    static constexpr int capacity = 2;
    int cells = 2;
    [[nodiscard]] int size() const { return cells; }
    [[nodiscard]] static std::string name() { return "astray"; }
    [[nodiscard]] static std::string label(cell) { return "a1"; }
    [[nodiscard]] static std::optional<step> step_from(cell, direction) {
        return step{100000, frame{}};
    }
};

} // namespace

// V, E and F of a glued W × H rectangle, counted on paper: the corners, sides and cells of the
// rectangle less those that gluing makes one.
TEST_CASE("the report of every small rectangle is what gluing says", "[surface]") {
    for (int w = 1; w <= 6; ++w)
        for (int h = 1; h <= 6; ++h) {
            CAPTURE(w, h);
            const auto report = [&](seam side, seam top) {
                return topology_of(rectangle("some", w, h, {side, top}));
            };
            const auto matches = [&](const topology& t, int vertices, int edges, int boundaries,
                                     bool is_orientable, int cones) {
                CHECK(t.vertices == vertices);
                CHECK(t.edges == edges);
                CHECK(t.faces == w * h);
                CHECK(t.euler_characteristic == vertices - edges + w * h);
                CHECK(t.components == 1);
                CHECK(t.boundary_components == boundaries);
                CHECK(t.is_orientable == is_orientable);
                CHECK(t.cone_points == cones);
            };
            matches(report(seam::none, seam::none), (w + 1) * (h + 1), w * (h + 1) + h * (w + 1), 1,
                    true, 0);
            matches(report(seam::straight, seam::none), w * (h + 1), w * (h + 1) + h * w, 2, true,
                    0);
            matches(report(seam::straight, seam::straight), w * h, 2 * w * h, 0, true, 0);
            matches(report(seam::twisted, seam::none), w * (h + 1), w * (h + 1) + h * w, 1, false,
                    0);
            matches(report(seam::twisted, seam::straight), w * h, 2 * w * h, 0, false, 0);
            // Corners meet in two opposite pairs: two cone points of two corners each.
            const topology plane = report(seam::twisted, seam::twisted);
            matches(plane, w * h + 1, 2 * w * h, 0, false, 2);
            CHECK(plane.graph_faces.count(2) == 2);
            CHECK(plane.graph_faces.count(4) == w * h - 1);
            CHECK(report(seam::none, seam::none).graph_faces.count(4) == (w - 1) * (h - 1));
        }
}

TEST_CASE("pieces are counted, and so is a sphere folded from one square", "[surface]") {
    const topology pieces = topology_of(two_pieces{});
    CHECK(pieces.components == 2);
    CHECK(pieces.boundary_components == 1);
    CHECK(pieces.vertices == 4 + 1);
    CHECK(pieces.edges == 4 + 2);
    CHECK(pieces.euler_characteristic == 1 + 0);
    CHECK(pieces.is_orientable);

    // Three vertices: the corner between the glued sides at either end, and the two others as one.
    const topology ball = topology_of(pillow{});
    CHECK(ball.vertices == 3);
    CHECK(ball.edges == 2);
    CHECK(ball.euler_characteristic == 2);
    CHECK(ball.is_orientable);
    CHECK(ball.cone_points == 3);
}

TEST_CASE("degrees of the graph are those of points, loops removed", "[surface]") {
    CHECK(topology_of(grid<3, 3>{}).degrees.count(2) == 4);
    CHECK(topology_of(grid<3, 3>{}).degrees.count(3) == 4);
    CHECK(topology_of(grid<3, 3>{}).degrees.count(4) == 1);
    CHECK(topology_of(torus<2, 2>{}).degrees.count(2) == 4);
    CHECK(topology_of(torus<2, 2>{}).graph_edges == 4);
    CHECK(topology_of(torus<2, 2>{}).edges == 8);
    CHECK(topology_of(torus<1, 1>{}).degrees.count(0) == 1);
}

TEST_CASE("a tally keeps sizes in order", "[surface]") {
    tally_table table;
    for (const int size : {4, 8, 2, 4, 8, 4}) table.add(size);
    std::vector<tally> rows(table.begin(), table.end());
    CHECK(rows == std::vector<tally>{{2, 1}, {4, 3}, {8, 2}});
    CHECK(table.count(3) == 0);
}

TEST_CASE("a report prints in a line", "[surface]") {
    std::ostringstream out;
    out << topology_of(torus<3, 3>{});
    CHECK(out.str() == "vertices 9, edges 18, faces 9, Euler characteristic 0, components 1, "
                       "boundary components 0, orientable, cone points 0, forbidden diagonals 0, "
                       "graph edges 18, degrees {4: 9}, graph faces {4: 9}");
    std::ostringstream none;
    none << tally_table{};
    CHECK(none.str() == "{}");
}

TEST_CASE("a board that is badly glued has an empty report", "[surface]") {
    CHECK(topology_of(astray{}) == topology{});
}
