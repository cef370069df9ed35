// SPDX-License-Identifier: MIT
#include <topoban/surface/square_surface.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/rectangle.hpp>

#include <optional>
#include <sstream>

using namespace topoban;

namespace {

static_assert(static_surface<genus_two_staircase> && static_surface<mobius_strip<9, 11>>);
static_assert(square_surface<rectangle> && !static_surface<rectangle>);

} // namespace

TEST_CASE("a cardinal neighbour is a cell, or nothing at a boundary", "[surface]") {
    const mobius_strip<9, 11> m;
    CHECK(cardinal_neighbour(m, 0, direction::north) == 9);
    CHECK(cardinal_neighbour(m, 0, direction::west) == 98); // a1 across the seam: i11
    CHECK(cardinal_neighbour(m, 0, direction::south) == std::nullopt);
    // On one cell of a torus every neighbour is the cell itself.
    const rectangle dot("torus", 1, 1, {seam::straight, seam::straight});
    for (const direction d : directions) CHECK(cardinal_neighbour(dot, 0, d) == 0);
}

TEST_CASE("the way back looks where the step came from", "[surface]") {
    const klein_bottle<9, 18> k;
    for (cell c = 0; c < k.size(); ++c)
        for (const direction d : directions) {
            const step out = *k.step_from(c, d);
            CHECK(k.step_from(out.to, way_back(out, d))->to == c);
        }
}

TEST_CASE("a step prints its cell and where the compass is carried", "[surface]") {
    std::ostringstream out;
    out << step{12, frame{}} << '|' << step{0, frame::vertical_reflection()};
    CHECK(out.str() == "12 NESW|0 SENW");
}
