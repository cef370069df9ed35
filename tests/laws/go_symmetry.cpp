// SPDX-License-Identifier: MIT
#include "laws/go_boards.hpp"
#include "laws/go_traits.hpp"

#include "support/go_play.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>

#include <algorithm>
#include <set>

using namespace topoban;

namespace {

/// Plays a random game and moves it by symmetries on the way.
template <class State>
void check_symmetries(State state, const std::vector<automorphism>& symmetries,
                      random_source& random, int plies) {
    std::size_t turn = 0;
    for (int ply = 0; ply < plies; ++ply) {
        const test::go_symmetry moved(symmetries[turn++ % symmetries.size()]);
        test::check_commutes(state, moved);
        const auto action = random_action(state, random);
        if (!action) return;
        test::check_commutes_with_play(state, *action, moved);
        test::check_commutes_with_play(state, go::action::resign(), moved);
        state = state.play_unchecked(*action);
    }
}

std::string mirrored(std::string row) {
    std::reverse(row.begin(), row.end());
    return row;
}

} // namespace

TEST_CASE("every automorphism commutes with play on every small board", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (const auto& board : test::small_boards()) {
        CAPTURE(board.name());
        const auto symmetries = graph_automorphisms(board, 500);
        const int plies =
            std::max(40, static_cast<int>(std::min<std::size_t>(120, symmetries.size())));
        for (std::size_t i = 0; i < test::iterations(2); ++i)
            check_symmetries(*go::state<test::small_board>::start(go::default_komi, board),
                             symmetries, random, plies);
    }
}

TEMPLATE_TEST_CASE("every automorphism commutes with play on the boards of the rules", "[laws]",
                   (mobius_strip<9, 11>), (klein_bottle<9, 18>), genus_two_staircase) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    const auto symmetries = graph_automorphisms(surface_graph<TestType>{});
    check_symmetries(go::state<TestType>(), symmetries, random, 150);
}

// On three points in a row: Black a1, White b1 (takes it), pass, White a1: 220. Black c1 takes both
// and makes 001, which has never stood. It is the mirror image of the 100 of ply 1, though: whoever
// brings each past colouring to a normal form of its own would refuse it.
TEST_CASE("normalising past colourings one by one would change what superko forbids", "[laws]") {
    using row = go::state<grid<3, 1>>;
    const row game = test::played(row(), {0, 1, test::go_pass, 0});
    REQUIRE(to_text(game.stones(), 3) == "220");
    const auto legal = game.play(go::action::place(2));
    REQUIRE(legal);
    CHECK(to_text(legal->stones(), 3) == "001");

    const auto normal = [](const std::string& stones) {
        return std::min(stones, mirrored(stones));
    };
    std::set<std::string> normalised_past;
    for (const auto& past : game.history().newest_first())
        normalised_past.insert(normal(to_text(past.position, 3)));
    CHECK(normalised_past.count(normal("001")) == 1); // the wrong rule forbids the legal move

    // One symmetry for the whole state keeps every verdict.
    const automorphism mirror({2, 1, 0});
    test::check_commutes(game, test::go_symmetry(mirror));
    CHECK(transform(game, mirror).play(go::action::place(0)));
}

// Fixed White komi is not exchanged, and Black-first becomes White-first: everything else is.
TEST_CASE("exchanging colours twice is the identity, once keeps every verdict", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (const auto& board : test::small_boards()) {
        auto state = *go::state<test::small_board>::start(komi(), board);
        for (int ply = 0; ply < 40; ++ply) {
            const auto exchanged = exchange_colours(state);
            // White moves first in no game: what is exchanged is a study, and stays one.
            REQUIRE(exchanged.started_as() == origin::study);
            REQUIRE(same_position(exchange_colours(exchanged), state));
            REQUIRE(test::game_traits<decltype(state)>::digest(exchange_colours(exchange_colours(
                        exchanged))) == test::game_traits<decltype(state)>::digest(exchanged));
            for (const auto& a : test::game_traits<decltype(state)>::all_actions(state))
                REQUIRE(test::verdict(state, a) == test::verdict(exchanged, a));
            REQUIRE(state.margin_half_points() == -exchanged.margin_half_points());
            const auto action = random_action(state, random);
            if (!action) break;
            state = state.play_unchecked(*action);
        }
    }
}
