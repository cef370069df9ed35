// SPDX-License-Identifier: MIT
#include <topoban/go/text.hpp>

#include "catch.hpp"
#include "support/go_play.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/go/state.hpp>

#include <string_view>

using namespace topoban;
using go::action;
using go::refusal_reason;

namespace {

using refusal = go::refusal<25>;
const grid<5, 5> board;

/// Everything a state may do, and a resignation, is read back from how it is written.
template <class State>
void check_inverse(const State& state) {
    for (const action& a : state.legal_actions())
        REQUIRE(parse_action(state, to_text(a, state.board())).value() == a);
    REQUIRE(parse_action(state, "resign").value() == action::resign());
}

} // namespace

TEST_CASE("actions as people say them", "[go]") {
    const mobius_strip<9, 11> strip;
    CHECK(to_text(action::place(49), strip) == "e6");
    CHECK(to_text(action::place(81), genus_two_staircase{}) == "II:a1");
    CHECK(to_text(action::pass(), strip) == "pass");
    CHECK(to_text(action::resign(), strip) == "resign");
    CHECK(to_text(action::place(99), strip) == "point 99");
    CHECK(to_text(action::place(-1), strip) == "point -1");
    CHECK(to_text(action{}, strip) == "none");
}

TEST_CASE("refusals as sentences with the board's labels", "[go]") {
    CHECK(to_text(refusal{refusal_reason::ended, 3, {}}, board) == "the game has ended");
    CHECK(to_text(refusal{refusal_reason::out_of_range, 25, {}}, board) ==
          "point 25 is not on the board");
    CHECK(to_text(refusal{refusal_reason::occupied, 3, {}}, board) == "d1 is occupied");
    CHECK(to_text(refusal{refusal_reason::suicide, 0, {0, 1}}, board) ==
          "a1 is suicide: no liberty would be left to a1 b1");
    CHECK(to_text(refusal{refusal_reason::superko, 0, {}, 2}, board) ==
          "a1 would repeat the position after ply 2");
    CHECK(to_text(refusal{refusal_reason::superko, 0, {}, 0}, board) ==
          "a1 would repeat the position the game started from");
}

TEST_CASE("every legal action is read back from how it is written", "[go]") {
    check_inverse(go::state<grid<5, 5>>());
    check_inverse(test::played(go::state<grid<5, 5>>(), {0, 12, 24}));
    check_inverse(go::state<mobius_strip<9, 11>>());
    check_inverse(go::state<klein_bottle<9, 18>>());
    check_inverse(go::state<genus_two_staircase>());
    check_inverse(
        go::state<table_graph<9>>::start(komi(), *table_graph<9>::make("path", {{1}, {0, 2}, {1}}))
            .value());
}

TEST_CASE("a text that is no action names the first byte that does not fit", "[go]") {
    const go::state<grid<5, 5>> state;
    const auto offset = [&](std::string_view text) {
        return parse_action(state, text).error().offset;
    };
    CHECK(offset("") == 0);
    CHECK(offset("f1") == 0);
    CHECK(offset("e6") == 1);
    CHECK(offset("e5 ") == 2);
    CHECK(offset("E5") == 0);
    CHECK(offset("passed") == 4);
    CHECK(offset("none") == 0);
    CHECK(parse_action(state, "x").error().expected == "a point's label, pass or resign");
    // Whether it is legal is another question.
    CHECK(parse_action(test::played(state, {24}), "e5").value() == action::place(24));
}
