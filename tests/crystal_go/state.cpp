// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/state.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/game/game_state.hpp>
#include <topoban/game/perft.hpp>
#include <topoban/game/replay.hpp>
#include <topoban/game/variation.hpp>

#include <initializer_list>
#include <sstream>
#include <type_traits>
#include <vector>

using namespace topoban;
using crystal_go::action;
using crystal_go::refusal_reason;
using state = crystal_go::state<side4>;

static_assert(game_state<state>);
static_assert(game_state<crystal_go::state<empty_box<3>>>);

namespace {

action place(point p) { return action::place(p); }
action flip(point p) { return action::flip(p); }
const action pass = action::pass();

state after(std::initializer_list<action> actions, state from = {}) {
    auto played = replay(std::move(from), std::vector<action>(actions));
    REQUIRE(played.has_value());
    return *std::move(played);
}

state::refusal_type refusal_of(const state& s, const action& a) {
    const auto refused = s.why_refused(a);
    REQUIRE(refused.has_value());
    const auto played = s.play(a);
    REQUIRE_FALSE(played.has_value());
    CHECK(played.error() == *refused);
    return *refused;
}

/// A set-up position by point lists.
state::setup_type drawing(point_set<61> black, point_set<61> white, player turn = player::first) {
    state::setup_type drawn;
    drawn.stones = {black, white};
    drawn.turn = turn;
    return drawn;
}

} // namespace

TEST_CASE("a game starts on the empty tiling with Black to move", "[crystal_go]") {
    const state start;
    CHECK(start.board() == side4::start());
    CHECK(start.stones() == state::colouring_type{});
    CHECK(start.turn() == player::first);
    CHECK(start.passes() == 0);
    CHECK(start.ply() == 0);
    CHECK(start.started_as() == origin::game);
    CHECK(start.legal_actions().size() == 86);
    CHECK(start.history().size() == 1);
    CHECK_FALSE(start.outcome().has_value());
}

TEST_CASE("perft of CrystalGo", "[crystal_go]") {
    CHECK(perft(state(), 1) == 86);
    CHECK(perft(state(), 2) == 7227);
}

TEST_CASE("verdicts come in their order, with evidence", "[crystal_go]") {
    const state start;
    CHECK(refusal_of(start, place(61)).reason == refusal_reason::out_of_range);
    CHECK(refusal_of(start, place(-1)).reason == refusal_reason::out_of_range);
    CHECK(refusal_of(start, flip(61)).reason == refusal_reason::out_of_range);
    CHECK(refusal_of(start, flip(0)).obstacle == flip_obstacle::boundary);
    CHECK(refusal_of(start, flip(30)).obstacle == flip_obstacle::degree);

    const state with_stones = after({place(38), place(0), place(30)});
    CHECK(refusal_of(with_stones, place(38)).reason == refusal_reason::occupied);
    CHECK(refusal_of(with_stones, flip(38)).obstacle == flip_obstacle::occupied);
    CHECK(refusal_of(with_stones, flip(38)).reason == refusal_reason::not_flippable);
    // Boundary and degree come before a stone on the point.
    CHECK(refusal_of(with_stones, flip(0)).obstacle == flip_obstacle::boundary);
    CHECK(refusal_of(with_stones, flip(30)).obstacle == flip_obstacle::degree);

    const state ended = after({pass, pass});
    CHECK(refusal_of(ended, place(99)).reason == refusal_reason::ended);
    CHECK(refusal_of(ended, flip(99)).reason == refusal_reason::ended);
    CHECK(refusal_of(ended, pass).reason == refusal_reason::ended);
    CHECK(refusal_of(ended, action::resign()).reason == refusal_reason::ended);
}

TEST_CASE("an action of an unknown kind is refused, not taken for another", "[crystal_go]") {
    const state game;
    for (const int kind : {0, 5, 9, 255})
        for (const point at : {no_point, 0, 38, 61}) {
            const action unknown{static_cast<crystal_go::action_kind>(kind), at};
            CHECK(refusal_of(game, unknown).reason == refusal_reason::out_of_range);
            CHECK(game.captures(unknown).empty());
        }
    const action unknown{static_cast<crystal_go::action_kind>(9), 38};
    CHECK(to_text(refusal_of(game, unknown), side4()) == "there is no such action");
    CHECK(refusal_of(after({pass, pass}), unknown).reason == refusal_reason::ended);
}

