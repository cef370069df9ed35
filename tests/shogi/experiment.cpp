// SPDX-License-Identifier: MIT
#include <topoban/shogi/experiment.hpp>

#include <topoban/catalog/armies.hpp>
#include <topoban/game/game_state.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <sstream>

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using shogi::player_action;

namespace {

using experiment = shogi::experiment<flat_shogi>;
constexpr shogi::relaxation free_for_all{shogi::mover_rule::either_army, shogi::king_rule::waived};

experiment begin(const std::string& pieces, shogi::relaxation relaxed,
                 const std::string& hand = "") {
    return *experiment::start(drawn<flat_shogi>(pieces, hand), relaxed);
}

std::string verdict_on(const experiment& e, player who, const char* text) {
    std::ostringstream words;
    if (const auto refused = e.why_refused({who, numbered(text)}))
        words << refused->reason;
    else
        words << "legal";
    return words.str();
}

} // namespace

TEST_CASE("Either army may move, and the other is then to move") {
    STATIC_REQUIRE(game_state<experiment>);
    const auto e = begin("AK@e1 BK@e9 AR@a1", {shogi::mover_rule::either_army, {}});
    CHECK(verdict_on(e, player::second, "76-75v") == "legal");
    const auto after = *e.play({player::second, numbered("76-75v")});
    CHECK(after.turn() == player::first);
    const auto again = *after.play({player::second, numbered("75-76v")});
    CHECK(again.occurrences() == 2);
    CHECK(again.ply() == 2);
    CHECK(!again.outcome());
    const auto strict = begin("AK@e1 BK@e9 AR@a1", {});
    CHECK(verdict_on(strict, player::second, "76-75v") == "wrong-side");
}

TEST_CASE("Without king safety a king may stand attacked, and is still never captured") {
    const char* pieces = "AK@e1 BK@e9 AR@e2 BR@e5";
    CHECK(verdict_on(begin(pieces, {}), player::first, "13-14^") == "king-left-attacked");
    const auto e = begin(pieces, free_for_all);
    CHECK(verdict_on(e, player::first, "13-14^") == "legal");
    const auto open = *e.play({player::first, numbered("13-14^")});
    CHECK(!open.is_check());
    CHECK(verdict_on(open, player::second, "40-4v") == "no-such-move");
    CHECK(open.play({player::second, numbered("76-75v")})->is_check());
}

TEST_CASE("A player there is none of may not act") {
    for (const auto movers : {shogi::mover_rule::side_to_move, shogi::mover_rule::either_army}) {
        const auto e = begin("AK@e1 BK@e9 AR@a1", {movers, shogi::king_rule::kept}, "P");
        for (const int who : {0, 3, 255}) {
            CHECK(verdict_on(e, static_cast<player>(who), "0-9^") == "wrong-side");
            CHECK(verdict_on(e, static_cast<player>(who), "P*40") == "wrong-side");
        }
    }
    const auto e = begin("AK@e1 BK@e9 AR@a1", free_for_all);
    auto unknown = numbered("0-9^");
    unknown.kind = static_cast<shogi::action_kind>(9);
    CHECK(e.why_refused({player::first, unknown})->reason == shogi::refusal_reason::no_such_move);
}

TEST_CASE("No action is none of the experiment's") {
    const auto e = begin("AK@a1 BK@i9", free_for_all);
    CHECK(e.why_refused({})->reason == shogi::refusal_reason::no_such_move);
    std::ostringstream out;
    out << player_action{};
    CHECK(out.str() == "A none");
    STATIC_REQUIRE(!std::is_reference_v<decltype(experiment(e).position())>);
}

TEST_CASE("Movement, promotion and drop rules stay") {
    const auto e = begin("AK@a1 BK@i9 AR+@h7 AP@c3", free_for_all, "PN");
    CHECK(verdict_on(e, player::first, "P*29") == "nifu");
    CHECK(verdict_on(e, player::first, "N*73") == "dead-drop");
    CHECK(verdict_on(e, player::first, "P*71") == "pawn-drop-mate");
    CHECK(verdict_on(e, player::first, "20-38^") == "no-such-move");
    CHECK(verdict_on(e, player::first, "20-29+^") == "may-not-promote");
    CHECK(verdict_on(e, player::first, "resign") == "no-such-move");
    for (const auto& a : e.legal_actions()) CHECK(!e.why_refused(a));
}
