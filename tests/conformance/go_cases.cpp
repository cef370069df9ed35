// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "reference/go.hpp"
#include "support/go_play.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/catalog/go_boards.hpp>
#include <topoban/game/replay.hpp>
#include <topoban/go/state.hpp>

#include <string>
#include <vector>

// Kinds of fault seen in other rules engines, each with the right answer by our rules; the numbers
// are those of the conformance data.

using namespace topoban;
using go::action;
using go::refusal_reason;
using test::go_pass;
using test::played;

namespace {

using graph = catalog::any_rectangle_graph;
using game = go::state<graph>;
using points = game::points;
using mobius = go::state<mobius_strip<9, 11>>;
using klein = go::state<klein_bottle<9, 18>>;
using genus_two = go::state<genus_two_staircase>;

graph board(const std::string& name) { return graph::of(*catalog::rectangle_named(name)).value(); }

game start(const std::string& name) { return *game::start(go::default_komi, board(name)); }

template <class State>
bool is_refused(const State& state, point p, refusal_reason reason) {
    const auto refused = state.why_refused(action::place(p));
    return refused && refused->reason == reason && !state.play(action::place(p)) &&
           !state.legal_placements().contains(p);
}

/// The points a placement takes.
template <class State>
std::vector<point> taken(const State& state, point p) {
    const auto gone = state.stones().occupied() - state.play(action::place(p))->stones().occupied();
    return {gone.begin(), gone.end()};
}

} // namespace

TEST_CASE("B001 superko does not compare the side to move", "[conformance]") {
    const game state = played(start("grid-3x1"), {0, 2, 1, 2});
    CHECK(is_refused(state, 0, refusal_reason::superko));
    CHECK(state.why_refused(action::place(0))->repeated_ply == 2);
}

TEST_CASE("B003 superko reaches back over the whole game", "[conformance]") {
    const game state = played(start("grid-2x2"), {0, 1, 2, 3, 0, 2});
    CHECK(is_refused(state, 0, refusal_reason::superko));
    CHECK(state.why_refused(action::place(0))->repeated_ply == 1);
}

TEST_CASE("B005 apply, explain, list and replay agree", "[conformance]") {
    const game state = played(start("grid-3x1"), {0, 2, 1, 2});
    CHECK(state.play(action::place(0)).error().reason == refusal_reason::superko);
    CHECK(state.why_refused(action::place(0))->reason == refusal_reason::superko);
    CHECK_FALSE(state.legal_placements().contains(0));
    for (const action& a : state.legal_actions()) CHECK(a != action::place(0));
    std::vector<action> record;
    for (const int p : {0, 2, 1, 2, 0}) record.push_back(action::place(p));
    const auto replayed = replay(start("grid-3x1"), record);
    REQUIRE_FALSE(replayed);
    CHECK(replayed.error().index == 4);
    CHECK(replayed.error().refusal.reason == refusal_reason::superko);
}

TEST_CASE("B007 a placement sets the pass count back and passes add no history", "[conformance]") {
    const game before = played(start("grid-5x5"), {6, 5, 2, 1});
    CHECK(taken(before, 0) == std::vector<point>{1});
    const game state = played(before, {0, go_pass});
    CHECK(state.passes() == 1);
    CHECK(state.history().size() == 6);
    const game after = played(state, {1});
    CHECK(after.passes() == 0);
    CHECK(after.history().size() == 7);
}

TEST_CASE("B009 a pass neither clears nor extends the history", "[conformance]") {
    const game state = played(start("grid-2x2"), {0, 1, 2, go_pass, 3, 1});
    CHECK(is_refused(state, 0, refusal_reason::superko));
    CHECK(state.why_refused(action::place(0))->repeated_ply == 2);
    CHECK(state.history().size() == 6);
}

TEST_CASE("B011 branches do not disturb each other", "[conformance]") {
    const game s = played(start("grid-9x9"), {0, 9, 10, go_pass, 2, 1});
    const game u = played(s, {40});
    CHECK(is_refused(s, 0, refusal_reason::superko));
    CHECK(s.why_refused(action::place(0))->repeated_ply == 5);
    CHECK(u.ply() == 7);
    CHECK(u.at(40) == colour::black);
    // On the longer line the same capture makes another colouring.
    CHECK(u.play(action::place(80))->play(action::place(0)));
    CHECK(s.history().size() == 6);
}

