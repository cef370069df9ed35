// SPDX-License-Identifier: MIT
#include <topoban/surface/adjacency.hpp>

#include "catch.hpp"

#include <topoban/boards/cylinder.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/torus.hpp>

#include <type_traits>
#include <vector>

using namespace topoban;

namespace {

using rows = std::vector<std::vector<point>>;

template <class Board>
rows neighbour_lists(const Board& board) {
    rows all;
    for (cell c = 0; c < board.size(); ++c) {
        const auto cells = side_neighbours(board, c);
        all.emplace_back(cells.begin(), cells.end());
    }
    return all;
}

static_assert(has_graph<mobius_strip<9, 11>> && has_graph<table_graph<20>>);
static_assert(!has_graph<rectangle> && !has_graph<int>);
static_assert(std::is_same_v<graph_of<table_graph<20>>, table_graph<20>>);
static_assert(std::is_empty_v<surface_graph<klein_bottle<9, 18>>>);

// A large board, within what compilers evaluate without a flag: 61 × 61, corner and middle.
using large = surface_graph<grid<61, 61>>;
static_assert(large::size() == 3721 && large::neighbours(3720).size() == 2);
static_assert(large::neighbours(1860)[0] == 1799 && large::diagonal_slots(0)[0] == 62);

} // namespace

// Small quotients by hand, from the seams of FORMATS: rank r arrives as H + 1 − r over a twisted
// side seam, file mirrored over a twisted top seam.
TEST_CASE("loops and doubled edges of small quotients are removed", "[surface]") {
    SECTION("one cell has no neighbour on any surface") {
        CHECK(neighbour_lists(grid<1, 1>{}) == rows{{}});
        CHECK(neighbour_lists(cylinder<1, 1>{}) == rows{{}});
        CHECK(neighbour_lists(torus<1, 1>{}) == rows{{}});
        CHECK(neighbour_lists(mobius_strip<1, 1>{}) == rows{{}});
        CHECK(neighbour_lists(klein_bottle<1, 1>{}) == rows{{}});
        CHECK(neighbour_lists(projective_plane<1, 1>{}) == rows{{}});
    }
    SECTION("one file: the side seam leads to the mirrored rank") {
        CHECK(neighbour_lists(cylinder<1, 3>{}) == rows{{1}, {0, 2}, {1}});
        CHECK(neighbour_lists(mobius_strip<1, 2>{}) == rows{{1}, {0}});
        CHECK(neighbour_lists(mobius_strip<1, 3>{}) == rows{{1, 2}, {0, 2}, {0, 1}});
        CHECK(neighbour_lists(mobius_strip<1, 4>{}) == rows{{1, 3}, {0, 2}, {1, 3}, {0, 2}});
        CHECK(neighbour_lists(klein_bottle<1, 3>{}) == rows{{1, 2}, {0, 2}, {0, 1}});
    }
    SECTION("one rank: the side seam closes the row, the top seam mirrors it or not") {
        CHECK(neighbour_lists(mobius_strip<3, 1>{}) == rows{{1, 2}, {0, 2}, {0, 1}});
        CHECK(neighbour_lists(klein_bottle<2, 1>{}) == rows{{1}, {0}});
        CHECK(neighbour_lists(projective_plane<4, 1>{}) == rows{{1, 3}, {0, 2}, {1, 3}, {0, 2}});
    }
    SECTION("two by two: doubled edges on the torus, a complete graph where a seam turns") {
        CHECK(neighbour_lists(torus<2, 2>{}) == rows{{1, 2}, {0, 3}, {0, 3}, {1, 2}});
        CHECK(neighbour_lists(cylinder<2, 2>{}) == rows{{1, 2}, {0, 3}, {0, 3}, {1, 2}});
        const rows complete{{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}};
        CHECK(neighbour_lists(mobius_strip<2, 2>{}) == complete);
        CHECK(neighbour_lists(klein_bottle<2, 2>{}) == complete);
        CHECK(neighbour_lists(projective_plane<2, 2>{}) == complete);
    }
    SECTION("three by three on the torus: every row and file is a triangle") {
        CHECK(neighbour_lists(torus<3, 3>{})[0] == std::vector<point>{1, 2, 3, 6});
        CHECK(neighbour_lists(torus<3, 3>{})[4] == std::vector<point>{1, 3, 5, 7});
    }
}

TEST_CASE("the graph of a surface is its side neighbours, made by the compiler", "[surface]") {
    const klein_bottle<3, 4> board;
    const graph_of<klein_bottle<3, 4>> graph = as_graph(board);
    STATIC_REQUIRE(surface_graph<klein_bottle<3, 4>>::neighbours(0).size() == 4);
    for (point p = 0; p < graph.size(); ++p) {
        const auto cells = side_neighbours(board, p);
        CHECK(std::vector<point>(graph.neighbours(p).begin(), graph.neighbours(p).end()) ==
              std::vector<point>(cells.begin(), cells.end()));
        CHECK(graph.label(p) == board.label(p));
    }
    CHECK(graph.name() == "klein-3x4");
}
