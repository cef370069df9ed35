// SPDX-License-Identifier: MIT
#include <topoban/shogi/state.hpp>

// The worked examples of the rules, and what refusals rest on.

#include <topoban/catalog/armies.hpp>
#include <topoban/game/game_state.hpp>
#include <topoban/game/variation.hpp>

#include "catch.hpp"
#include "reference/shogi.hpp"
#include "support/shogi_game.hpp"

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::genus_two_shogi;
using catalog::klein_shogi;
using catalog::mobius_shogi;
using shogi::action;
using texts = std::vector<std::string>;

namespace {
template <class Army>
cell at(const char* label) {
    return *find_label(typename Army::surface{}, label);
}
} // namespace

TEST_CASE("A state is a game state") {
    STATIC_REQUIRE(game_state<shogi::state<flat_shogi>>);
    STATIC_REQUIRE(game_state<shogi::state<genus_two_shogi, four_bit_hash>>);
    const shogi::state<klein_shogi> start;
    CHECK(start.turn() == player::first);
    CHECK(start.ply() == 0);
    CHECK(start.occurrences() == 1);
    CHECK(!start.is_check());
    CHECK(start.started_as() == origin::game);
}

TEST_CASE("A Klein gold crosses the corner from i18 to a18 and faces down", "[conformance]") {
    const auto s = study<klein_shogi>("AK@e5 BK@e14 AG@i18");
    const cell from = at<klein_shogi>("i18");
    CHECK(legal_from(s, from) ==
          texts{"161-0v", "161-7^", "161-8^", "161-152^", "161-153v", "161-160^"});
    CHECK(!s.why_refused(action::move(from, at<klein_shogi>("a18"))));
    CHECK(s.play(action::move(from, at<klein_shogi>("a18")))->at(at<klein_shogi>("a18")).faces() ==
          shogi::facing::down);
    CHECK(s.why_refused(action::move(from, at<klein_shogi>("a2"))));
}

TEST_CASE("A Möbius gold walks round in nine steps and comes back reversed", "[conformance]") {
    auto s = study<mobius_shogi>("AK@e1 BK@e11 AG@a6");
    const cell home = at<mobius_shogi>("a6");
    for (int i = 0; i < 9; ++i) {
        const cell from = home + i;
        const cell to = i == 8 ? home : from + 1;
        s = *s.play(action::move(from, to));
        const int king = i % 2 == 0 ? 94 : 93;
        s = *s.play(action::move(king, king == 94 ? 93 : 94));
    }
    CHECK(s.at(home) == shogi::piece(player::first, shogi::piece_type::gold).reversed());
}

TEST_CASE("A rook round the Möbius seam arrives either way up", "[conformance]") {
    const auto s = study<mobius_shogi>("AK@e1 BK@e11 AR@a6");
    for (const char* label : {"b6", "e6", "i6"}) {
        const cell to = at<mobius_shogi>(label);
        CHECK(s.why_refused(action::move(45, to))->reason ==
              shogi::refusal_reason::facing_must_be_chosen);
        CHECK(!s.why_refused(action::move(45, to, shogi::promotion::no, shogi::facing::up)));
        CHECK(!s.why_refused(action::move(45, to, shogi::promotion::no, shogi::facing::down)));
    }
    // No move returns to the departure square, even with changed facing.
    CHECK(verdict(s, "45-45v") == "no-such-move");
    // A blocker on one route leaves the other.
    const auto blocked = study<mobius_shogi>("AK@e1 BK@e11 AR@a6 AP@c6");
    CHECK(verdict(blocked, "45-48^") == "no-such-move");
    CHECK(verdict(blocked, "45-48v") == "legal");
    CHECK(verdict(blocked, "45-48") == "legal");
}

