// SPDX-License-Identifier: MIT
#include <topoban/surface/direction.hpp>

#include "catch.hpp"

#include <sstream>

using namespace topoban;

static_assert(turned(direction::north, 1) == direction::east);
static_assert(turned(direction::north, -1) == direction::west);
static_assert(turned(direction::west, 5) == direction::north);
static_assert(opposite(direction::north) == direction::south);
static_assert(opposite(direction::east) == direction::west);
static_assert(index_of(directions[2]) == 2);

TEST_CASE("directions go clockwise from north and print their letters", "[surface]") {
    std::ostringstream out;
    for (const direction d : directions) out << d;
    CHECK(out.str() == "NESW");
    for (const direction d : directions) {
        CHECK(turned(d, 4) == d);
        CHECK(opposite(opposite(d)) == d);
        CHECK(turned(turned(d, 1), -1) == d);
    }
}
