// SPDX-License-Identifier: MIT
#include <topoban/catalog/crystal_go_starts.hpp>

#include "catch.hpp"

#include <sstream>
#include <string>

using namespace topoban;

TEST_CASE("a start has the rules identifier of its name", "[catalog]") {
    CHECK(catalog::crystal_go_rules<side4>() == "crystal-go-side4-v1");
    CHECK(catalog::crystal_go_rules<empty_box<3>>() == "crystal-go-empty-box-3-v1");
}

TEST_CASE("a rules identifier finds its start, another one says what is known", "[catalog]") {
    const auto points = [](const auto& start) { return start.start().size(); };
    CHECK(catalog::visit_crystal_go_start("crystal-go-side4-v1", points).value() == 61);
    for (const char* unknown : {"", "crystal-go-side5-v1", "crystal-go-side4-v1 ", "side4"}) {
        const auto found = catalog::visit_crystal_go_start(unknown, points);
        REQUIRE_FALSE(found.has_value());
        std::ostringstream text;
        text << found.error();
        CHECK(text.str() == "unknown board; known are crystal-go-side4-v1");
    }
}