TEST_CASE("A check over two routes is met only by ending both", "[conformance]") {
    // The rook attacks round the strip from both sides; one route is blocked at first.
    const auto one = study<mobius_shogi>("AK@a6 BK@e11 BR@e6 BP@c6 AG@g7");
    CHECK(one.is_check());
    CHECK(one.attacks_on(45, player::second).size() == 1);
    CHECK(verdict(one, "60-51^") == "legal"); // g6, on the open route
    const auto both = study<mobius_shogi>("AK@a6 BK@e11 BR@e6 AG@g7", "G");
    CHECK(both.attacks_on(45, player::second).size() == 2);
    CHECK(verdict(both, "60-51^") == "king-left-attacked");
    const auto refused = both.why_refused(numbered("60-51^"));
    REQUIRE(refused->attacks.size() == 1);
    CHECK(refused->attacks[0].from == 49);
    CHECK(refused->attacks[0].between == std::vector<cell>{48, 47, 46});
    CHECK(verdict(both, "G*48") == "king-left-attacked");
}

TEST_CASE("Capture by winding", "[conformance]") {
    const auto s = study<mobius_shogi>("AK@e1 BK@e11 AR@a5 AP@b5 BG@i7");
    CHECK(verdict(s, "36-62v") == "legal");
    CHECK(s.play(numbered("36-62v"))->hand_of(player::first).count(shogi::piece_type::gold) == 1);
}

TEST_CASE("Diagonals stop at both cone points", "[conformance]") {
    int refused = 0;
    for (cell c = 0; c < 162; ++c) {
        if (c == 4 || c == 157) continue;
        auto p = drawn<genus_two_shogi>("AK@I:e1 BK@II:e9");
        p.put(c, shogi::piece(player::first, shogi::piece_type::bishop));
        const auto s = *shogi::state<genus_two_shogi>::study(p);
        for (const auto& stop : shogi::ray_stops<genus_two_staircase>(s.position(), c))
            if (stop.why == shogi::stop_reason::cone && stop.last == c) ++refused;
    }
    CHECK(refused == 16); // eight corners at each of two points
}

TEST_CASE("Promotion zones belong to the player, not to the facing", "[conformance]") {
    const auto s = study<klein_shogi>("AK@e1 BK@e9 AS@a12v AS@c13v");
    CHECK(verdict(s, "99-108+v") == "no-such-move"); // straight back
    CHECK(verdict(s, "99-109+v") == "legal");        // into the zone, backwards
    CHECK(verdict(s, "110-101+v") == "legal");       // out of it
    CHECK(verdict(s, "110-101v") == "legal");
    const auto other = study<klein_shogi>("AK@e1 BK@e9 BS@a6^", "", "", player::second);
    CHECK(verdict(other, "45-54+^") == "legal");
    const auto outside = study<klein_shogi>("AK@e1 BK@e9 AS@a7");
    CHECK(verdict(outside, "54-63+^") == "may-not-promote");
}

TEST_CASE("Drops face the owner's way on either sheet and never promote", "[conformance]") {
    const auto s = study<genus_two_shogi>("AK@I:e1 BK@II:e9", "S", "S");
    const auto a = *s.play(numbered("S*140"));
    CHECK(a.at(140) == shogi::piece(player::first, shogi::piece_type::silver));
    const auto b = *a.play(numbered("S*10"));
    CHECK(b.at(10).faces() == shogi::facing::down);
}

TEST_CASE("Refusals come in one order, with evidence") {
    const auto s = study<flat_shogi>("AK@e1 BK@e9 AR@e2 BR@e5 AB@b2 AP@c3 AN@g5", "P");
    CHECK(verdict(s, "81-0^") == "out-of-range");
    CHECK(verdict(s, "0-81^") == "out-of-range");
    CHECK(verdict(s, "0-1^") == "wrong-side");
    CHECK(verdict(s, "40-41v") == "wrong-side");
    CHECK(verdict(s, "13-14^") == "king-left-attacked");
    CHECK(verdict(s, "13-14+^") == "may-not-promote");
    CHECK(verdict(s, "42-59^") == "legal");
    const auto stuck = s.why_refused(numbered("10-30^"));
    REQUIRE(stuck);
    CHECK(stuck->reason == shogi::refusal_reason::no_such_move);
    CHECK(stuck->stops.size() == 4);
    CHECK(std::find(stuck->stops.begin(), stuck->stops.end(),
                    shogi::ray_stop{heading::north_east, 20, shogi::stop_reason::own_piece}) !=
          stuck->stops.end());
    CHECK(verdict(s, "G*0") == "not-in-hand");
    CHECK(verdict(s, "P*10") == "occupied");
    CHECK(verdict(s, "P*73") == "dead-drop");
    CHECK(verdict(s, "P*29") == "nifu");
    CHECK(s.why_refused(numbered("P*29"))->at == 20);
    const auto text = shogi::to_text(*s.why_refused(numbered("13-14^")), s.board());
    CHECK(text == "the king would be attacked from e5 over e4 e3 e2");
    CHECK(s.play(numbered("resign"))->why_refused(numbered("81-0^"))->reason ==
          shogi::refusal_reason::ended);
}

