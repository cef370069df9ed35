// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/text.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/crystal_go/state.hpp>

#include <string_view>

using namespace topoban;
using crystal_go::action;
using crystal_go::refusal_reason;

namespace {

using refusal = crystal_go::refusal<61>;

refusal make(refusal_reason reason, point at) {
    refusal made;
    made.reason = reason;
    made.at = at;
    return made;
}

} // namespace

TEST_CASE("actions as people say them", "[crystal_go]") {
    CHECK(to_text(action::place(30), side4()) == "place (0,0)");
    CHECK(to_text(action::flip(38), side4()) == "flip (1,0)");
    CHECK(to_text(action::flip(61), side4()) == "flip point 61");
    CHECK(to_text(action::pass(), side4()) == "pass");
    CHECK(to_text(action::resign(), side4()) == "resign");
    CHECK(to_text(action{}, side4()) == "none");
}

TEST_CASE("refusals as sentences with the labels of the board", "[crystal_go]") {
    const side4 board;
    CHECK(to_text(make(refusal_reason::ended, no_point), board) == "the game has ended");
    CHECK(to_text(make(refusal_reason::out_of_range, 61), board) == "point 61 is not on the board");
    CHECK(to_text(make(refusal_reason::occupied, 30), board) == "(0,0) is occupied");

    refusal rigid = make(refusal_reason::not_flippable, 38);
    rigid.obstacle = flip_obstacle::occupied;
    CHECK(to_text(rigid, board) == "(1,0) is not flippable: a stone stands on it");
    rigid.obstacle = flip_obstacle::boundary;
    CHECK(to_text(rigid, board) == "(1,0) is not flippable: it lies on the outer boundary");

    refusal choked = make(refusal_reason::suicide, 7);
    choked.chain = {2, 8};
    CHECK(to_text(choked, board) ==
          "(-3,-2) is suicide: no liberty would be left to (-4,-2) (-3,-1)");

    refusal repeats = make(refusal_reason::superko, 38);
    repeats.repeated_ply = 2;
    CHECK(to_text(repeats, board) == "(1,0) would repeat the position after ply 2");
    repeats.repeated_ply = 0;
    CHECK(to_text(repeats, board) == "(1,0) would repeat the position the game started from");
}

TEST_CASE("every legal action is read back from how it is written", "[crystal_go]") {
    const crystal_go::state<side4> start;
    const auto later = start.play(action::flip(38)).value().play(action::place(0)).value();
    for (const auto& state : {start, later})
        for (const action& a : state.legal_actions())
            REQUIRE(parse_action(state, to_text(a, side4())).value() == a);
    CHECK(parse_action(start, "resign").value() == action::resign());
    CHECK(parse_action(start, "(1,0)").value() == action::place(38));
    CHECK(parse_action(start, "place (1,0)").value() == action::place(38));
    CHECK(parse_action(start, "flip (1,0)").value() == action::flip(38));
}

TEST_CASE("a text that is no action names the first byte that does not fit", "[crystal_go]") {
    const crystal_go::state<side4> state;
    const auto offset = [&](std::string_view text) {
        return parse_action(state, text).error().offset;
    };
    CHECK(offset("") == 0);
    CHECK(offset("flop (1,0)") == 2);
    CHECK(offset("flip(1,0)") == 4);
    CHECK(offset("flip (5,0)") == 6);
    CHECK(offset("(1,0") == 4);
    CHECK(offset("(1,0) ") == 5);
    CHECK(offset("pl") == 2);
}
