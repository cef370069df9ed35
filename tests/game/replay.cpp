// SPDX-License-Identifier: MIT
#include <topoban/game/replay.hpp>

#include "catch.hpp"
#include "support/countdown.hpp"

#include <vector>

using namespace topoban;
using test::countdown;

TEST_CASE("a replay gives the last state or the first fault and how far it came", "[game]") {
    const auto whole = replay(countdown(5), std::vector<int>{2, 1, 2});
    REQUIRE(whole);
    CHECK(whole->left() == 0);
    CHECK(replay(countdown(5), std::vector<int>{})->left() == 5);

    const auto fault_of = [](const std::vector<int>& actions) {
        const auto played = replay(countdown(5), actions);
        REQUIRE_FALSE(played);
        return played.error();
    };
    CHECK(fault_of({3, 1}).index == 0);
    CHECK(fault_of({3, 1}).refusal == countdown::refusal_type::too_many);
    CHECK(fault_of({3, 1}).reached == countdown(5));
    CHECK(fault_of({1, 0, 7}).index == 1);
    CHECK(fault_of({1, 0, 7}).refusal == countdown::refusal_type::none);
    CHECK(fault_of({2, 2, 1, 1}).index == 3);
    CHECK(fault_of({2, 2, 1, 1}).refusal == countdown::refusal_type::ended);
    CHECK(fault_of({2, 2, 1, 1}).reached.left() == 0);
}
