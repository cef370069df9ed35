// SPDX-License-Identifier: MIT
#include <topoban/game/variation.hpp>

#include "catch.hpp"
#include "support/countdown.hpp"
#include "support/failing_new.hpp"
#include "support/go_play.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/go/state.hpp>

#include <cstddef>
#include <new>
#include <numeric>
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

namespace {

/// Whether every state of the line is the one that its actions lead to.
void check_agreement(const variation<countdown>& game, int counters) {
    for (std::size_t ply = 0; ply <= game.size(); ++ply) {
        const auto played = game.actions().begin() + static_cast<std::ptrdiff_t>(ply);
        REQUIRE(game.state_at(ply).left() ==
                counters - std::accumulate(game.actions().begin(), played, 0));
    }
}

} // namespace

TEST_CASE("where memory runs out, a line stays as it was", "[game]") {
    // States are kept every 64 plies: the line is grown past several of them, and branches off
    // before, on and after one.
    constexpr int counters = 1000;
    const auto grow = [](variation<countdown>& game, std::size_t length, int action) {
        while (game.cursor() < length) REQUIRE_FALSE(game.play(action));
    };
    for (const std::size_t fork : {0U, 1U, 63U, 64U, 65U, 128U, 200U}) {
        int refused = 0;
        for (int nth = 0;; ++nth) {
            variation<countdown> game{countdown(counters)};
            grow(game, 200, 1);
            game.go_to(fork);
            std::size_t cursor = 0;
            const long alive = test::allocations_alive();
            bool has_failed = false;
            test::fail_allocation(nth);
            try {
                for (int i = 0; i < 340; ++i) {
                    cursor = game.cursor();
                    static_cast<void>(game.play(2));
                }
            } catch (const std::bad_alloc&) {
                has_failed = true;
            }
            test::fail_no_allocation();
            const long left_over = test::allocations_alive() - alive;
            CAPTURE(fork, nth, cursor);
            check_agreement(game, counters);
            if (!has_failed) break;
            ++refused;
            REQUIRE(game.cursor() == cursor);
            REQUIRE(left_over == 0); // grown lists replace what they were
            grow(game, 410, 1);
            check_agreement(game, counters);
        }
        CHECK(refused > 0);
    }
}

TEST_CASE("an assignment that fails changes nothing", "[game]") {
    const auto other = line(1000, std::vector<int>(300, 2));
    auto game = line(900, {1, 2});
    for (int nth = 0; nth < 2; ++nth) {
        bool has_failed = false;
        test::fail_allocation(nth);
        try {
            game = other;
        } catch (const std::bad_alloc&) {
            has_failed = true;
        }
        test::fail_no_allocation();
        CHECK(has_failed);
        CHECK(game.start().left() == 900);
        CHECK(game.actions() == std::vector<int>{1, 2});
        CHECK(game.last().left() == 897);
    }
    game = other;
    check_agreement(game, 1000);
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
