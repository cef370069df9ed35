// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/action.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>

#include <algorithm>
#include <functional>
#include <sstream>
#include <string>
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
    CHECK(to_text(action::place(30), side4()) == "place (0,0)");
    CHECK(to_text(action::flip(38), side4()) == "flip (1,0)");
    CHECK(to_text(action::flip(61), side4()) == "flip point 61");
    CHECK(to_text(action::pass(), side4()) == "pass");
    CHECK(to_text(action::resign(), side4()) == "resign");
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
