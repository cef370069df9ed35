// SPDX-License-Identifier: MIT
#include <topoban/go/action.hpp>

#include "catch.hpp"

#include <sstream>
#include <unordered_set>
#include <vector>

using namespace topoban;
using go::action;

static_assert(action::place(3) < action::place(4) && action::place(98) < action::pass());
static_assert(action::pass() < action::resign());
static_assert(action::pass() != action::resign() && action::pass() != action::place(0));
static_assert(std::is_trivially_copyable_v<action>);
static_assert(std::is_trivially_default_constructible_v<action>); // lists are not initialised

TEST_CASE("actions print, with points as numbers", "[go]") {
    std::ostringstream out;
    out << action::place(49) << ", " << action::pass() << ", " << action::resign() << ", "
        << action{};
    CHECK(out.str() == "place 49, pass, resign, none");
}

TEST_CASE("an action nobody made is none", "[go]") {
    CHECK(action{}.kind == go::action_kind::none);
    CHECK_FALSE(action{}.has_point());
    for (const action& a : std::vector<action>(3)) CHECK(a.kind == go::action_kind::none);
    CHECK(action{} < action::place(0));
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