TEST_CASE("undoing a first flip would bring the start back", "[crystal_go]") {
    const state flipped = after({flip(38)});
    const auto refused = refusal_of(flipped, flip(38));
    CHECK(refused.reason == refusal_reason::superko);
    CHECK(refused.repeated_ply == 0);
    CHECK_FALSE(flipped.legal_flips().contains(38));
    CHECK(refusal_of(after({flip(38), pass}), flip(38)).repeated_ply == 0);
    CHECK(flipped.flippable().contains(38));
}

TEST_CASE("B129: undoing one of two flips is new, undoing both is not", "[crystal_go][cases]") {
    const state both = after({flip(38), flip(7), flip(38)});
    const auto refused = refusal_of(both, flip(7));
    CHECK(refused.reason == refusal_reason::superko);
    CHECK(refused.repeated_ply == 0);
}

TEST_CASE("B131: the same position with two histories has two verdicts", "[crystal_go][cases]") {
    const state a = after({place(0), place(60), flip(38)});
    const state b = after({flip(38), place(60), place(0)});
    CHECK(same_position(a, b));
    CHECK(a.position() == b.position());
    CHECK(refusal_of(a, flip(38)).reason == refusal_reason::superko);
    CHECK(refusal_of(a, flip(38)).repeated_ply == 2);
    CHECK(b.play(flip(38)).has_value());
}

TEST_CASE("B133: a flip that takes the last liberty of an own stone", "[crystal_go][cases]") {
    const state before = after({place(2), place(1), place(60), place(3), place(59), place(8)});
    const auto refused = refusal_of(before, flip(7));
    CHECK(refused.reason == refusal_reason::suicide);
    CHECK(refused.chain == point_set<61>{2});
    // By White the same flip captures.
    const state white = after({pass}, before);
    CHECK(white.captures(flip(7)) == point_set<61>{2});
    const state captured = after({flip(7)}, white);
    CHECK(captured.at(2) == colour::empty);
    CHECK(captured.validate());
}

TEST_CASE("B135: a flip takes back the pass count", "[crystal_go][cases]") {
    const state game = after({pass, flip(7), pass});
    CHECK_FALSE(game.has_ended());
    CHECK(game.passes() == 1);
}

TEST_CASE("captures come before suicide", "[crystal_go]") {
    // (-4,-4) has two neighbours. White takes both, Black surrounds White, and Black's stone in
    // the corner has no liberty until White's are gone.
    const auto corner = state::study(drawing({6, 2, 12, 13, 7, 11}, {1, 5}, player::first));
    REQUIRE(corner.has_value());
    const auto captured = corner->captures(place(0));
    CHECK(captured == point_set<61>{1, 5});
    CHECK(corner->play(place(0)).has_value());
    // Without the surrounding it is suicide.
    const auto alone = state::study(drawing({12}, {1, 5}, player::first));
    REQUIRE(alone.has_value());
    CHECK(refusal_of(*alone, place(0)).reason == refusal_reason::suicide);
    CHECK(refusal_of(*alone, place(0)).chain == point_set<61>{0});
}

TEST_CASE("a lone stone scores the whole board", "[crystal_go]") {
    const state game = after({place(30), pass, pass});
    const auto outcome = game.outcome();
    REQUIRE(outcome.has_value());
    CHECK(outcome->winner == player::first);
    CHECK(outcome->margin_half_points == 122);
    CHECK(game.area().black == 61);
    CHECK(game.turn() == player::second);
    CHECK(game.legal_actions().empty());
    CHECK(game.flippable() == side4::start().flippable());
}

TEST_CASE("passes change the turn, a resignation does not", "[crystal_go]") {
    const state drawn = after({pass, pass});
    CHECK(drawn.turn() == player::first);
    CHECK(drawn.outcome()->winner == std::nullopt);
    CHECK(drawn.outcome()->margin_half_points == 0);
    CHECK(drawn.history().size() == 1);
    const state resigned = after({place(0), action::resign()});
    CHECK(resigned.turn() == player::second);
    CHECK(resigned.outcome()->winner == player::first);
    CHECK(resigned.outcome()->reason == end_reason::resign);
    CHECK_FALSE(resigned.outcome()->margin_half_points.has_value());
    CHECK(resigned.ply() == 2);
}

