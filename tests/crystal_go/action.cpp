// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/action.hpp>

#include "catch.hpp"

#include <algorithm>
#include <functional>
#include <sstream>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <vector>

using namespace topoban;
using crystal_go::action;

namespace {

std::string printed(const action& a) {
    std::ostringstream out;
    out << a;
    return out.str();
}

} // namespace

TEST_CASE("actions print as the documents spell them", "[crystal_go]") {
    CHECK(printed(action::place(49)) == "place 49");
    CHECK(printed(action::flip(38)) == "flip 38");
    CHECK(printed(action::pass()) == "pass");
    CHECK(printed(action::resign()) == "resign");
    CHECK(printed(action{}) == "none");
}

TEST_CASE("an action nobody made is none", "[crystal_go]") {
    CHECK_FALSE(action{}.has_point());
    for (const action& a : std::vector<action>(3)) CHECK(a.kind == crystal_go::action_kind::none);
    CHECK(action{} < action::place(0));
    STATIC_REQUIRE(std::is_trivially_default_constructible_v<action>);
}

TEST_CASE("actions sort by kind, then by point", "[crystal_go]") {
    const std::vector<action> sorted{action::place(0), action::place(60), action::flip(7),
                                     action::flip(38), action::pass(),    action::resign()};
    CHECK(std::is_sorted(sorted.begin(), sorted.end()));
    CHECK(action::place(7) != action::flip(7));
    CHECK(action::place(0).has_point());
    CHECK(action::flip(0).has_point());
    CHECK_FALSE(action::pass().has_point());
    CHECK_FALSE(action::resign().has_point());
    CHECK(std::unordered_set<action>(sorted.begin(), sorted.end()).size() == sorted.size());
}
