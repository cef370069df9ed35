// SPDX-License-Identifier: MIT
// The shogi rows of the conformance data's cases.

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/shogi/state.hpp>

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::genus_two_shogi;
using catalog::mobius_shogi;
using texts = std::vector<std::string>;

TEST_CASE("B017: the key does not depend on the order of play") {
    const auto one = play_line(shogi::state<flat_shogi>{}, {"4-13^", "64-65v", "16-15^"});
    const auto other = play_line(shogi::state<flat_shogi>{}, {"16-15^", "64-65v", "4-13^"});
    CHECK(one.key() == other.key());
    CHECK(one.key() == shogi::key_of(one.position()));
    CHECK(same_position(one, other));
}

TEST_CASE("B019: hands that differ are no repetition") {
    auto s = study<flat_shogi>("AK@a1 BK@e9 BR@e7", "PPPPPP");
    s = play_line(s,
                  {"P*40", "58-40v", "0-1^", "40-58v", "1-0^", "76-77v", "P*40", "58-40v", "0-1^",
                   "40-58v", "1-0^", "77-76v"},
                  3);
    CHECK(s.ply() == 36);
    CHECK(s.occurrences() == 1);
    CHECK(!s.has_ended());
}

TEST_CASE("B021: a rook's facing is not part of the position") {
    auto s = study<mobius_shogi>("AK@e1 BK@e11 AR@a6");
    s = play_line(s, {"45-46^", "94-93v", "46-47^", "93-84v", "47-48^", "84-94v", "48-49^",
                      "94-93v", "49-50^", "93-84v", "50-51^", "84-94v", "51-52^", "94-93v",
                      "52-53^", "93-84v", "53-45v", "84-94v"});
    CHECK(s.occurrences() == 2);
    CHECK(s.at(45).faces() == shogi::facing::down);
}

TEST_CASE("B061: a knight that lands reversed on a dead rank must promote") {
    const auto s = study<mobius_shogi>("AK@e1 BK@e11 AN@i8");
    CHECK(verdict(s, "71-9+v") == "legal");
    CHECK(verdict(s, "71-9v") == "must-promote");
    CHECK(verdict(s, "71-88+^") == "legal");
    CHECK(verdict(s, "71-88^") == "must-promote");
}

TEST_CASE("B089, B091: nifu counts own unpromoted pawns of any facing") {
    CHECK(verdict(study<flat_shogi>("AK@e1 BK@e9 BP@c7", "P"), "P*38") == "legal");
    const auto genus = study<genus_two_shogi>("AK@I:e1 BK@II:e9 AP@I:a3", "P");
    CHECK(verdict(genus, "P*117") == "nifu");
    CHECK(genus.why_refused(numbered("P*117"))->at == 18);
    CHECK(verdict(genus, "P*118") == "legal");
    const auto strip = study<mobius_shogi>("AK@e1 BK@e11 AP@a6v", "P");
    CHECK(verdict(strip, "P*63") == "nifu");
    CHECK(verdict(strip, "P*64") == "legal");
}

TEST_CASE("B093: dead drops, and the must that is a may") {
    const auto s = study<flat_shogi>("AK@a1 BK@a9", "LNP");
    for (const char* drop : {"L*80", "N*80", "N*71", "P*80"})
        CHECK(verdict(s, drop) == "dead-drop");
    CHECK(verdict(s, "L*71") == "legal");
    CHECK(verdict(s, "N*62") == "legal");
    CHECK(verdict(study<flat_shogi>("AK@a1 BK@i1 AS@c7"), "56-46+^") == "legal");
}

