// SPDX-License-Identifier: MIT
#include "laws/game_laws.hpp"
#include "laws/go_boards.hpp"
#include "laws/go_traits.hpp"

#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>

using namespace topoban;

TEST_CASE("Go keeps the laws of games on every small board", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (const auto& board : test::small_boards()) {
        CAPTURE(board.name());
        for (std::size_t i = 0; i < test::iterations(10); ++i)
            test::check_random_game(*go::state<test::small_board>::start(go::default_komi, board),
                                    random, 150);
    }
}

TEMPLATE_TEST_CASE("Go keeps the laws of games on the boards of the rules", "[laws]",
                   (mobius_strip<9, 11>), (klein_bottle<9, 18>), genus_two_staircase) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(2); ++i)
        test::check_random_game(go::state<TestType>(), random, 500);
}

TEST_CASE("Go keeps the laws of games from any stable diagram", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    using state = go::state<test::small_board>;
    std::size_t started = 0;
    for (const auto& board : test::small_boards())
        for (std::size_t i = 0; i < test::iterations(20); ++i) {
            state::setup_type drawn{.turn = player::first};
            for (point p = 0; p < board.size(); ++p)
                drawn.stones.put(p, static_cast<colour>(random.below(3)));
            if (random.below(2) == 0) drawn.turn = player::second;
            const auto study = state::study(drawn, go::default_komi, board);
            REQUIRE(study.has_value() == chains_without_liberties(board, drawn.stones).empty());
            if (!study) continue;
            ++started;
            CAPTURE(board.name(), to_text(drawn.stones, board.size()));
            test::check_random_game(*study, random, 30);
        }
    CHECK(started > 0);
}