TEST_CASE("B015 points emptied in one capture are no repetition by themselves", "[conformance]") {
    const std::vector<int> line{7, 2, 11, 6, 24, 8, 23, 10, 22, 16, 21, 12};
    const game state = played(start("grid-5x5"), line);
    test::reference_go reference(test::lists_of(state.board()));
    for (const int p : line) reference.place(p);
    CHECK(state.at(7) == colour::empty);
    CHECK(state.at(11) == colour::empty);
    CHECK(is_refused(state, 7, refusal_reason::suicide));
    CHECK(is_refused(state, 11, refusal_reason::suicide));
    const auto legal = state.legal_placements();
    CHECK(std::vector<int>(legal.begin(), legal.end()) == reference.legal());
    const game passed = played(state, {go_pass});
    CHECK(passed.play(action::place(7)));
    CHECK(passed.play(action::place(11)));
}

TEST_CASE("B023 only the ko point is refused for repetition", "[conformance]") {
    const game before = played(start("grid-5x5"), {2, 1, 6, 5});
    CHECK(taken(before, 0) == std::vector<point>{1});
    const game state = played(before, {0});
    for (point p = 0; p < 25; ++p) CHECK(is_refused(state, p, refusal_reason::superko) == (p == 1));
}

TEST_CASE("B025 a refused suicide leaves everything as it was", "[conformance]") {
    const game before = played(start("grid-5x5"), {5, 0});
    CHECK(taken(before, 1) == std::vector<point>{0});
    const game state = played(before, {1});
    const game copy = state;
    CHECK(is_refused(state, 0, refusal_reason::suicide));
    CHECK(same_position(state, copy));
    CHECK(state.ply() == 3);
    CHECK(state.history().size() == 4);
}

TEST_CASE("B027 a replay stops at the suicide and says where", "[conformance]") {
    std::vector<action> record;
    for (const int p : {0, 2, 24, 6, 23, 5, 1}) record.push_back(action::place(p));
    const auto replayed = replay(start("grid-5x5"), record);
    REQUIRE_FALSE(replayed);
    CHECK(replayed.error().index == 6);
    CHECK(replayed.error().refusal.reason == refusal_reason::suicide);
    CHECK(replayed.error().refusal.chain == points{0, 1});
}

TEST_CASE("B029 two chains are captured by one stone", "[conformance]") {
    const game state = played(start("grid-5x5"), {7, 2, 11, 6, 24, 8, 23, 10, 22, 16, 21});
    CHECK(taken(state, 12) == std::vector<point>{7, 11});
}

TEST_CASE("B031 chains merge and liberties stay distinct", "[conformance]") {
    const game state = played(start("grid-5x5"), {1, 2, 5, 7, 6, 10, 24, 11, 23, 0});
    const auto chain = [&](point p) { return chain_at(state.board(), state.stones(), p); };
    CHECK(chain(0).points == points{0});
    CHECK(chain(0).liberties == points{1, 5});
    CHECK(chain(2).points == points{2, 7});
    CHECK(chain(2).liberties == points{1, 3, 6, 8, 12});
    CHECK(chain(10).points == points{10, 11});
    CHECK(chain(10).liberties == points{5, 6, 12, 15, 16});
}

TEST_CASE("B033 a point beside a chain twice is one liberty", "[conformance]") {
    std::string text(162, '0');
    for (std::size_t p = 0; p < 9; ++p) text[p] = '1';
    const klein study = *klein::study({*colouring_from_text<162>(text, 162), player::first});
    REQUIRE(study.chains().size() == 1);
    CHECK(study.chains().front().liberties.size() == 18);
}

TEST_CASE("B035 a chain across the staircase", "[conformance]") {
    genus_two::setup_type drawn{.turn = player::first};
    drawn.stones.black = {30, 111};
    const genus_two study = *genus_two::study(drawn);
    REQUIRE(study.chains().size() == 1);
    CHECK(study.chains().front().points == point_set<162>{30, 111});
    CHECK(study.chains().front().liberties == point_set<162>{21, 29, 31, 40, 110, 120});
}

TEST_CASE("B037 two opening passes give White the half point", "[conformance]") {
    const mobius over = played(mobius(), {go_pass, go_pass});
    CHECK(over.area().black == 0);
    CHECK(over.area().white == 0);
    CHECK(over.area().neutral == 99);
    CHECK(*over.outcome() == area_outcome{end_reason::passes, player::second, -1});
}

TEST_CASE("B039 nothing is removed at the end", "[conformance]") {
    const game over = played(start("grid-3x3"), {4, 0, go_pass, go_pass});
    CHECK(over.area().black == 1);
    CHECK(over.area().white == 1);
    CHECK(over.area().neutral == 7);
    CHECK(*over.outcome() == area_outcome{end_reason::passes, player::second, -1});
}

