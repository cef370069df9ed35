// SPDX-License-Identifier: MIT
#include <topoban/surface/path.hpp>

#include <topoban/boards.hpp>

#include "catch.hpp"

using namespace topoban;

TEST_CASE("A segment is a step with both its headings and what it does to what is carried") {
    // i5 east is a14, upside down: the traveller's heading stays, north-east becomes south-east.
    const klein_bottle<9, 18> board;
    const cell i5 = *find_label(board, "i5");
    const auto over = segment_from(board, i5, heading::east);
    REQUIRE(over);
    CHECK(over->from == i5);
    CHECK(over->leaves == heading::east);
    CHECK(over->to == *find_label(board, "a14"));
    CHECK(over->arrives == heading::east);
    CHECK(over->transport.reverses_facing());
    const auto corner = segment_from(board, i5, heading::north_east);
    REQUIRE(corner);
    CHECK(corner->to == *find_label(board, "a13"));
    CHECK(corner->arrives == heading::south_east);
}

TEST_CASE("There is no segment over a boundary or a cone point") {
    CHECK_FALSE(segment_from(mobius_strip<9, 11>{}, 0, heading::south));
    const genus_two_staircase staircase;
    CHECK_FALSE(segment_from(staircase, *find_label(staircase, "I:i4"), heading::north_east));
}