TEST_CASE("B095 – B101: pawn-drop mate") {
    const auto cut = study<flat_shogi>("AK@e1 AR@g8 AR@i8 BK@h9", "P");
    CHECK(verdict(cut, "P*70") == "legal");
    const auto reply = *cut.play(numbered("P*70"));
    CHECK(legal_texts(reply) == texts{"79-69v", "79-71v"});

    const char* pinned = "AK@a1 BK@i9 BL@h9 AG@g8 BG@i7 AR@i3 AN@g7 AN@h6";
    const auto defended = study<flat_shogi>(pinned, "P");
    CHECK(verdict(defended, "P*71") == "legal");
    CHECK(legal_texts(*defended.play(numbered("P*71"))) == texts{"62-71v"});
    CHECK(verdict(study<flat_shogi>("AK@a1 BK@i9 BL@h9 AG@g8 AR@i3 AN@g7 AN@h6", "P"), "P*71") ==
          "pawn-drop-mate");

    CHECK(verdict(study<flat_shogi>("BK@i9 AR+@h7", "P"), "P*71") == "pawn-drop-mate");
    CHECK(verdict(study<flat_shogi>("BK@i9 AR+@h7 AK@a1", "P"), "P*71") == "pawn-drop-mate");

    const auto quiet = study<flat_shogi>("AK@h3 BK@a9 AS@b9 AB@c9", "P");
    CHECK(verdict(quiet, "P*64") == "legal");
    const auto won = *quiet.play(numbered("P*64"));
    CHECK(!won.is_check());
    CHECK(outcome_text(won) == "no-legal-action, A wins");
}

TEST_CASE("B103, B105: pins and checks") {
    CHECK(legal_texts(study<flat_shogi>("AK@e1 BK@a9 BR@e5 BB@b4 AG@d1 AR@a5", "G")) ==
          texts{"4-14^", "4-5^"});
    const auto pinned = study<flat_shogi>("AK@a1 AL@h3 BK@e9 BB@h8");
    CHECK(verdict(pinned, "25-70^") == "legal");
    CHECK(verdict(pinned, "25-70+^") == "legal");
    CHECK(pinned.legal_actions().size() == 4);
}

TEST_CASE("B107: a promoted pawn stays one and goes to hand as a pawn") {
    const auto s = study<flat_shogi>("AK@a1 BK@e9 AP+@c5 BR@c6 BG@b7");
    const auto taken = *s.play(numbered("38-47^"));
    CHECK(taken.at(47) == shogi::piece(player::first, shogi::piece_type::pawn).promoted());
    const auto retaken = *taken.play(numbered("55-47v"));
    CHECK(retaken.hand_of(player::second).count(shogi::piece_type::pawn) == 1);
}

TEST_CASE("B109: the start position's fourth occurrence is a draw") {
    const shogi::state<flat_shogi> start;
    CHECK(outcome_text(play_line(start, {"16-15^", "64-65v", "15-16^", "65-64v"}, 1)) == "open");
    CHECK(outcome_text(play_line(start, {"16-15^", "64-65v", "15-16^", "65-64v"}, 2)) == "open");
    const auto end = play_line(start, {"16-15^", "64-65v", "15-16^", "65-64v"}, 3);
    CHECK(end.ply() == 12);
    CHECK(outcome_text(end) == "repetition");
    CHECK(end.legal_actions().empty());
    CHECK(verdict(end, "16-15^") == "ended");
}

TEST_CASE("B111 – B115: perpetual check, and one that is missing once") {
    const auto s = study<flat_shogi>("AK@i1 AR@d2 BK@e9");
    auto at = s;
    for (int round = 1; round <= 3; ++round) {
        CHECK(at.occurrences() == round);
        at = play_line(at, {"12-13^", "76-75v", "13-12^", "75-76v"});
    }
    CHECK(at.occurrences() == 4);
    CHECK(outcome_text(at) == "perpetual-check, B wins");
    const auto broken = play_line(s, {"12-13^", "76-75v", "13-12^", "75-76v", //
                                      "12-11^", "76-77v", "11-12^", "77-76v", //
                                      "12-13^", "76-75v", "13-12^", "75-76v"});
    CHECK(outcome_text(broken) == "repetition");
}
