// SPDX-License-Identifier: MIT
#include "laws/go_boards.hpp"
#include "laws/go_traits.hpp"

#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>

using namespace topoban;

TEST_CASE("hash policies give the same verdicts on every small board", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    using test::small_board;
    for (const auto& board : test::small_boards()) {
        CAPTURE(board.name());
        for (std::size_t i = 0; i < test::iterations(5); ++i)
            test::check_same_verdicts(
                random, 150, *go::state<small_board>::start(go::default_komi, board),
                *go::state<small_board, four_bit_hash>::start(go::default_komi, board),
                *go::state<small_board, constant_hash>::start(go::default_komi, board));
    }
}

TEMPLATE_TEST_CASE("hash policies give the same verdicts on the boards of the rules", "[laws]",
                   (mobius_strip<9, 11>), (klein_bottle<9, 18>), genus_two_staircase) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    test::check_same_verdicts(random, static_cast<int>(test::iterations(400)),
                              go::state<TestType>(), go::state<TestType, four_bit_hash>(),
                              go::state<TestType, constant_hash>());
}
