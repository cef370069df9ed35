// SPDX-License-Identifier: MIT
#include <topoban/surface/flipping_graph.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/tilings.hpp>
#include <topoban/surface/adjacency.hpp>

#include <sstream>
#include <type_traits>

using namespace topoban;

static_assert(flipping_graph<lozenge_tiling<1>> && flipping_graph<lozenge_tiling<6>>);
static_assert(!flipping_graph<surface_graph<grid<3, 3>>> && !flipping_start<grid<3, 3>>);
static_assert(std::is_same_v<tiling_of<side4>, lozenge_tiling<4>>);

TEST_CASE("obstacles print, in the order in which they are looked for", "[surface]") {
    std::ostringstream out;
    out << flip_obstacle::boundary << ' ' << flip_obstacle::degree << ' '
        << flip_obstacle::occupied;
    CHECK(out.str() == "boundary degree occupied");
    CHECK(flip_obstacle::boundary < flip_obstacle::degree);
    CHECK(flip_obstacle::degree < flip_obstacle::occupied);
}
