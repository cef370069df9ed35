// SPDX-License-Identifier: MIT
#include <topoban/json/go_structure.hpp>

#include "catch.hpp"

#include <topoban/json/parse.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;

namespace {
std::string board_named_in(std::string_view text) {
    const auto made = parse(text);
    REQUIRE(made);
    return std::string(go_board_of(*made).value_or("none"));
}
} // namespace

TEST_CASE("the board's name is looked for where the format puts it") {
    CHECK(board_named_in(R"({"format":"surface-go-game","graph":"a","game":{"graph":"b"}})") ==
          "a");
    CHECK(board_named_in(R"({"format":"surface-go-analysis","game":{"graph":"b"},"graph":"a"})") ==
          "b");
    CHECK(
        board_named_in(
            R"({"format":"surface-go-replay","record":{"format":"surface-go-study","graph":"c"}})") ==
        "c");
    CHECK(
        board_named_in(
            R"({"format":"surface-go-replay","record":{"format":"surface-go-analysis","game":{"graph":"d"}}})") ==
        "d");
    CHECK(board_named_in(R"({"format":"surface-go-replay"})") == "none");
    CHECK(board_named_in(R"({"graph":7})") == "none");
    CHECK(board_named_in("[]") == "none");
}

TEST_CASE("structure alone: what is well-formed is not yet legal") {
    const std::string text =
        R"({"format":"surface-go-analysis","version":1,"game":{"format":"surface-go-game",)"
        R"("version":1,"graph":"my-board","rules":"graph-area-no-suicide-psk-v1",)"
        R"("komiHalfPoints":3,"actions":[{"at":9,"type":"place"}],)"
        R"("final":{"board":"01","turn":2,"passes":0,"history":[],"result":null}},)"
        R"("actions":[{"type":"pass"},{"type":"resign"}],)"
        R"("final":{"board":"22","turn":1,"passes":2,"history":["10"],)"
        R"("result":{"winner":2,"reason":"resign"}}})";
    const auto made = parse(text);
    REQUIRE(made);
    const auto read = read_go_structure(*made, go_formats, {"my-board", 2});
    REQUIRE(read);
    CHECK(read->as == format::go_analysis);
    CHECK(read->record.komi_half_points == 3);
    REQUIRE(read->record.stretches.size() == 2);
    CHECK(read->record.stretches[0].actions == std::vector{go::action::place(9)});
    CHECK(read->record.stretches[1].actions ==
          std::vector{go::action::pass(), go::action::resign()});
    CHECK(read->record.stretches[1].final.result->winner == 2);
    CHECK(read_go_structure(*made, go_formats, {"my-board", 3}).error().pointer ==
          "/game/final/board");
    CHECK(read_go_structure(*made, go_formats, {"other", 2}).error().pointer == "/game/graph");
    CHECK(read_go_structure(*made, go_formats, {}).error().pointer == "/game/graph");
}
