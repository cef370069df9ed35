// SPDX-License-Identifier: MIT
#include "laws/game_laws.hpp"
#include "laws/shogi_traits.hpp"

#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/shogi_positions.hpp"

#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/catalog/armies.hpp>
#include <topoban/core/hash.hpp>

using namespace topoban;

TEMPLATE_TEST_CASE("Shogi keeps the laws of games on the boards of the rules", "[laws]",
                   catalog::flat_shogi, catalog::mobius_shogi, catalog::klein_shogi,
                   catalog::genus_two_shogi) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    test::check_random_game(shogi::state<TestType>(), random,
                            static_cast<int>(test::iterations(20)));
}

TEMPLATE_TEST_CASE("Shogi keeps the laws of games from any edited position", "[laws]",
                   (test::bare_shogi<klein_bottle<3, 4>>), (test::bare_shogi<torus<4, 3>>),
                   (test::bare_shogi<projective_plane<3, 5>>)) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(20); ++i) {
        auto drawn = test::random_position<TestType>(random);
        // The laws ask that the side that moved be safe: start from positions where it is.
        if (shogi::board<typename TestType::surface>(drawn).is_in_check(opponent(drawn.turn)))
            continue;
        test::check_random_game(*shogi::state<TestType>::study(drawn), random, 20);
    }
}

TEST_CASE("Shogi gives the same verdicts whatever the hash", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    using army = test::bare_shogi<klein_bottle<3, 4>>;
    shogi::position<12> drawn;
    drawn.put(0, shogi::piece(player::first, shogi::piece_type::king));
    drawn.put(7, shogi::piece(player::second, shogi::piece_type::king));
    for (std::size_t i = 0; i < test::iterations(5); ++i)
        test::check_same_verdicts(random, 60, *shogi::state<army>::study(drawn),
                                  *shogi::state<army, four_bit_hash>::study(drawn),
                                  *shogi::state<army, constant_hash>::study(drawn));
}

TEMPLATE_TEST_CASE("Exchanging the players commutes with play", "[laws]", catalog::flat_shogi,
                   catalog::mobius_shogi, catalog::klein_shogi, catalog::genus_two_shogi) {
    using state = shogi::state<TestType>;
    CAPTURE(test::seed());
    random_source random(test::seed());
    const auto image_of = [](shogi::action a) {
        const auto turned = [](cell c) { return shogi::half_turn<state::capacity>(c); };
        a.to = turned(a.to);
        if (a.kind == shogi::action_kind::move) a.from = turned(a.from);
        if (a.arrives) a.arrives = opposite(*a.arrives);
        return a;
    };
    state s;
    for (int ply = 0; ply < static_cast<int>(test::iterations(100)); ++ply) {
        const state image = exchange_players(s);
        REQUIRE(image.validate());
        REQUIRE(image.turn() == opponent(s.turn()));
        REQUIRE(image.occurrences() == s.occurrences());
        auto images = s.legal_actions();
        for (auto& a : images) a = image_of(a);
        std::sort(images.begin(), images.end());
        REQUIRE(images == image.legal_actions());
        const auto action = random_action(s, random);
        if (!action) break;
        const state next = s.play_unchecked(*action);
        REQUIRE(same_position(exchange_players(next), image.play_unchecked(image_of(*action))));
        s = next;
    }
}
