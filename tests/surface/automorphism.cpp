// SPDX-License-Identifier: MIT
#include <topoban/surface/automorphism.hpp>

#include "catch.hpp"

#include <topoban/boards/cylinder.hpp>
#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/surface/adjacency.hpp>

#include <algorithm>
#include <set>
#include <sstream>
#include <vector>

using namespace topoban;

namespace {

std::vector<point> images(const automorphism& symmetry) {
    std::vector<point> image;
    for (point p = 0; p < symmetry.size(); ++p) image.push_back(symmetry(p));
    return image;
}

/// Bijective, keeps edges, and with any two their product: checked without the search's own code.
template <graph Graph>
void check_group(const Graph& board, const std::vector<automorphism>& symmetries) {
    std::set<std::vector<point>> group;
    for (const automorphism& symmetry : symmetries) group.insert(images(symmetry));
    CHECK(group.size() == symmetries.size());
    int broken = 0;
    for (const auto& image : group) {
        std::vector<point> sorted = image;
        std::sort(sorted.begin(), sorted.end());
        for (point p = 0; p < board.size(); ++p) {
            broken += sorted[static_cast<std::size_t>(p)] != p ? 1 : 0;
            for (const point n : board.neighbours(p))
                broken += adjacent(board, image[static_cast<std::size_t>(p)],
                                   image[static_cast<std::size_t>(n)])
                              ? 0
                              : 1;
        }
    }
    CHECK(broken == 0);
    if (group.size() > 100) return;
    for (const auto& a : group)
        for (const auto& b : group) {
            std::vector<point> product;
            for (const point p : b) product.push_back(a[static_cast<std::size_t>(p)]);
            broken += group.count(product) == 1 ? 0 : 1;
        }
    CHECK(broken == 0);
}

template <class Board>
std::size_t graph_count(const Board& board) {
    const auto symmetries = graph_automorphisms(as_graph(board));
    check_group(as_graph(board), symmetries);
    return symmetries.size();
}

template <class Board>
std::size_t surface_count(const Board& board) {
    std::vector<automorphism> cells;
    for (const surface_automorphism& symmetry : surface_automorphisms(board)) {
        cells.push_back(symmetry.cells);
        // Steps go to steps: the compass at a cell says in which direction.
        for (cell c = 0; c < board.size(); ++c)
            for (const direction d : directions) {
                const auto here = board.step_from(c, d);
                const auto there = board.step_from(
                    symmetry.cells(c), symmetry.compass[static_cast<std::size_t>(c)](d));
                REQUIRE(here.has_value() == there.has_value());
                if (here) REQUIRE(symmetry.cells(here->to) == there->to);
            }
    }
    check_group(as_graph(board), cells);
    return cells.size();
}

} // namespace

TEST_CASE("the symmetries of the three boards", "[surface]") {
    // The strip: nine files forth, twice round (a full turn comes back upside down), and mirrored.
    CHECK(graph_count(mobius_strip<9, 11>{}) == 36);
    CHECK(surface_count(mobius_strip<9, 11>{}) == 36);
    // The bottle: the same, and half-way up (only a shift by nine ranks agrees with r ↔ 19 − r).
    CHECK(graph_count(klein_bottle<9, 18>{}) == 72);
    CHECK(surface_count(klein_bottle<9, 18>{}) == 72);
    CHECK(graph_count(genus_two_staircase{}) == 8);
    CHECK(surface_count(genus_two_staircase{}) == 8);
}

TEST_CASE("the symmetries of the plain boards", "[surface]") {
    CHECK(graph_count(grid<5, 5>{}) == 8);
    CHECK(surface_count(grid<5, 5>{}) == 8);
    CHECK(surface_count(grid<5, 3>{}) == 4);
    CHECK(surface_count(cylinder<5, 4>{}) == 4 * 5);
    CHECK(surface_count(torus<5, 5>{}) == 8 * 25);
    CHECK(surface_count(torus<5, 3>{}) == 4 * 15);
    CHECK(surface_count(projective_plane<5, 5>{}) == 8);
    CHECK(surface_count(projective_plane<5, 3>{}) == 4);
}

TEST_CASE("a small torus has more symmetries as a graph than as a surface", "[surface]") {
    // 4 × 4 is the graph of the four-dimensional cube: 2⁴ · 4! = 384 against 8 · 16.
    CHECK(graph_count(torus<4, 4>{}) == 384);
    CHECK(surface_count(torus<4, 4>{}) == 128);
}

TEST_CASE("a graph of loose points has every permutation, as many as are asked for", "[surface]") {
    const auto loose = *table_graph<9>::make("loose", {{}, {}, {}, {}});
    CHECK(graph_automorphisms(loose).size() == 24);
    CHECK(graph_automorphisms(loose, 5).size() == 5);
    const auto path_and_point = *table_graph<9>::make("mixed", {{1}, {0, 2}, {1}, {}});
    CHECK(graph_automorphisms(path_and_point).size() == 2);
}

TEST_CASE("a pentagon and a star have the symmetries of the textbook", "[surface]") {
    CHECK(graph_count(
              *table_graph<9>::make("pentagon", {{1, 4}, {0, 2}, {1, 3}, {2, 4}, {0, 3}})) == 10);
    CHECK(graph_count(*table_graph<9>::make("star", {{1, 2, 3, 4}, {0}, {0}, {0}, {0}})) == 24);
}

TEST_CASE("a symmetry prints where each point goes", "[surface]") {
    std::ostringstream out;
    out << automorphism({1, 0, 2}) << automorphism();
    CHECK(out.str() == "[1 0 2][]");
}
