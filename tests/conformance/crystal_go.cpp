// SPDX-License-Identifier: MIT
// CrystalGo against the conformance data: adjacency, leaf counts, whole games.
#include "catch.hpp"
#include "support/fixtures.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/game/perft.hpp>
#include <topoban/json/crystal_go/trace.hpp>
#include <topoban/json/text/parse.hpp>

#include <string>
#include <vector>

using namespace topoban;

TEST_CASE("the start tiling's neighbours are those of the data") {
    const std::string text = test::file_text(std::filesystem::path(TOPOBAN_FIXTURES) /
                                             "adjacency/crystal-go-side4-v1.json");
    const auto made = json::parse(text);
    REQUIRE(made.has_value());
    point p = 0;
    for (const json::value row : made->root().elements()) {
        std::vector<point> expected;
        for (const json::value n : row.elements())
            expected.push_back(static_cast<point>(n.integer()));
        const auto found = side4::start().neighbours(p);
        CAPTURE(p);
        CHECK(std::vector<point>(found.begin(), found.end()) == expected);
        ++p;
    }
    CHECK(p == 61);
}

TEST_CASE("leaf counts of CrystalGo") {
    const crystal_go::state<side4> start;
    CHECK(perft(start, 1) == 86);
    CHECK(perft(start, 2) == 7'227);
    CHECK(perft(start, 3) == 595'454);
}

TEST_CASE("every CrystalGo trace is verified") {
    for (const auto& file : test::fixture_files("traces", "crystal-", ".jsonl")) {
        INFO(file.filename());
        const auto found =
            json::verify_trace(test::file_text(file), json::crystal_go_trace<side4>());
        if (found) FAIL(*found);
        SUCCEED();
    }
}
