// SPDX-License-Identifier: MIT
#include <topoban/go/position.hpp>

#include "catch.hpp"

using namespace topoban;

TEST_CASE("Go's position is its colouring, whoever is to move", "[go]") {
    STATIC_REQUIRE(std::is_same_v<go::position<9>, colouring<9>>);
}
