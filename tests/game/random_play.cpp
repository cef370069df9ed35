// SPDX-License-Identifier: MIT
#include <topoban/game/random_play.hpp>

#include "catch.hpp"
#include "support/countdown.hpp"

#include <map>
#include <vector>

using namespace topoban;

TEST_CASE("a random action is a legal one, each with its chance", "[game]") {
    random_source random(11);
    std::map<int, int> drawn;
    for (int i = 0; i < 1000; ++i) ++drawn[*random_action(test::countdown(9), random)];
    REQUIRE(drawn.size() == 2);
    CHECK(drawn[1] > 400);
    CHECK(drawn[2] > 400);
    CHECK(random_action(test::countdown(0), random) == std::nullopt);
}

TEST_CASE("random play ends with the game or the limit and shows each step before it", "[game]") {
    random_source random(5);
    std::vector<int> left;
    int taken = 0;
    const auto over = random_play(test::countdown(30), random, 1000, [&](const auto& s, int a) {
        left.push_back(s.left());
        taken += a;
    });
    CHECK(over.left() == 0);
    CHECK(taken == 30);
    CHECK(left.front() == 30);
    CHECK(left.size() >= 15);
    int steps = 0;
    const auto cut = random_play(test::countdown(30), random, 7, [&](auto&&...) { ++steps; });
    CHECK(steps == 7);
    CHECK(cut.left() > 0);
    CHECK(random_play(test::countdown(30), random, 0) == test::countdown(30));
}

TEST_CASE("the same seed plays the same game", "[game]") {
    const auto play = [](std::uint64_t seed) {
        random_source random(seed);
        std::vector<int> actions;
        static_cast<void>(random_play(test::countdown(200), random, 1000,
                                      [&](const auto&, int a) { actions.push_back(a); }));
        return actions;
    };
    CHECK(play(3) == play(3));
    CHECK(play(3) != play(4));
}
