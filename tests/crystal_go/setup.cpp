// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/setup.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>

#include <functional>
#include <sstream>
#include <string>

using namespace topoban;

TEST_CASE("every chain without a liberty is a defect of a setup", "[crystal_go]") {
    crystal_go::setup<side4> drawn;
    CHECK(defects_of(drawn).empty());
    drawn.stones = {{0, 30, 60}, {1, 5, 55, 59}};
    const auto defects = defects_of(drawn);
    REQUIRE(defects.size() == 2);
    CHECK(defects[0].chain == point_set<61>{0});
    CHECK(defects[1].chain == point_set<61>{60});
    std::ostringstream text;
    text << defects[0];
    CHECK(text.str() == "chain without a liberty: {0}");
}

TEST_CASE("whether a setup is stable depends on its tiling", "[crystal_go]") {
    crystal_go::setup<side4> drawn;
    drawn.stones = {{2}, {1, 3, 8}};
    CHECK(defects_of(drawn).empty());
    drawn.tiling = drawn.tiling.flipped(7);
    CHECK(defects_of(drawn).size() == 1);
}

TEST_CASE("positions are equal with equal tilings and equal stones only", "[crystal_go]") {
    using position = crystal_go::position<lozenge_tiling<4>>;
    const position start{side4::start(), {}};
    position other = start;
    CHECK(other == start);
    other.tiling = other.tiling.flipped(38);
    CHECK_FALSE(other == start);
    CHECK(std::hash<position>{}(other) != std::hash<position>{}(start));
    other = start;
    other.stones.put(0, colour::white);
    CHECK_FALSE(other == start);
    CHECK(std::hash<position>{}(other) != std::hash<position>{}(start));
    CHECK(to_text(other).substr(0, 63) == "2" + std::string(60, '0') + ":d");
    CHECK(to_text(start).size() == 61 + 1 + 39);
}
