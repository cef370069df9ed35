// SPDX-License-Identifier: MIT
#include "laws/crystal_go_traits.hpp"

#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/tilings.hpp>

#include <cstddef>

using namespace topoban;

TEMPLATE_TEST_CASE("CrystalGo keeps the laws of games on every tiling", "[laws]", side4,
                   empty_box<1>, empty_box<2>, empty_box<3>) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(4); ++i)
        test::check_random_game(crystal_go::state<TestType>(), random, 250);
}

TEST_CASE("CrystalGo keeps the laws of games from any stable position", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    using state = crystal_go::state<side4>;
    std::size_t started = 0;
    for (std::size_t i = 0; i < test::iterations(100); ++i) {
        state::setup_type drawn{.turn = player::first};
        for (int flips = 0; flips < 30; ++flips) {
            const auto p = static_cast<point>(random.below(61));
            if (drawn.tiling.is_flippable(p)) drawn.tiling = drawn.tiling.flipped(p);
        }
        for (point p = 0; p < 61; ++p)
            if (random.below(2) == 0) drawn.stones.put(p, static_cast<colour>(random.below(3)));
        if (random.below(2) == 0) drawn.turn = player::second;
        const auto study = state::study(drawn);
        REQUIRE(study.has_value() == chains_without_liberties(drawn.tiling, drawn.stones).empty());
        if (!study) continue;
        ++started;
        test::check_random_game(*study, random, 20);
    }
    CHECK(started > 0);
}

TEST_CASE("CrystalGo's verdicts do not depend on the hash", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(5); ++i)
        test::check_same_verdicts(random, 250, crystal_go::state<side4>(),
                                  crystal_go::state<side4, four_bit_hash>(),
                                  crystal_go::state<side4, constant_hash>());
}

TEST_CASE("CrystalGo's symmetries commute with play", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    const auto symmetries = side4::start().symmetries();
    for (std::size_t i = 0; i < test::iterations(4); ++i) {
        crystal_go::state<side4> state;
        for (std::size_t ply = 0; ply < 150 && !state.has_ended(); ++ply) {
            const test::crystal_symmetry moved(symmetries[ply % symmetries.size()]);
            const auto action = test::lively_action(state, random);
            if (ply % 10 == 0) {
                test::check_commutes(state, moved);
                test::check_commutes_with_play(state, action, moved);
                test::check_commutes_with_play(state, crystal_go::action::resign(), moved);
                REQUIRE(moved(state).started_as() == origin::game);
            }
            state = state.play_unchecked(action);
        }
    }
}

TEST_CASE("CrystalGo with the colours exchanged is the same game", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    using state = crystal_go::state<side4>;
    const auto exchanged = [](const auto& any) {
        if constexpr (std::is_same_v<std::decay_t<decltype(any)>, state>)
            return exchange_colours(any);
        else
            return any;
    };
    for (std::size_t i = 0; i < test::iterations(4); ++i) {
        state game;
        for (int ply = 0; ply < 100 && !game.has_ended(); ++ply)
            game = game.play_unchecked(test::lively_action(game, random));
        REQUIRE(exchange_colours(game).turn() == opponent(game.turn()));
        REQUIRE(same_position(exchange_colours(exchange_colours(game)), game));
        if (game.has_ended()) continue;
        test::check_commutes(game, exchanged);
        test::check_commutes_with_play(game, test::lively_action(game, random), exchanged);
    }
}
