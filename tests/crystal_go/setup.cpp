// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/setup.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>

#include <sstream>
#include <string>

using namespace topoban;

TEST_CASE("every chain without a liberty is a defect of a setup", "[crystal_go]") {
    crystal_go::setup<side4> drawn{.turn = player::first};
    CHECK(defects_of(drawn).empty());
    drawn.stones = {{0, 30, 60}, {1, 5, 55, 59}};
    const auto defects = defects_of(drawn);
    REQUIRE(defects.size() == 2);
    CHECK(defects[0].points == point_set<61>{0});
    CHECK(defects[1].points == point_set<61>{60});
    std::ostringstream text;
    text << defects[0];
    CHECK(text.str() == "chain without a liberty: {0}");
}

TEST_CASE("whether a setup is stable depends on its tiling", "[crystal_go]") {
    crystal_go::setup<side4> drawn{.turn = player::first};
    drawn.stones = {{2}, {1, 3, 8}};
    CHECK(defects_of(drawn).empty());
    drawn.tiling = drawn.tiling.flipped(7);
    CHECK(defects_of(drawn).size() == 1);
}

TEST_CASE("a setup needs a next player and one colour a point", "[crystal_go]") {
    using kind = setup_defect<61>::kind;
    const auto defects = defects_of(crystal_go::setup<side4>{.stones = {{3}, {3}}});
    REQUIRE(defects.size() == 2);
    CHECK(defects[0].what == kind::no_next_player);
    CHECK(defects[1].what == kind::both_colours);
}
