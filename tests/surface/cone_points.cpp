// SPDX-License-Identifier: MIT
#include <topoban/surface/cone_points.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;

TEST_CASE("cone points are where other than four corners meet") {
    CHECK(cone_points_of(grid<4, 4>{}).empty());
    CHECK(cone_points_of(mobius_strip<9, 11>{}).empty());
    CHECK(cone_points_of(klein_bottle<9, 18>{}).empty());
    const auto octagons = cone_points_of(genus_two_staircase{});
    REQUIRE(octagons.size() == 2);
    for (const auto& cone : octagons) CHECK(cone.size() == 8);
    const auto digons = cone_points_of(projective_plane<9, 9>{}); // two pairs of chart corners
    REQUIRE(digons.size() == 2);
    for (const auto& cone : digons) CHECK(cone.size() == 2);
}
