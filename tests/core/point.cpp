// SPDX-License-Identifier: MIT
#include <topoban/core/point.hpp>

#include "catch.hpp"

#include <limits>

using namespace topoban;

TEST_CASE("the index type of a board holds every point and one more", "[core]") {
    STATIC_REQUIRE(sizeof(index_for<99>) == 1);
    STATIC_REQUIRE(sizeof(index_for<255>) == 1);
    STATIC_REQUIRE(std::numeric_limits<index_for<255>>::max() >= 255);
    STATIC_REQUIRE(sizeof(index_for<256>) == 2);
    STATIC_REQUIRE(std::numeric_limits<index_for<625>>::max() >= 625);
    STATIC_REQUIRE(no_point < 0);
}
