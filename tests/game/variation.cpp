// SPDX-License-Identifier: MIT
#include <topoban/game/variation.hpp>

#include "catch.hpp"
#include "support/countdown.hpp"
#include "support/go_play.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/go/state.hpp>

#include <vector>

using namespace topoban;
using test::countdown;

namespace {

variation<countdown> line(int counters, const std::vector<int>& actions) {
    variation<countdown> made{countdown(counters)};
    for (const int action : actions) REQUIRE_FALSE(made.play(action));
    return made;
}

} // namespace

TEST_CASE("a cursor looks back without losing what follows", "[game]") {
    auto game = line(9, {1, 2, 2});
    CHECK(game.size() == 3);
    CHECK(game.cursor() == 3);
    CHECK(game.current().left() == 4);
    game.undo();
    CHECK(game.current().left() == 6);
    CHECK(game.size() == 3);
    game.go_to(0);
    CHECK(game.current() == game.start());
    CHECK(game.last().left() == 4);
    CHECK(game.state_at(2).left() == 6);
}

TEST_CASE("playing the line's next action moves on, another one starts a branch", "[game]") {
    auto game = line(9, {1, 2, 2});
    game.go_to(1);
    CHECK_FALSE(game.play(2));
    CHECK(game.actions() == std::vector<int>{1, 2, 2});
    CHECK(game.cursor() == 2);
    CHECK_FALSE(game.play(1));
    CHECK(game.actions() == std::vector<int>{1, 2, 1});
    CHECK(game.cursor() == 3);
}

TEST_CASE("a refused action changes nothing, not even what follows", "[game]") {
    auto game = line(9, {1, 2, 2});
    game.go_to(1);
    CHECK(game.play(3) == countdown::refusal_type::too_many);
    CHECK(game.actions() == std::vector<int>{1, 2, 2});
    CHECK(game.cursor() == 1);
    CHECK(game.current().left() == 8);
}

TEST_CASE("branches and the take-back of an ending", "[game]") {
    auto game = line(4, {2, 2});
    CHECK(game.current().outcome());
    game.undo();
    const auto branch = game.branch();
    CHECK(branch.size() == 1);
    CHECK(game.size() == 2);
    game.truncate();
    CHECK(game.size() == 1);
    CHECK_FALSE(game.play(1));
    CHECK_FALSE(game.current().outcome());
    CHECK(branch.actions() == std::vector<int>{2});
}

TEST_CASE("any walk of the cursor equals replaying from the start", "[game]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    variation<countdown> game{countdown(400)};
    std::vector<int> model;
    std::size_t cursor = 0;
    for (std::size_t i = 0; i < test::iterations(5000); ++i) {
        const std::uint32_t choice = random.below(10);
        if (choice == 0) {
            cursor = random.below(static_cast<std::uint32_t>(model.size() + 1));
            game.go_to(cursor);
        } else if (choice == 1 && cursor > 0) {
            game.undo();
            --cursor;
        } else if (choice == 2 && random.below(5) == 0) {
            game.truncate();
            model.resize(cursor);
        } else if (!game.current().outcome()) {
            const int action = *random_action(game.current(), random);
            REQUIRE_FALSE(game.play(action));
            if (cursor < model.size() && model[cursor] != action) model.resize(cursor);
            if (cursor == model.size()) model.push_back(action);
            ++cursor;
        }
        int left = 400;
        for (std::size_t k = 0; k < cursor; ++k) left -= model[k];
        REQUIRE(game.actions() == model);
        REQUIRE(game.cursor() == cursor);
        REQUIRE(game.current().left() == left);
    }
}

TEST_CASE("an undone line forbids nothing: a branch has its own prefix as its past", "[game]") {
    // 3 × 1: after 0, 2, 1 (captures 2) White's 2 and Black's 0 make history of their own.
    using state = go::state<grid<3, 1>>;
    variation<state> game{state()};
    for (const int p : {0, 2, 1, 2}) REQUIRE_FALSE(game.play(test::go_action(p)));
    const auto refused = game.play(test::go_action(0));
    REQUIRE(refused);
    CHECK(refused->reason == go::refusal_reason::superko);
    // From ply 0 in another order the same placement is legal: what it repeated was taken back.
    game.go_to(0);
    game.truncate();
    for (const int p : {test::go_pass, 2}) REQUIRE_FALSE(game.play(test::go_action(p)));
    CHECK_FALSE(game.play(test::go_action(0)));
}
