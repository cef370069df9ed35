// SPDX-License-Identifier: MIT
#include <topoban/shogi/movement.hpp>

#include <topoban/boards/klein_bottle.hpp>

#include "catch.hpp"

#include <sstream>
#include <string>

using namespace topoban;
using shogi::facing;
using shogi::piece;
using enum shogi::piece_type;

namespace {
std::string names(shogi::heading_set set) {
    std::ostringstream out;
    for (const heading h : headings)
        if ((set >> index_of(h) & 1) != 0) out << (out.tellp() > 0 ? " " : "") << h;
    return out.str();
}
std::string steps(piece p) { return names(shogi::movement_of(p).steps); }
std::string slides(piece p) { return names(shogi::movement_of(p).slides); }
} // namespace

TEST_CASE("Pieces move as in shogi", "[shogi]") {
    const auto plain = [](shogi::piece_type type) { return piece(player::first, type); };
    CHECK(steps(plain(king)) == "N NE E SE S SW W NW");
    CHECK(steps(plain(gold)) == "N NE E S W NW");
    CHECK(steps(plain(silver)) == "N NE SE SW NW");
    CHECK(steps(plain(pawn)) == "N");
    for (const auto type : {rook, bishop, knight, lance}) CHECK(steps(plain(type)).empty());
    CHECK(slides(plain(rook)) == "N E S W");
    CHECK(slides(plain(bishop)) == "NE SE SW NW");
    CHECK(slides(plain(lance)) == "N");
    for (const auto type : {king, gold, silver, knight, pawn}) CHECK(slides(plain(type)).empty());
    for (const auto type : shogi::piece_types)
        CHECK(shogi::movement_of(plain(type)).jumps == (type == knight));
}

TEST_CASE("Promoted, the small pieces are golds, rook and bishop step like kings", "[shogi]") {
    const auto promoted = [](shogi::piece_type type) {
        return piece(player::second, type).promoted();
    };
    for (const auto type : {silver, knight, lance, pawn})
        CHECK(shogi::movement_of(promoted(type)) == shogi::movement_of(piece(player::first, gold)));
    CHECK(steps(promoted(rook)) == "NE SE SW NW");
    CHECK(slides(promoted(rook)) == "N E S W");
    CHECK(steps(promoted(bishop)) == "N E S W");
    CHECK(slides(promoted(bishop)) == "NE SE SW NW");
}

TEST_CASE("Facing down exchanges north and south, not east and west", "[shogi]") {
    std::ostringstream out;
    for (const heading h : headings) out << shogi::relative_to(facing::down, h) << ' ';
    CHECK(out.str() == "S SE E NE N NW W SW ");
    for (const heading h : headings) CHECK(shogi::relative_to(facing::up, h) == h);
}

TEST_CASE("A side seam of the Klein bottle turns a facing, its top seam does not", "[shogi]") {
    const klein_bottle<9, 18> board;
    const auto side = board.step_from(8, direction::east);
    const auto top = board.step_from(161, direction::north);
    CHECK(shogi::carried(side->transport, facing::up) == facing::down);
    CHECK(shogi::carried(side->transport, facing::down) == facing::up);
    CHECK(shogi::carried(top->transport, facing::up) == facing::up);
}

TEST_CASE("Pawn and lance need a step ahead of them, a knight two", "[shogi]") {
    std::string needs;
    for (const auto type : shogi::piece_types)
        needs += std::to_string(shogi::forward_steps_needed(type));
    CHECK(needs == "00000211"); // K R B G S N L P
}