TEST_CASE("What no rule knows is refused, not taken for something else") {
    using enum shogi::refusal_reason;
    const auto s = study<flat_shogi>("AK@e1 BK@e9 AR@h2", "P");
    const auto reason = [&](const action& a) {
        const auto refused = s.why_refused(a);
        REQUIRE(refused);
        CHECK_FALSE(s.play(a));
        return refused->reason;
    };
    const action good = numbered("16-70+^");
    CHECK(!s.why_refused(good));
    for (const int kind : {0, 5, 9, 255}) {
        action a = good;
        a.kind = static_cast<shogi::action_kind>(kind);
        CHECK(reason(a) == no_such_move);
        CHECK(shogi::to_text(*s.why_refused(a), flat_shogi::surface()) ==
              "there is no such action");
    }
    for (const int type : {0, 8, 9, 255}) // a king is never in hand
        CHECK(reason(action::drop(static_cast<shogi::piece_type>(type), 40)) == not_in_hand);
    for (const int other : {2, 255}) {
        action a = good;
        a.arrives = static_cast<shogi::facing>(other);
        CHECK(reason(a) == no_such_move);
        a = good;
        a.promotes = static_cast<shogi::promotion>(other);
        CHECK(reason(a) == no_such_move);
    }
    CHECK(shogi::to_index_text(action::drop(static_cast<shogi::piece_type>(9), 40)) == "?*40");
}

TEST_CASE("Resignation and agreed draw leave the side to move as it was") {
    const shogi::state<mobius_shogi> start;
    const auto lost = *start.play(action::resign());
    CHECK(outcome_text(lost) == "resign, B wins");
    CHECK(lost.turn() == player::first);
    CHECK(lost.ply() == 1);
    CHECK(lost.occurrences() == 1);
    CHECK(lost.legal_actions().empty());
    CHECK(outcome_text(*start.play(action::agree_draw())) == "agreed-draw");
}

TEST_CASE("A line of play keeps the facing an action left open") {
    variation line{shogi::state<flat_shogi>()};
    REQUIRE_FALSE(line.play(action::move(20, 29)));
    REQUIRE_FALSE(line.play(action::move(60, 51)));
    CHECK(line.actions().front().arrives == shogi::facing::up);
    line.undo();
    CHECK(line.current().ply() == 1);
    REQUIRE_FALSE(line.play(action::move(60, 51))); // the line's own next action: only moves on
    CHECK(line.size() == 2);
}

TEST_CASE("A setup without a legal action is over at ply 0") {
    const auto s = study<flat_shogi>("BK@e9");
    CHECK(outcome_text(s) == "no-legal-action, B wins");
    CHECK(s.ply() == 0);
}

TEST_CASE("Stalemate loses", "[conformance]") {
    const auto s = study<flat_shogi>("AK@e1 BK@a9 AG@b7 AR@h8");
    const auto stuck = *s.play(numbered("70-71^"));
    CHECK(!stuck.is_check());
    CHECK(outcome_text(stuck) == "open");
    const auto mate = study<flat_shogi>("AK@e1 BK@a9 AR@b1 AR@h8");
    const auto end = *mate.play(numbered("4-13^"));
    CHECK(!end.is_check());
    CHECK(outcome_text(end) == "no-legal-action, A wins");
}

