// SPDX-License-Identifier: MIT
#include "catch.hpp"

#include <topoban/boards/cylinder.hpp>
#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/rectangle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/topology.hpp>

#include <set>
#include <string>

using namespace topoban;

namespace {

/// Neighbours are ascending, distinct, mutual and never the point itself.
template <graph Graph>
int defects_of_graph(const Graph& board) {
    int defects = 0;
    int ends = 0;
    for (point p = 0; p < board.size(); ++p) {
        point before = no_point;
        for (const point n : board.neighbours(p)) {
            defects += n <= before || n == p || n >= board.size() ? 1 : 0;
            defects += adjacent(board, n, p) ? 0 : 1;
            before = n;
            ++ends;
        }
    }
    return defects + (ends == 2 * edge_count(board) ? 0 : 1);
}

/// Out and straight back is the identity, compass included, from every side of every cell.
template <square_surface Surface>
int defects_of_steps(const Surface& board) {
    int defects = 0;
    for (cell c = 0; c < board.size(); ++c)
        for (const direction d : directions) {
            const auto out = board.step_from(c, d);
            if (!out) continue;
            const auto back = board.step_from(out->to, way_back(*out, d));
            defects += !back || back->to != c ? 1 : 0;
            defects += !back || back->transport * out->transport != frame{} ? 1 : 0;
            if (back) defects += way_back(*back, way_back(*out, d)) != d ? 1 : 0;
        }
    return defects;
}

/// Walking straight on, the compass carried along, either meets a boundary or comes home facing as
/// it left: the directed states are permuted.
template <square_surface Surface>
int defects_of_straight_walks(const Surface& board) {
    int defects = 0;
    for (cell c = 0; c < board.size(); ++c)
        for (const direction d : directions) {
            cell at = c;
            direction heading = d;
            int steps = 0;
            for (; steps <= 4 * board.size(); ++steps) {
                const auto taken = board.step_from(at, heading);
                if (!taken) break;
                heading = taken->transport(heading);
                at = taken->to;
                if (at == c && heading == d) break;
            }
            defects += steps > 4 * board.size() ? 1 : 0;
        }
    return defects;
}

template <square_surface Surface, graph Graph>
void check_surface(const Surface& board, const Graph& centres) {
    CAPTURE(board.name());
    REQUIRE(is_well_glued(board));
    REQUIRE(defects_of_steps(board) == 0);
    REQUIRE(defects_of_straight_walks(board) == 0);
    REQUIRE(defects_of_graph(centres) == 0);

    const topology report = topology_of(board);
    int corners = 0;
    for (const auto& [size, count] : report.graph_faces) corners += size * count;
    REQUIRE(report.euler_characteristic == report.vertices - report.edges + report.faces);
    REQUIRE(report.graph_edges == edge_count(centres));
    if (report.boundary_components == 0) REQUIRE(corners == 4 * report.faces);
    // A closed orientable surface is a sphere with handles: its characteristic is even.
    if (report.boundary_components == 0 && report.is_orientable)
        REQUIRE(report.euler_characteristic % 2 == 0);

    std::set<std::string> labels;
    for (cell c = 0; c < board.size(); ++c) {
        labels.insert(board.label(c));
        REQUIRE(find_label(board, board.label(c)) == c);
    }
    REQUIRE(labels.size() == static_cast<std::size_t>(board.size()));
}

} // namespace

TEMPLATE_TEST_CASE("the laws of surfaces hold on every board that is a type", "[laws]",
                   (grid<9, 9>), (cylinder<9, 9>), (torus<9, 9>), (mobius_strip<9, 11>),
                   (klein_bottle<9, 18>), (projective_plane<9, 9>), genus_two_staircase,
                   (torus<1, 1>), (klein_bottle<1, 2>), (projective_plane<2, 1>)) {
    check_surface(TestType{}, as_graph(TestType{}));
}

TEST_CASE("the laws of surfaces hold on every rectangle a file can name", "[laws]") {
    for (const catalog::rectangle_family& family : catalog::rectangle_families)
        for (int w = 1; w <= 25; w = w < 6 ? w + 1 : w + 19)
            for (int h = 1; h <= 25; h = h < 6 ? h + 1 : h + 19) {
                const rectangle board(family.kind, w, h, family.glued);
                check_surface(board, table_graph<rectangle::capacity>::of(board).value());
            }
}
