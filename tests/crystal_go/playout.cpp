// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/playout.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/game/replay.hpp>

#include <cstddef>

using namespace topoban;
using crystal_go::action;

namespace {

/// Every playout, played again through `play`, is accepted and ends in the same position.
template <class Start, class Hash = full_hash>
void check_playouts(const crystal_go::state<Start, Hash>& from, std::size_t games, int most) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    crystal_go::playout<Start, Hash> kernel(from);
    for (std::size_t i = 0; i < games; ++i) {
        const int played = kernel.run(random, most);
        REQUIRE(played == static_cast<int>(kernel.actions().size()));
        const auto again = replay(from, kernel.actions());
        REQUIRE(again.has_value());
        REQUIRE(again->position() == kernel.position());
        REQUIRE(again->area() == kernel.area());
        REQUIRE((played == most || again->has_ended()));
    }
}

} // namespace

TEST_CASE("playouts are games", "[crystal_go]") {
    check_playouts(crystal_go::state<side4>(), test::iterations(100), 400);
    check_playouts(crystal_go::state<empty_box<2>>(), test::iterations(100), 400);
    check_playouts(crystal_go::state<side4, four_bit_hash>(), test::iterations(10), 400);
}

TEST_CASE("playouts go on from a game and from a study", "[crystal_go]") {
    // What stood in the game before must not come back.
    crystal_go::state<side4> game;
    for (const action a : {action::flip(38), action::place(0), action::flip(7), action::pass()})
        game = game.play(a).value();
    check_playouts(game, test::iterations(50), 300);
    crystal_go::setup<side4> drawn;
    drawn.tiling = drawn.tiling.flipped(7);
    drawn.stones.white = {1, 2, 3};
    drawn.turn = player::second;
    check_playouts(crystal_go::state<side4>::study(drawn).value(), test::iterations(50), 300);
}

TEST_CASE("a playout asks what the state would answer", "[crystal_go]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    crystal_go::playout<side4> kernel{crystal_go::state<side4>()};
    crystal_go::state<side4> state;
    for (std::size_t i = 0; i < test::iterations(400) && !state.has_ended(); ++i) {
        const auto placements = state.legal_placements();
        const auto flips = state.legal_flips();
        for (point p = 0; p < 61; ++p) {
            if (state.at(p) != colour::empty) continue;
            REQUIRE(kernel.is_legal_placement(p) == placements.contains(p));
            REQUIRE(kernel.is_legal_flip(p) == flips.contains(p));
        }
        const action a = kernel.move(random);
        state = state.play(a).value();
    }
}

#ifdef NDEBUG // what is a broken contract otherwise
TEST_CASE("after the longest game nothing more is played", "[crystal_go]") {
    random_source random(1);
    crystal_go::playout<empty_box<1>> kernel{crystal_go::state<empty_box<1>>()};
    for (int i = 0; i < kernel.longest; ++i) static_cast<void>(kernel.move(random));
    const auto last = kernel.position();
    REQUIRE(kernel.actions().size() == 60'000);
    for (int i = 0; i < 1000; ++i) CHECK(kernel.move(random) == action::pass());
    CHECK(kernel.actions().size() == 60'000);
    CHECK(kernel.position() == last);
    CHECK(kernel.run(random, 2 * kernel.longest) <= kernel.longest);
}
#endif