TEST_CASE("B041 the core ring of the strip leaves one region", "[conformance]") {
    mobius::setup_type drawn{.turn = player::first};
    for (point p = 45; p < 54; ++p) drawn.stones.black.insert(p);
    drawn.stones.white.insert(0);
    const mobius study = *mobius::study(drawn);
    CHECK(study.area().black == 9);
    CHECK(study.area().white == 1);
    CHECK(study.area().neutral == 89);
}

TEST_CASE("B043 nothing follows two passes", "[conformance]") {
    for (const char* name : {"grid-3x3", "mobius-2x3", "klein-4x4", "projective-1x1"}) {
        const auto replayed = replay(start(name), std::vector<action>(3, action::pass()));
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == 2);
        CHECK(replayed.error().refusal.reason == refusal_reason::ended);
    }
}

TEST_CASE("B045 one game's passes are not another's", "[conformance]") {
    const game first = played(start("grid-5x5"), {go_pass, go_pass});
    const game second = played(start("grid-5x5"), {go_pass, 0, go_pass});
    CHECK(first.has_ended());
    CHECK_FALSE(second.has_ended());
    CHECK(second.passes() == 1);
}

TEST_CASE("B047 a resignation has a winner and no margin", "[conformance]") {
    const game over = played(start("grid-5x5"), {0}).play_unchecked(action::resign());
    CHECK(*over.outcome() == area_outcome{end_reason::resign, player::first, std::nullopt});
}

TEST_CASE("B051 komi has exactly the range of the board", "[conformance]") {
    for (const int sign : {1, -1}) {
        CHECK(mobius::start(komi::half_points(sign * 198)));
        CHECK_FALSE(mobius::start(komi::half_points(sign * 199)));
        CHECK(klein::start(komi::half_points(sign * 324)));
        CHECK_FALSE(klein::start(komi::half_points(sign * 325)));
        CHECK(genus_two::start(komi::half_points(sign * 324)));
        CHECK_FALSE(genus_two::start(komi::half_points(sign * 325)));
        CHECK_FALSE(mobius::study({.turn = player::first}, komi::half_points(sign * 199)));
    }
}

TEST_CASE("B053 a study starts with the player it says", "[conformance]") {
    game::setup_type drawn;
    drawn.stones.black.insert(12);
    drawn.turn = player::second;
    CHECK(played(*game::study(drawn, go::default_komi, board("grid-5x5")), {0}).at(0) ==
          colour::white);
    drawn.turn = player::first;
    CHECK(played(*game::study(drawn, go::default_komi, board("grid-5x5")), {0}).at(0) ==
          colour::black);
}

TEST_CASE("B055 a point off the board is refused as that", "[conformance]") {
    const mobius state;
    for (const point p : {99, -1, 162, 1'000'000, -2'147'483'647 - 1, 2'147'483'647}) {
        const auto refused = state.play(action::place(p));
        REQUIRE_FALSE(refused);
        CHECK(refused.error().reason == refusal_reason::out_of_range);
    }
    CHECK(same_position(state, mobius()));
}

TEST_CASE("B057 labels are read strictly", "[conformance]") {
    const mobius_strip<9, 11> strip;
    CHECK(find_label(strip, "i1") == 8);
    CHECK(find_label(genus_two_staircase{}, "I:i9") == 80);
    CHECK(find_label(genus_two_staircase{}, "II:a1") == 81);
    for (const char* wrong : {"A1", "j1", "a0", "a12"})
        CHECK_FALSE(find_label(strip, wrong).has_value());
}

TEST_CASE("B059 captures across seams", "[conformance]") {
    CHECK(taken(played(klein(), {0, 1, 80, 9, 81, 153, 82}), 161) == std::vector<point>{0});
    CHECK(taken(played(genus_two(), {30, 21, 5, 29, 6, 31, 7}), 111) == std::vector<point>{30});
}

TEST_CASE("B081 a superko violation is found where it happens", "[conformance]") {
    std::vector<action> record;
    for (const int p : {0, 9, 10, go_pass, 2, 1, 0}) record.push_back(test::go_action(p));
    const auto replayed = replay(start("grid-9x9"), record);
    REQUIRE_FALSE(replayed);
    CHECK(replayed.error().index == 6);
    CHECK(replayed.error().refusal.reason == refusal_reason::superko);
}
