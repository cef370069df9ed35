// SPDX-License-Identifier: MIT
#include "laws/crystal_go_traits.hpp"
#include "laws/game_laws.hpp"

#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/tilings.hpp>

using namespace topoban;

TEST_CASE("CrystalGo keeps the laws of games", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(4); ++i)
        test::check_random_game(crystal_go::state<side4>(), random, 400);
}

TEST_CASE("hash policies give the same verdicts in CrystalGo", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(2); ++i)
        test::check_same_verdicts(random, 300, crystal_go::state<side4>(),
                                  crystal_go::state<side4, four_bit_hash>(),
                                  crystal_go::state<side4, constant_hash>());
}
