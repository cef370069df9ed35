// SPDX-License-Identifier: MIT
#include <topoban/shogi/setup.hpp>

#include <topoban/catalog/armies.hpp>
#include <topoban/shogi/state.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::genus_two_shogi;
using kind = shogi::setup_defect::kind;

TEST_CASE("Every defect of a position is named") {
    const auto found =
        shogi::defects_of<flat_shogi>(drawn<flat_shogi>("AK@a1 AK@b1 BK+@a9 AG+@c1"));
    REQUIRE(found.size() == 3);
    CHECK(found[0] ==
          shogi::setup_defect{kind::second_king, 1, player::first, shogi::piece_type::king});
    CHECK(found[1].what == kind::promoted_gold);
    CHECK(found[2].what == kind::promoted_king);
    CHECK(!shogi::state<flat_shogi>::study(drawn<flat_shogi>("AK@a1 AK@b1")));
}

TEST_CASE("Reversed facing is refused where facing is fixed") {
    CHECK(shogi::defects_of<flat_shogi>(drawn<flat_shogi>("AG@a1v")).empty());
    const auto found = shogi::defects_of<genus_two_shogi>(drawn<genus_two_shogi>("AG@I:a1v"));
    REQUIRE(found.size() == 1);
    CHECK(found[0].what == kind::reversed_facing);
}

TEST_CASE("Hands hold 255 of a kind at a setup, and more by captures") {
    auto p = drawn<flat_shogi>("AK@a1 BK@i9 AR@e1 BP@e2");
    p.hands[0].add(shogi::piece_type::pawn, 255);
    CHECK(shogi::defects_of<flat_shogi>(p).empty());
    const auto s = *shogi::state<flat_shogi>::study(p);
    CHECK(s.play(numbered("4-13^"))->hand_of(player::first).count(shogi::piece_type::pawn) == 256);
    p.hands[0].add(shogi::piece_type::pawn);
    CHECK(shogi::defects_of<flat_shogi>(p).front().what == kind::hand_too_large);
}

TEST_CASE("Kings may be missing, pawns stand dead, the side not to move be in check") {
    const auto none = study<flat_shogi>("AP@a9 AR@e5 BP@e1");
    CHECK(!none.is_check());
    CHECK(none.legal_actions().size() > 0);
    const auto checked = study<flat_shogi>("AK@a1 AR@e5 BK@e9");
    CHECK(!checked.is_check());
    CHECK(verdict(checked, "40-76^") == "no-such-move"); // kings are never captured
}
