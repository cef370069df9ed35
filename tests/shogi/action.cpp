// SPDX-License-Identifier: MIT
#include <topoban/shogi/action.hpp>

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>

#include "catch.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace topoban;
using shogi::action;
using shogi::facing;
using shogi::piece_type;
using shogi::promotion;
using shogi::to_text;

TEST_CASE("Actions print by cell numbers, as traces have them", "[shogi]") {
    CHECK(to_index_text(action::move(18, 27, promotion::no, facing::up)) == "18-27^");
    CHECK(to_index_text(action::move(70, 89, promotion::yes, facing::down)) == "70-89+v");
    CHECK(to_index_text(action::move(70, 89)) == "70-89");
    CHECK(to_index_text(action::drop(piece_type::pawn, 30)) == "P*30");
    CHECK(to_index_text(action::resign()) == "resign");
    CHECK(to_index_text(action::agree_draw()) == "agree-draw");
    std::ostringstream out;
    out << action::move(1000, 1234) << ' ' << shogi::action_kind::drop;
    CHECK(out.str() == "1000-1234 drop");
}

TEST_CASE("Actions print with the labels of a board", "[shogi]") {
    const grid<9, 9> board;
    CHECK(to_text(action::move(16, 70, promotion::yes, facing::up), board) == "h2-h8+^");
    CHECK(to_text(action::move(16, 70), board) == "h2-h8");
    CHECK(to_text(action::drop(piece_type::pawn, 40), board) == "P*e5");
    CHECK(to_text(action::move(0, 81), board) == "a1-cell 81");
    CHECK(to_text(action::resign(), board) == "resign");
    CHECK(to_text(action::drop(piece_type::gold, 81), genus_two_staircase{}) == "G*II:a1");
}

TEST_CASE("An action nobody made is none", "[shogi]") {
    const std::vector<action> list(3);
    CHECK(list.front() == action{});
    CHECK(action{}.kind == shogi::action_kind::none);
    CHECK(to_index_text(action{}) == "none");
    CHECK(to_text(action{}, grid<9, 9>{}) == "none");
    CHECK(action{} < action::move(0, 0));
    CHECK_FALSE(value_named<shogi::action_kind>("none"));
    CHECK_FALSE(is_value(shogi::action_kind::none));
}

TEST_CASE("A list is sorted: moves by cells, promotion and facing, then drops", "[shogi]") {
    std::vector<action> sorted{action::move(3, 9),
                               action::move(3, 9, promotion::no, facing::up),
                               action::move(3, 9, promotion::no, facing::down),
                               action::move(3, 9, promotion::yes, facing::up),
                               action::move(3, 10, promotion::no, facing::up),
                               action::move(4, 0, promotion::no, facing::up),
                               action::drop(piece_type::rook, 5),
                               action::drop(piece_type::pawn, 2),
                               action::drop(piece_type::pawn, 4),
                               action::resign(),
                               action::agree_draw()};
    const std::vector<action> expected = sorted;
    std::reverse(sorted.begin(), sorted.end());
    std::sort(sorted.begin(), sorted.end());
    CHECK(sorted == expected);
    std::set<std::size_t> hashes;
    for (const action& a : sorted) hashes.insert(std::hash<action>{}(a));
    CHECK(hashes.size() == sorted.size());
}

TEST_CASE("A move that leaves the facing open is another action than one that gives it",
          "[shogi]") {
    CHECK(action::move(3, 9) == action::move(3, 9));
    CHECK_FALSE(action::move(3, 9) == action::move(3, 9, promotion::no, facing::up));
    CHECK_FALSE(action::drop(piece_type::gold, 9) == action::drop(piece_type::silver, 9));
}
