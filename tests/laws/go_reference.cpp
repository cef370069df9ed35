// SPDX-License-Identifier: MIT
#include "laws/go_boards.hpp"

#include "catch.hpp"
#include "reference/go.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/go/state.hpp>

#include <array>
#include <set>
#include <sstream>

using namespace topoban;
using go::action;

namespace {

template <int Capacity>
std::set<int> listed(const point_set<Capacity>& points) {
    return {points.begin(), points.end()};
}

/// All that can be asked of a state, against the slow game.
template <class State>
void check_against(const State& state, const test::reference_go& reference) {
    const int size = reference.size();
    REQUIRE(to_text(state.stones(), size) == reference.stones());
    REQUIRE(static_cast<int>(state.turn()) == reference.turn() - '0');
    REQUIRE(state.passes() == reference.passes());
    REQUIRE(state.has_ended() == reference.ended());
    REQUIRE(state.history().size() == reference.positions());
    for (const auto& chain : state.chains()) {
        REQUIRE_FALSE(chain.liberties.empty());
        const auto [members, liberties] = reference.group(chain.points.front());
        REQUIRE(listed(chain.points) == members);
        REQUIRE(listed(chain.liberties) == liberties);
    }
    const auto legal = state.legal_placements();
    for (point p = -1; p <= size; ++p) {
        const auto refused = state.why_refused(action::place(p));
        std::ostringstream reason;
        if (refused)
            reason << refused->reason;
        else
            reason << "legal";
        REQUIRE(reason.str() == reference.verdict(p));
        if (reason.str() == "superko")
            REQUIRE(refused->repeated_ply == reference.repeated_ply_of(p));
        if (reason.str() == "suicide")
            REQUIRE(listed(refused->chain) == reference.chain_left_by(p));
        if (0 <= p && p < size) REQUIRE(legal.contains(p) == (reason.str() == "legal"));
    }
}

template <class State>
void check_area(const State& state, const test::reference_go& reference) {
    const auto area = state.area();
    REQUIRE(std::array{area.black, area.white, area.neutral} == reference.area());
    for (point p = 0; p < reference.size(); ++p)
        REQUIRE(static_cast<int>(area.owner(p)) == reference.owner(p) - '0');
}

template <class State>
void play_both(State state, random_source& random, int plies) {
    test::reference_go reference(test::lists_of(state.board()));
    for (int ply = 0; ply < plies && !state.has_ended(); ++ply) {
        check_against(state, reference);
        if (reference.size() < 50 || ply % 20 == 0)
            check_area(state, reference); // slow for the slow game
        action a = *random_action(state, random);
        // Few passes, so that games are long and come back to old positions.
        for (int i = 0; i < 3 && a == action::pass(); ++i) a = *random_action(state, random);
        state = state.play_unchecked(a);
        if (a.kind == go::action_kind::place)
            reference.place(a.at);
        else
            reference.pass();
    }
    check_against(state, reference);
    check_area(state, reference);
}

} // namespace

TEST_CASE("the reference implementation agrees at every ply on every small board", "[laws]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (const auto& board : test::small_boards()) {
        CAPTURE(board.name());
        for (std::size_t i = 0; i < test::iterations(2); ++i)
            play_both(*go::state<test::small_board>::start(go::default_komi, board), random, 600);
    }
}

TEMPLATE_TEST_CASE("the reference implementation agrees at every ply on the boards of the rules",
                   "[laws]", (mobius_strip<9, 11>), (klein_bottle<9, 18>), genus_two_staircase) {
    CAPTURE(test::seed());
    random_source random(test::seed());
    play_both(go::state<TestType>(), random, static_cast<int>(test::iterations(300)));
}
