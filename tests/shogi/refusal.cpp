// SPDX-License-Identifier: MIT
#include <topoban/shogi/refusal.hpp>

#include <topoban/boards/grid.hpp>

#include "catch.hpp"

#include <sstream>
#include <string>

using namespace topoban;
using shogi::refusal;
using enum shogi::refusal_reason;

namespace {
std::string sentence(const refusal& r) { return shogi::to_text(r, grid<9, 9>{}); }
} // namespace

TEST_CASE("Reasons print as their names, in the order of the verdict", "[shogi]") {
    std::ostringstream out;
    for (int i = 0; i <= static_cast<int>(pawn_drop_mate); ++i)
        out << static_cast<shogi::refusal_reason>(i) << ' ';
    CHECK(out.str() ==
          "ended out-of-range wrong-side no-such-move may-not-promote must-promote "
          "facing-must-be-chosen not-in-hand occupied dead-drop nifu king-left-attacked "
          "pawn-drop-mate ");
}

TEST_CASE("Refusals print with their evidence", "[shogi]") {
    std::ostringstream out;
    out << refusal{} << "; " << refusal{nifu, 20, {}, {}} << "; "
        << refusal{king_left_attacked, 4, {{40, {31, 22, 13}}, {3, {}}}, {}};
    CHECK(out.str() == "ended; nifu at 20; king-left-attacked at 4, attacked from 40, "
                       "attacked from 3");
}

TEST_CASE("Refusals as sentences with the board's labels", "[shogi]") {
    CHECK(sentence({}) == "the game has ended");
    CHECK(sentence({out_of_range, 81, {}, {}}) == "cell 81 is not on the board");
    CHECK(sentence({out_of_range, -1, {}, {}}) == "cell -1 is not on the board");
    CHECK(sentence({wrong_side, 40, {}, {}}) == "no piece to move on e5");
    CHECK(sentence({no_such_move, 41, {}, {}}) == "the piece does not move to f5");
    CHECK(sentence({no_such_move,
                    41,
                    {},
                    {{heading::north_east, 20, shogi::stop_reason::own_piece},
                     {heading::south, 0, shogi::stop_reason::boundary}}}) ==
          "the piece does not move to f5; NE it stops at c3 (own piece); S it stops at a1 "
          "(boundary)");
    CHECK(sentence({may_not_promote, 40, {}, {}}) == "the piece may not promote there");
    CHECK(sentence({must_promote, 80, {}, {}}) == "on i9 the piece must promote");
    CHECK(sentence({facing_must_be_chosen, 46, {}, {}}) ==
          "routes to b6 arrive facing both ways: choose ^ or v");
    CHECK(sentence({not_in_hand, 40, {}, {}}) == "no such piece in hand");
    CHECK(sentence({occupied, 40, {}, {}}) == "e5 is occupied");
    CHECK(sentence({dead_drop, 72, {}, {}}) == "on a9 the piece could never move");
    CHECK(sentence({nifu, 20, {}, {}}) == "the pawn on c3 is on the same file");
    CHECK(sentence({king_left_attacked, 4, {{40, {31, 22, 13}}, {3, {}}}, {}}) ==
          "the king would be attacked from e5 over e4 e3 e2 and from d1");
    CHECK(sentence({pawn_drop_mate, 71, {{71, {}}}, {}}) == "a dropped pawn may not give mate");
}
