// SPDX-License-Identifier: MIT
#include <topoban/json/crystal_go/structure.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/json/text/parse.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;

TEST_CASE("what a record's structure depends on") {
    const auto info = crystal_go_info::of<side4>();
    CHECK(info.rules == "crystal-go-side4-v1");
    CHECK(info.points == 61);
    CHECK(info.edge_digits == 39);
    CHECK(crystal_go_info::of<empty_box<1>>().edge_digits == 3);
}

TEST_CASE("a structure is read without playing: illegal actions and all") {
    const std::string text =
        R"({"format":"crystal-go-game","version":1,"rules":"crystal-go-side4-v1","komi":0,)"
        R"("actions":[{"type":"flip","player":2,"at":-7,"captured":[99]},)"
        R"({"captured":[],"player":1,"type":"resign"}],"cursor":12,"final":{"position":")" +
        std::string(61, '2') + ":" + std::string(39, 'f') +
        R"(","turn":2,"passes":2,"result":{"area":[0,61,0],"marginHalfPoints":-122,)"
        R"("winner":2,"reason":"passes"}}})";
    const auto made = parse(text, crystal_go_limits());
    REQUIRE(made.has_value());
    const auto read = read_crystal_go_structure(*made, crystal_go_info::of<side4>());
    if (!read) FAIL(read.error());
    REQUIRE(read->actions.size() == 2);
    CHECK(read->actions[0].action == crystal_go::action::flip(-7));
    CHECK(read->actions[0].player == 2);
    CHECK(read->actions[1].action == crystal_go::action::resign());
    CHECK(read->cursor.ply == 12);
    CHECK(read->final.passes == 2);
    REQUIRE(read->final.result.has_value());
    CHECK(read->final.result->margin_half_points == -122);
    CHECK(read->final.result->area == std::array{0, 61, 0});
}
