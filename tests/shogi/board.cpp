// SPDX-License-Identifier: MIT
#include <topoban/shogi/board.hpp>

#include <topoban/catalog/armies.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::mobius_shogi;
using shogi::action;
using shogi::facing;
using shogi::piece;
using shogi::piece_type;
using shogi::promotion;

namespace {
using flat = shogi::board<flat_shogi::surface>;
using mobius = shogi::board<mobius_shogi::surface>;
} // namespace

TEST_CASE("A board knows its position's pieces by owner and kind", "[shogi]") {
    const flat b(
        drawn<flat_shogi>("AK@e1 BK@e9 AR@h2 AP@c3 BP+@c7 BL@a9", "P", "", player::second));
    CHECK(b.turn() == player::second);
    CHECK(b.pieces_of(player::first) == flat::set{4, 16, 20});
    CHECK(b.pieces_of(player::second) == flat::set{56, 72, 76});
    CHECK(b.occupied().size() == 6);
    CHECK(b.pawns() == flat::set{20}); // the promoted one is none
    CHECK(b.sliders() == flat::set{16, 72});
    CHECK(b.king_of(player::first) == 4);
    CHECK(b.king_of(player::second) == 76);
    CHECK(flat(drawn<flat_shogi>("AP@a1")).king_of(player::first) == no_point);
    CHECK(b.position().hand_of(player::first).holds(piece_type::pawn));
}

TEST_CASE("Moves, captures, promotions and drops change everything that is kept", "[shogi]") {
    flat b(drawn<flat_shogi>("AK@e1 BK@e9 AR@h2 BP+@h8 AP@c3", "P"));
    b.play(action::move(16, 70, promotion::yes, facing::up)); // takes the promoted pawn
    CHECK(b.at(70) == piece(player::first, piece_type::rook).promoted());
    CHECK(b.at(16).is_empty());
    CHECK(b.position().hand_of(player::first).count(piece_type::pawn) == 2);
    CHECK(b.turn() == player::second);
    CHECK(b.validate());
    b.play(action::move(76, 67, promotion::no, facing::down));
    CHECK(b.king_of(player::second) == 67);
    b.play(action::drop(piece_type::pawn, 58));
    CHECK(b.at(58) == piece(player::first, piece_type::pawn));
    CHECK(b.pawns() == flat::set{20, 58});
    CHECK(b.position().hand_of(player::first).count(piece_type::pawn) == 1);
    CHECK(b.is_in_check(player::second));
    CHECK_FALSE(b.is_in_check(player::first));
    CHECK(b.validate());
    b.set_turn(player::first);
    CHECK(b.turn() == player::first);
}

TEST_CASE("Reach stops on the first piece, its own or not", "[shogi]") {
    const flat b(drawn<flat_shogi>("AR@e2 AP@e4 BP@g2 BL@a9 AP@a7"));
    CHECK(b.destinations(13).kept == flat::set{4, 22, 31, 14, 15, 12, 11, 10, 9});
    CHECK(b.destinations(72).kept == flat::set{63, 54});
    CHECK(b.destinations(13).turned.empty());
}

TEST_CASE("Reach round the strip, by both routes", "[shogi]") {
    const mobius b(drawn<mobius_shogi>("AR@a6 AP@c6"));
    const auto found = b.destinations(45);
    const mobius::set north_and_south{0, 9, 18, 27, 36, 54, 63, 72, 81, 90};
    CHECK(found.kept == (north_and_south | mobius::set{46, 47}));
    CHECK(found.turned == mobius::set{47, 48, 49, 50, 51, 52, 53});
}

TEST_CASE("A cell is attacked along open lines, as if a piece were gone", "[shogi]") {
    const flat b(drawn<flat_shogi>("AK@e4 BR@e9 BN@g6"));
    CHECK(b.is_attacked(31, player::second));
    CHECK_FALSE(b.is_attacked(22, player::second)); // behind the king
    CHECK(b.is_attacked(22, player::second, 31));   // as the king would see it
    CHECK(b.is_attacked(32, player::second));       // by the knight
    CHECK(b.steps_to(51, 32));
    CHECK(b.steps_to(51, 34));
    CHECK_FALSE(b.steps_to(51, 33));
    CHECK(b.is_in_check(player::first));
}
