// SPDX-License-Identifier: MIT
#include <topoban/shogi/outcome.hpp>

#include "catch.hpp"

#include <sstream>

using namespace topoban;
using shogi::outcome;
using enum shogi::outcome_reason;

TEST_CASE("Outcomes print their reason as documents spell it, and the winner", "[shogi]") {
    std::ostringstream out;
    out << outcome{no_legal_action, player::first} << "; " << outcome{repetition, {}} << "; "
        << outcome{perpetual_check, player::second} << "; " << outcome{resign, player::second}
        << "; " << outcome{agreed_draw, {}};
    CHECK(out.str() == "no-legal-action, A wins; repetition; perpetual-check, B wins; "
                       "resign, B wins; agreed-draw");
}

TEST_CASE("Outcomes are equal by reason and winner", "[shogi]") {
    CHECK(outcome{resign, player::first} == outcome{resign, player::first});
    CHECK_FALSE(outcome{resign, player::first} == outcome{resign, player::second});
    CHECK_FALSE(outcome{repetition, {}} == outcome{agreed_draw, {}});
}