TEST_CASE("a study begins with its own position", "[crystal_go]") {
    auto drawn = drawing({30}, {38}, player::second);
    drawn.tiling = drawn.tiling.flipped(7);
    const auto study = state::study(drawn);
    REQUIRE(study.has_value());
    CHECK(study->started_as() == origin::study);
    CHECK(study->turn() == player::second);
    CHECK(study->history().size() == 1);
    // To flip 7 back makes a position that has not occurred in this study; again, one that has.
    const state back = study->play(flip(7)).value();
    CHECK(refusal_of(back, flip(7)).repeated_ply == 0);
    CHECK(transform(*study, side4::start().symmetries().back()).started_as() == origin::study);
    // Even a drawing of the start is a study.
    CHECK(state::study({.turn = player::first}).value().started_as() == origin::study);
}

TEST_CASE("a study is refused with every chain that lacks a liberty", "[crystal_go]") {
    const auto study = state::study(drawing({0, 30, 60}, {1, 5, 55, 59}));
    REQUIRE_FALSE(study.has_value());
    using kind = state::defect_type::kind;
    CHECK(study.error() ==
          std::vector<state::defect_type>{{kind::chain_without_liberties, {}, {0}},
                                          {kind::chain_without_liberties, {}, {60}}});
}

TEST_CASE("a branch keeps its own prefix only", "[crystal_go]") {
    variation<state> line{state{}};
    CHECK_FALSE(line.play(flip(38)).has_value());
    CHECK_FALSE(line.play(flip(7)).has_value());
    CHECK_FALSE(line.play(flip(38)).has_value()); // 7 alone is flipped now
    line.go_to(0);
    auto branch = line.branch();
    CHECK_FALSE(branch.play(flip(7)).has_value()); // not repeated: that was in another line
    CHECK(branch.play(flip(7)).has_value());
    CHECK(line.size() == 3);
}

TEST_CASE("a start that a symmetry moves becomes a study", "[crystal_go]") {
    using box = crystal_go::state<empty_box<3>>;
    const auto symmetries = triangular_hexagon<3>::symmetries();
    int games = 0;
    for (const auto& symmetry : symmetries)
        games += transform(box(), symmetry).started_as() == origin::game ? 1 : 0;
    CHECK(games == 6);
    CHECK(perft(box(), 1) == 37 + 1 + 1);
}

TEST_CASE("a game whose colours are exchanged is a study", "[crystal_go]") {
    const state game = after({place(0), flip(38)});
    const state exchanged = exchange_colours(game);
    CHECK(exchanged.started_as() == origin::study);
    CHECK(exchanged.turn() == player::second);
    CHECK(exchanged.stones().white == point_set<61>{0});
    CHECK(same_position(exchange_colours(exchanged), game));
}

TEST_CASE("what a temporary state is asked for outlives it", "[crystal_go]") {
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().history())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().board())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().stones())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().position())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(state().kernel())>);
    int count = 0;
    for (const auto& past : after({place(0), flip(38)}).history().newest_first())
        count += past.position.stones.occupied().size();
    CHECK(count == 2);
}

TEST_CASE("a state prints in a line", "[crystal_go]") {
    std::ostringstream out;
    out << after({place(0), flip(38)});
    CHECK(out.str() == "game, ply 2, first to move, 0 passes: black {0}, white {}");
}

TEST_CASE("an action captures nothing where it cannot be", "[crystal_go]") {
    const state game = after({place(0)});
    for (const point p : {-1, 0, 61, 100'000}) {
        CHECK(game.captures(place(p)).empty());
        CHECK(game.captures(flip(p)).empty());
    }
}

#ifdef NDEBUG // what is a broken contract otherwise
TEST_CASE("an ended game cannot be reopened, nor an illegal action do harm", "[crystal_go]") {
    const state over = after({place(0), pass, pass});
    for (const action& a : {place(3), flip(38), pass, action::resign(), action{}}) {
        CHECK(over.play_unchecked(a).has_ended());
        CHECK(same_position(over.play_unchecked(a), over));
    }
    const state game = after({place(38)});
    for (const action& a : {place(-1), place(38), place(61), flip(-1), flip(0), flip(38), flip(61),
                            place(100'000), flip(100'000), action{}})
        CHECK(same_position(game.play_unchecked(a), game));
}
#endif
