// SPDX-License-Identifier: MIT
#include <topoban/shogi/action_text.hpp>

#include <topoban/catalog/armies.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/shogi_game.hpp"
#include "support/shogi_positions.hpp"

#include <string>

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::genus_two_shogi;
using catalog::klein_shogi;
using catalog::mobius_shogi;
using shogi::action;
using shogi::parse_action;

TEST_CASE("Actions as people write them") {
    const auto s = study<flat_shogi>("AK@e1 BK@e9 AR@h2 AB+@c3", "P");
    CHECK(shogi::to_text(s, numbered("16-70+^")) == "Rh2-h8+");
    CHECK(shogi::to_text(s, numbered("20-21^")) == "+Bc3-d3");
    CHECK(shogi::to_text(s, numbered("P*40")) == "P*e5");
    CHECK(shogi::to_text(s, action::resign()) == "resign");
    CHECK(*parse_action(s, "Rh2-h8+") == numbered("16-70+^"));
    CHECK(*parse_action(s, "P*e5") == numbered("P*40"));
    CHECK(*parse_action(s, "agree-draw") == action::agree_draw());
    const auto genus = study<genus_two_shogi>("AK@I:e1 BK@II:e9 AR@I:a3");
    CHECK(shogi::to_text(genus, numbered("18-108^")) == "RI:a3-II:a4");
}

TEST_CASE("A facing is written where there is one to choose") {
    const auto s = study<mobius_shogi>("AK@e1 BK@e11 AR@a6");
    CHECK(shogi::to_text(s, numbered("45-46v")) == "Ra6-b6v");
    CHECK(shogi::to_text(s, numbered("45-54^")) == "Ra6-a7");
    CHECK(*parse_action(s, "Ra6-b6v") == numbered("45-46v"));
    const auto open = *parse_action(s, "Ra6-b6");
    CHECK(s.why_refused(open)->reason == shogi::refusal_reason::facing_must_be_chosen);
    CHECK(!parse_action(s, "Ra6-a7^"));
}

TEST_CASE("Texts that are no actions say where") {
    const auto s = study<flat_shogi>("AK@e1 BK@e9 AR@h2", "P");
    const auto fault = [&](const char* text) {
        const auto made = parse_action(s, text);
        return made ? std::string::npos : made.error().offset;
    };
    CHECK(fault("") == 0);
    CHECK(fault("Xh2-h8") == 0);
    CHECK(fault("Rh2h8") == 5);
    CHECK(fault("Rj2-h8") == 1);
    CHECK(fault("Rh2-h0") == 4);
    CHECK(fault("Gh2-h8") == 0);
    CHECK(fault("+Rh2-h8") == 0);
    CHECK(fault("K*e5") == 0);
    CHECK(fault("P*e10") == 2);
    CHECK(fault("Rh2-i3") == std::string::npos); // an action, though a refused one
    CHECK(s.why_refused(*parse_action(s, "Rh2-i3"))->reason == shogi::refusal_reason::no_such_move);
}

TEST_CASE("Numbered texts are strict") {
    CHECK(shogi::parse_index_text("18-27") == action::move(18, 27));
    for (const char* text : {"", "18", "18-", "-27^", "018-27^", "18-27^+", "18-27x", "P*", "P*030",
                             "K*30", "p*30", "18-27 ^", "+18-27", "18--27", "9999999-1^", "Resign"})
        CHECK(!shogi::parse_index_text(text));
}

TEST_CASE("A cell number is written one way only") {
    CHECK(shogi::parse_index_text("15-0") == action::move(15, 0));
    CHECK(shogi::parse_index_text("0-999999^") ==
          action::move(0, 999'999, shogi::promotion::no, shogi::facing::up));
    for (const char* text : {"15--0",         "-0-15",
                             "15--0^",        "15--0+v",
                             "15-+0",         "+0-15",
                             "15-00",         "00-15",
                             "P*-0",          "P*+0",
                             "P*00",          "15- 0",
                             "15-0 ",         " 15-0",
                             "15-0x",         "15-0x10",
                             "15-1e1",        "15-0.0",
                             "15-0-0",        "15-1000000",
                             "15-4294967296", "15-18446744073709551616",
                             "15-0\n",        "15-0^^",
                             "15-0++",        "resign ",
                             "agree-draw+"}) {
        INFO(text);
        CHECK(!shogi::parse_index_text(text));
    }
}

TEMPLATE_TEST_CASE("Parsing an action's text gives the action", "[laws]", flat_shogi, mobius_shogi,
                   klein_shogi, genus_two_shogi) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(5); ++i) {
        const auto s = *shogi::state<TestType>::study(test::random_position<TestType>(random));
        for (const action& a : s.legal_actions()) {
            REQUIRE(shogi::parse_index_text(shogi::to_index_text(a)) == a);
            const auto text = shogi::to_text(s, a);
            const auto again = parse_action(s, text);
            if (!again || *again != a) FAIL(text << " is not " << a);
        }
    }
}
