// SPDX-License-Identifier: MIT
#include <topoban/render/shogi/text.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;
using shogi::piece;
using shogi::piece_type;

TEST_CASE("pieces in three characters") {
    CHECK(piece_text({}) == " . ");
    CHECK(piece_text(piece(player::first, piece_type::king)) == " K^");
    CHECK(piece_text(piece(player::second, piece_type::pawn)) == " pv");
    CHECK(piece_text(piece(player::second, piece_type::rook).reversed().promoted()) == "+r^");
}

TEST_CASE("a position with hands and the last move") {
    shogi_marks<6> marks;
    marks.position.put(0, piece(player::first, piece_type::lance).promoted());
    marks.position.put(5, piece(player::second, piece_type::king));
    marks.position.hand_of(player::second) = {piece_type::pawn, piece_type::pawn, piece_type::gold};
    marks.to = 5;
    CHECK(shogi_text(cylinder<3, 2>{}, marks, colour_mode::plain, {"1. B Kc1-c2"}) ==
          "       a   b   c\n"
          "      ------------\n"
          "  2 α  .   . [ kv]α 2\n"
          "  1 ^ +L^  .   .  ^ 1\n"
          "      ------------\n"
          "       a   b   c\n"
          "\n"
          "  B in hand: G 2P\n"
          "* A in hand: -\n"
          "\n"
          "1. B Kc1-c2\n");
}
