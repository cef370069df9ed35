// SPDX-License-Identifier: MIT
#include <topoban/go/action.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/mobius_strip.hpp>

#include <sstream>
#include <unordered_set>

using namespace topoban;
using go::action;

static_assert(action::place(3) < action::place(4) && action::place(98) < action::pass());
static_assert(action::pass() < action::resign());
static_assert(action::pass() != action::resign() && action::pass() != action::place(0));
static_assert(std::is_trivially_copyable_v<action>);

TEST_CASE("actions print, with points as numbers or as people say them", "[go]") {
    std::ostringstream out;
    out << action::place(49) << ", " << action::pass() << ", " << action::resign();
    CHECK(out.str() == "place 49, pass, resign");
    const mobius_strip<9, 11> board;
    CHECK(to_text(action::place(49), board) == "e6");
    CHECK(to_text(action::place(81), genus_two_staircase{}) == "II:a1");
    CHECK(to_text(action::pass(), board) == "pass");
    CHECK(to_text(action::resign(), board) == "resign");
    CHECK(to_text(action::place(99), board) == "point 99");
    CHECK(to_text(action::place(-1), board) == "point -1");
}

TEST_CASE("actions hash apart", "[go]") {
    std::unordered_set<action> set;
    std::unordered_set<std::size_t> hashes;
    for (point p = 0; p < 162; ++p) set.insert(action::place(p));
    set.insert(action::pass());
    set.insert(action::resign());
    set.insert(action::place(5));
    for (const action& a : set) hashes.insert(std::hash<action>{}(a));
    CHECK(set.size() == 164);
    CHECK(hashes.size() == 164);
}
