// SPDX-License-Identifier: MIT
#include <topoban/go/playout.hpp>

#include "catch.hpp"
#include "support/go_play.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/torus.hpp>

#include <vector>

using namespace topoban;
using go::action;

namespace {

/// Whether a stone of its own colour lies on every point beside an empty one: what an eye needs.
template <class State>
bool is_surrounded(const State& state, point p) {
    for (const point n : state.board().neighbours(p))
        if (state.at(n) != stones_of(state.turn())) return false;
    return true;
}

/// Plays random games on the kernel and beside it as states: a point is playable exactly where it
/// is legal, but for own eyes.
template <class Board, class Hash = full_hash>
void check_against_states(go::state<Board, Hash> from, random_source& random, int games,
                          int most_moves) {
    go::playout<Board, go::positional_superko, Hash> kernel(from);
    for (int game = 0; game < games; ++game) {
        kernel.restart();
        auto state = from;
        for (int i = 0; i < most_moves && !state.has_ended(); ++i) {
            const auto legal = state.legal_placements();
            point_set<go::state<Board, Hash>::board_type::capacity> playable;
            for (point p = 0; p < state.board().size(); ++p) {
                if (state.at(p) != colour::empty) continue;
                const bool is_playable = kernel.is_playable(p);
                if (is_playable) playable.insert(p);
                if (is_playable) REQUIRE(legal.contains(p));
                if (!is_playable && legal.contains(p)) REQUIRE(is_surrounded(state, p));
            }
            const point p = kernel.move(random);
            REQUIRE((p == no_point ? playable.empty() : playable.contains(p)));
            state = state.play_unchecked(p == no_point ? action::pass() : action::place(p));
            REQUIRE(kernel.kernel().stones() == state.stones());
        }
        REQUIRE(kernel.kernel().validate());
        REQUIRE(kernel.margin_half_points() == state.margin_half_points());
    }
}

/// A state with a past: so many random stones from the start.
template <class State>
State with_stones(State state, random_source& random, int count) {
    for (int i = 0; i < count; ++i) state = test::with_random_stone(state, random);
    return state;
}

} // namespace

TEST_CASE("a playout's moves are the legal ones that fill no own eye", "[go]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    const auto games = static_cast<int>(test::iterations(20));
    check_against_states(go::state<grid<3, 1>>(), random, games, 50);
    check_against_states(go::state<grid<2, 2>>(), random, games, 100);
    check_against_states(go::state<grid<3, 3>>(), random, games, 200);
    check_against_states(go::state<torus<3, 3>>(), random, games, 200);
    check_against_states(go::state<klein_bottle<2, 3>>(), random, games, 100);
    check_against_states(go::state<grid<5, 5>, constant_hash>(), random, games, 200);
    const auto ring =
        *table_graph<6>::make("ring", {{1, 5}, {0, 2}, {1, 3}, {2, 4}, {3, 5}, {0, 4}});
    check_against_states(*go::state<table_graph<6>>::start(go::default_komi, ring), random, games,
                         100);
}

TEMPLATE_TEST_CASE("the same on the boards of the rules, from the start and from mid-game", "[go]",
                   (mobius_strip<9, 11>), (klein_bottle<9, 18>), genus_two_staircase) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    const go::state<TestType> start;
    check_against_states(start, random, static_cast<int>(test::iterations(3)), 1000);
    const auto middle = with_stones(start, random, 400);
    check_against_states(middle, random, static_cast<int>(test::iterations(3)), 500);
    // Almost full: captures and repetitions from the first move on.
    const auto late = with_stones(start, random, 2000);
    check_against_states(late, random, static_cast<int>(test::iterations(3)), 300);
}

TEST_CASE("a game is what its moves say, and the same for the same numbers", "[go]") {
    using state = go::state<klein_bottle<9, 18>>;
    go::playout<klein_bottle<9, 18>> kernel{state()};
    random_source random(3);
    random_source again(3);
    const int count = kernel.run(random);
    const std::vector<int> moves(kernel.moves().begin(), kernel.moves().end());
    CHECK(static_cast<int>(moves.size()) == count);
    const state replayed = test::played(state(), moves);
    CHECK(replayed.has_ended());
    CHECK(replayed.stones() == kernel.kernel().stones());
    CHECK(kernel.run(again) == count);
    CHECK(std::vector<int>(kernel.moves().begin(), kernel.moves().end()) == moves);
    CHECK(kernel.run(again, 10) == 10);
}

TEST_CASE("simple ko forbids taking back at once, and nothing else", "[go]") {
    // Black 1, 5, 11 round 6 and White 2, 8, 12 round 7; White has just played 6, Black takes it.
    using state = go::state<grid<5, 5>>;
    const state before = test::played(state(), {1, 2, 5, 8, 11, 12, 24, 6});
    go::playout<grid<5, 5>, go::simple_ko> kernel(before);
    kernel.play(7);
    CHECK(kernel.kernel().at(6) == colour::empty);
    CHECK_FALSE(kernel.is_playable(6));
    kernel.play(20);
    kernel.play(23);
    CHECK(kernel.is_playable(6));
    // After two passes the ko would still bring back the board: superko forbids it, ko does not.
    go::playout<grid<5, 5>, go::positional_superko> strict(before);
    strict.play(7);
    CHECK_FALSE(strict.is_playable(6));
    strict.play(no_point);
    strict.play(no_point);
    CHECK_FALSE(strict.is_playable(6));
    kernel.restart();
    kernel.play(7);
    kernel.play(no_point);
    kernel.play(no_point);
    CHECK(kernel.is_playable(6));
}

#ifdef NDEBUG // what is a broken contract otherwise
TEMPLATE_TEST_CASE("after the longest game nothing more is played", "[go]", go::positional_superko,
                   go::simple_ko) {
    random_source random(1);
    go::playout<torus<3, 3>, TestType> kernel{go::state<torus<3, 3>>()};
    for (int i = 0; i < kernel.longest; ++i) static_cast<void>(kernel.move(random));
    const auto moves = std::vector(kernel.moves().begin(), kernel.moves().end());
    REQUIRE(moves.size() == 60'000);
    const auto stones = kernel.kernel().stones();
    for (int i = 0; i < 1000; ++i) {
        CHECK(kernel.move(random) == no_point);
        kernel.play(no_point);
    }
    CHECK(std::vector(kernel.moves().begin(), kernel.moves().end()) == moves);
    CHECK(kernel.kernel().stones() == stones);
    CHECK(kernel.run(random, 2 * kernel.longest) <= kernel.longest);
}
#endif
