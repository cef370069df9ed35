// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/position.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>

#include <functional>
#include <sstream>
#include <string>

using namespace topoban;

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
    std::ostringstream out;
    out << other;
    CHECK(out.str() == to_text(other));
}