TEST_CASE("Perpetual check by the player who completes it, by the other, and by both",
          "[conformance]") {
    // B111 has the fourth occurrence completed by the checked side; here the checking side does.
    const auto s = study<flat_shogi>("AK@i1 AR@e2 BK@e9", "", "", player::second);
    CHECK(outcome_text(play_line(s, {"76-75v", "13-12^", "75-76v", "12-13^"}, 3)) ==
          "perpetual-check, B wins");
    // On the strip both can check all the time, round the seam.
    auto both = study<mobius_shogi>("AK@c11 AR@e11 AB@c6 AR+@i5 BB@c10 BK@f8");
    for (int ply = 0; ply < 12; ++ply) {
        CHECK(both.is_check());
        CHECK(shogi_twin<mobius_shogi>::is_attacked(both.position(), both.turn()));
        constexpr std::array<const char*, 4> line{"44-35^", "68-59v", "35-44^", "59-68v"};
        both = *both.play(numbered(line[std::size_t(ply % 4)]));
    }
    CHECK(both.is_check());
    CHECK(outcome_text(both) == "repetition");
}

TEST_CASE("Facing counts for a gold, and not for a king, a rook or a bishop", "[conformance]") {
    const auto same_when_reversed = [](const std::string& pieces, cell c) {
        const auto one = drawn<mobius_shogi>(pieces);
        auto other = one;
        other.put(c, one.at(c).reversed());
        CHECK(one != other);
        CHECK((shogi::key_of(one) == shogi::key_of(other)) == same_for_repetition(one, other));
        return same_for_repetition(one, other);
    };
    for (const char* pieces : {"AK@a6", "AR@a6", "AB@a6", "AR+@a6", "BB+@a6", "BK@a6"})
        CHECK(same_when_reversed(pieces, 45));
    for (const char* pieces :
         {"AG@a6", "AS@a6", "AN@a6", "AL@a6", "AP@a6", "AS+@a6", "BN+@a6", "BL+@a6", "AP+@a6"})
        CHECK(!same_when_reversed(pieces, 45));
    // A gold's nine steps round the strip, B's king to and fro: all home but the gold's facing.
    const auto walk = [](auto s, cell other_king) {
        for (int i = 0; i < 18; ++i) {
            const cell from = 45 + i % 9;
            s = *s.play(action::move(from, i % 9 == 8 ? 45 : from + 1));
            s = *s.play(i % 2 == 0 ? action::move(other_king, other_king - 1)
                                   : action::move(other_king - 1, other_king));
        }
        return s;
    };
    const auto gold = study<mobius_shogi>("AK@e1 BK@e11 AG@a6");
    CHECK(walk(gold, 94).occurrences() == 2); // twice round: facing up again
    CHECK(walk(gold, 94).at(45).faces() == shogi::facing::up);
}

TEST_CASE("What is taken from a state that is about to be gone is a value") {
    using state = shogi::state<flat_shogi>;
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().position())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().history())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().kernel())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().hand_of(player::first))>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().position().hand_of(player::first))>);
    const auto& kept = state().play(numbered("18-27^")).value().position();
    CHECK(kept.turn == player::second);
}

TEST_CASE("A game whose players are exchanged is a study, for the second player moves first") {
    const auto turned = exchange_players(shogi::state<flat_shogi>());
    CHECK(turned.started_as() == origin::study);
    CHECK(turned.turn() == player::second);
    CHECK(turned.position().cells == shogi::state<flat_shogi>().position().cells);
}

TEST_CASE("No action is none of the game's, and its text says so") {
    const shogi::state<flat_shogi> s;
    REQUIRE(s.why_refused({}));
    CHECK(*s.why_refused({}) ==
          shogi::refusal{shogi::refusal_reason::no_such_move, no_point, {}, {}});
    CHECK(shogi::to_text(s, action{}) == "none");
    CHECK(shogi::to_text(s, action::move(-1, 100'000)) == "cell -1-cell 100000");
    CHECK(shogi::to_text(s, action::drop(shogi::piece_type::pawn, 81)) == "P*cell 81");
    CHECK_FALSE(shogi::parse_index_text("none"));
    CHECK_FALSE(shogi::parse_action(s, "none"));
}
