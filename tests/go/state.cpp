// SPDX-License-Identifier: MIT
#include <topoban/go/state.hpp>

#include "catch.hpp"
#include "support/go_play.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/surface/automorphism.hpp>

#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

using namespace topoban;
using go::action;
using go::refusal_reason;
using test::go_pass;
using test::played;

namespace {

using game5 = go::state<grid<5, 5>>;
using points = point_set<25>;

static_assert(std::is_nothrow_move_constructible_v<game5>);
static_assert(std::is_nothrow_move_assignable_v<game5>);
static_assert(!std::is_default_constructible_v<go::state<table_graph<25>>>);

game5 study5(const char* text, player turn = player::first) {
    return *game5::study({*colouring_from_text<25>(text, 25), turn});
}

template <class State>
refusal_reason reason(const State& state, const action& a) {
    const auto refused = state.why_refused(a);
    REQUIRE(refused);
    return refused->reason;
}

} // namespace

TEST_CASE("a game starts empty, Black to move, half a point for White", "[go]") {
    const game5 game;
    CHECK(game.stones() == game5::colouring_type{});
    CHECK(game.turn() == player::first);
    CHECK(game.passes() == 0);
    CHECK(game.ply() == 0);
    CHECK(game.komi_half_points() == 1);
    CHECK(game.started_as() == origin::game);
    CHECK(game.history().size() == 1);
    CHECK(game.legal_actions().size() == 26);
    CHECK(game.legal_actions().back() == action::pass());
    CHECK_FALSE(game.outcome());
    CHECK(game.margin_half_points() == -1);
}

TEST_CASE("komi is checked at the start and kept", "[go]") {
    CHECK(game5::start(komi::points(25))->komi_half_points() == 50);
    CHECK(game5::start(komi::points(-25))->komi_half_points() == -50);
    REQUIRE_FALSE(game5::start(komi::half_points(51)));
    CHECK(game5::start(komi::half_points(51)).error().asked == komi::half_points(51));
    REQUIRE_FALSE(game5::start(komi::half_points(-51)));
    const auto even = played(*game5::start(komi()), {go_pass, go_pass});
    CHECK(even.outcome()->winner == std::nullopt);
    CHECK(even.outcome()->margin_half_points == 0);
    const auto black = played(*game5::start(komi::half_points(-3)), {go_pass, go_pass});
    CHECK(black.outcome()->winner == player::first);
    CHECK(black.outcome()->margin_half_points == 3);
}

TEST_CASE("playing gives a new state and leaves the old one", "[go]") {
    const game5 before;
    const auto after = before.play(action::place(12));
    REQUIRE(after);
    CHECK(after->at(12) == colour::black);
    CHECK(before.at(12) == colour::empty);
    CHECK(after->turn() == player::second);
    CHECK(after->ply() == 1);
    CHECK(same_position(*after, before.play_unchecked(action::place(12))));
}

TEST_CASE("verdicts have one order", "[go]") {
    // White 1 and 5 make 0 a suicide for Black.
    const game5 game = study5("0200020000000000000000000");
    CHECK(reason(game, action::place(-1)) == refusal_reason::out_of_range);
    CHECK(reason(game, action::place(25)) == refusal_reason::out_of_range);
    CHECK(reason(game, action::place(1)) == refusal_reason::occupied);
    CHECK(reason(game, action::place(0)) == refusal_reason::suicide);
    CHECK_FALSE(game.why_refused(action::pass()));
    CHECK_FALSE(game.why_refused(action::resign()));
    const game5 over = played(game, {go_pass, go_pass});
    for (const action& a : {action::place(-1), action::place(1), action::place(0), action::place(7),
                            action::pass(), action::resign()}) {
        CHECK(reason(over, a) == refusal_reason::ended);
        CHECK_FALSE(over.play(a));
    }
    CHECK(over.legal_actions().empty());
    CHECK(over.legal_placements().empty());
}

TEST_CASE("an action of an unknown kind is refused, not taken for another", "[go]") {
    const game5 game;
    for (const int kind : {0, 4, 9, 255})
        for (const point at : {no_point, 0, 12, 25}) {
            const action unknown{static_cast<go::action_kind>(kind), at};
            CHECK(reason(game, unknown) == refusal_reason::out_of_range);
            const auto next = game.play(unknown);
            REQUIRE_FALSE(next);
            CHECK(next.error() == *game.why_refused(unknown));
        }
    const action unknown{static_cast<go::action_kind>(9), 12};
    CHECK(to_text(*game.why_refused(unknown), grid<5, 5>()) == "there is no such action");
    CHECK(reason(played(game, {go_pass, go_pass}), unknown) == refusal_reason::ended);
}

TEST_CASE("a suicide's evidence is the whole chain it would leave", "[go]") {
    // Black 0 and 2, White 5, 6, 7 and 3 around them: 1 joins both and takes the last liberty.
    const game5 game = study5("1012022200000000000000000");
    const auto refused = game.play(action::place(1));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().reason == refusal_reason::suicide);
    CHECK(refused.error().at == 1);
    CHECK(refused.error().chain == points{0, 1, 2});
}

TEST_CASE("a superko refusal names the ply whose colouring would be back", "[go]") {
    // 3 × 1: Black a1, White c1, Black b1 takes c1, White c1 takes both (plies 1 to 4).
    using row = go::state<grid<3, 1>>;
    const row game = played(row(), {0, 2, 1, 2});
    const auto refused = game.why_refused(action::place(0));
    REQUIRE(refused);
    CHECK(refused->reason == refusal_reason::superko);
    CHECK(refused->repeated_ply == 2);
}

TEST_CASE("passes end the game two in a row; resignation ends it at once", "[go]") {
    const game5 resigned = played(game5(), {12}).play_unchecked(action::resign());
    CHECK(resigned.has_ended());
    CHECK(resigned.turn() == player::second);
    CHECK(resigned.ply() == 2);
    CHECK(resigned.outcome()->reason == end_reason::resign);
    CHECK(resigned.outcome()->winner == player::first);
    CHECK_FALSE(resigned.outcome()->margin_half_points);
    CHECK(resigned.history().size() == 2);

    const game5 over = played(game5(), {12, go_pass, go_pass});
    CHECK(over.outcome()->reason == end_reason::passes);
    CHECK(over.outcome()->winner == player::first);
    CHECK(over.outcome()->margin_half_points == 49);
    CHECK(over.turn() == player::second);
    CHECK(over.passes() == 2);
    CHECK(over.history().size() == 2);
}

TEST_CASE("a study keeps what it is, and starts with either player", "[go]") {
    const game5 study = study5("0000000000001000000000000", player::second);
    CHECK(study.started_as() == origin::study);
    CHECK(study.turn() == player::second);
    const game5 later = played(study, {0, 1});
    CHECK(later.started_as() == origin::study);
    CHECK(later.at(0) == colour::white);
    CHECK(later.at(1) == colour::black);
    CHECK(later.history().oldest_first().front().position == study.stones());
}

TEST_CASE("a study with defects is refused with all of them", "[go]") {
    // Black 0 and 24 have no liberty, and the komi is beyond 50.
    const auto drawn = *colouring_from_text<25>("1200020000000000000200021", 25);
    const auto refused = game5::study({drawn, player::first}, komi::half_points(51));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().size() == 3);
    REQUIRE_FALSE(game5::study({drawn, player::first}));
    CHECK(game5::study({drawn, player::first}).error().size() == 2);
}

TEST_CASE("captures are known before they happen", "[go]") {
    const game5 atari = study5("1200000000000000000000000", player::second);
    CHECK(atari.captures(5) == points{0});
    CHECK(atari.captures(6) == points{});
    CHECK(played(atari, {5}).stones().black.empty());
}

TEST_CASE("the past names the ply after which each colouring first occurred", "[go]") {
    const game5 game = played(game5(), {12, go_pass, 7, 8});
    std::vector<int> plies;
    for (const auto& past : game.history().oldest_first()) plies.push_back(past.ply);
    CHECK(plies == std::vector<int>{0, 1, 3, 4});
    CHECK(game.history().newest_first().begin()->position == game.stones());
}

TEST_CASE("a symmetry moves the whole state, past included", "[go]") {
    using row = go::state<grid<3, 1>>;
    const row game = played(row(), {0, 2, 1, 2});
    const automorphism flip({2, 1, 0});
    const row moved = transform(game, flip);
    CHECK(moved.stones() == played(row(), {2, 0, 1, 0}).stones());
    CHECK(moved.validate());
    CHECK(moved.ply() == game.ply());
    CHECK(moved.turn() == game.turn());
    REQUIRE(moved.why_refused(action::place(2)));
    CHECK(moved.why_refused(action::place(2))->repeated_ply == 2);
    CHECK(same_position(transform(moved, flip), game));
    CHECK(moved.started_as() == origin::game);
    CHECK_FALSE(same_position(moved, game));
}

TEST_CASE("exchanging colours exchanges stones, past, turn and resignation, not the komi", "[go]") {
    const game5 game = played(*game5::start(komi::half_points(7)), {12, 6, 7});
    const game5 exchanged = exchange_colours(game);
    CHECK(exchanged.stones().black == game.stones().white);
    CHECK(exchanged.stones().white == game.stones().black);
    CHECK(exchanged.turn() == player::first);
    CHECK(exchanged.komi_half_points() == 7);
    CHECK(exchanged.validate());
    CHECK(exchanged.history().oldest_first()[1].position.white == points{12});
    CHECK(exchanged.margin_half_points() + 7 == -(game.margin_half_points() + 7));
    CHECK(same_position(exchange_colours(exchanged), game));
    // White moves first in no game.
    CHECK(game.started_as() == origin::game);
    CHECK(exchanged.started_as() == origin::study);
    CHECK(exchange_colours(game5()).started_as() == origin::study);

    const game5 resigned = game.play_unchecked(action::resign());
    CHECK(resigned.outcome()->winner == player::first);
    CHECK(exchange_colours(resigned).outcome()->winner == player::second);
}

TEST_CASE("states look alike by board, stones, turn, passes, komi and ending", "[go]") {
    const game5 a = played(game5(), {12, 6});
    CHECK(same_position(a, played(game5(), {12, 6})));
    CHECK_FALSE(same_position(a, played(game5(), {12, 7})));
    CHECK_FALSE(same_position(a, played(a, {go_pass})));
    CHECK_FALSE(same_position(a, played(*game5::start(komi::half_points(3)), {12, 6})));
    CHECK_FALSE(same_position(a, a.play_unchecked(action::resign())));
    // The past may differ.
    CHECK(
        same_position(played(game5(), {12, go_pass, 7, 6}), played(game5(), {7, go_pass, 12, 6})));
}

TEST_CASE("the three boards of the rules and any graph play alike", "[go]") {
    using strip = go::state<mobius_strip<9, 11>>;
    const strip game = played(strip(), {49, 50});
    CHECK(game.at(49) == colour::black);
    const auto graph = table_graph<120>::of(mobius_strip<9, 11>{}).value();
    const auto same =
        played(*go::state<table_graph<120>>::start(go::default_komi, graph), {49, 50});
    CHECK(to_text(same.stones(), 99) == to_text(game.stones(), 99));
    CHECK(same.legal_actions().size() == game.legal_actions().size());
}

TEST_CASE("a study needs a next player, stones on the board and one colour a point", "[go]") {
    using kind = game5::defect_type::kind;
    CHECK(game5::study({}).error().front().what == kind::no_next_player);
    CHECK(game5::study({.turn = player::second})->turn() == player::second);
    const colouring<25> doubled{{3}, {3}};
    CHECK(game5::study({doubled, player::first}).error().front().what == kind::both_colours);
    const auto path = *table_graph<25>::make("path", {{1}, {0, 2}, {1}});
    const auto refused = go::state<table_graph<25>>::study({{{9}, {}}, player::first}, {}, path);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().front().what == kind::off_board);
    CHECK(refused.error().front().points == points{9});
}

TEST_CASE("what may not come back is the colouring", "[go]") {
    STATIC_REQUIRE(std::is_same_v<game5::position_type, go::position<25>>);
    const game5 game = played(game5(), {12, 6});
    CHECK(game.position() == game.stones());
}

TEST_CASE("what a temporary state is asked for outlives it", "[go]") {
    STATIC_REQUIRE(!std::is_reference_v<decltype(game5().history())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(game5().board())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(game5().stones())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(game5().position())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(game5().kernel())>);
    STATIC_REQUIRE(!std::is_reference_v<decltype(game5().ever_occupied())>);
    const auto& stones = played(game5(), {12}).stones();
    CHECK(stones.black == points{12});
    int count = 0;
    for (const auto& past : played(game5(), {12, 6}).history().newest_first())
        count += past.position.occupied().size();
    CHECK(count == 3);
}

TEST_CASE("a state prints in a line", "[go]") {
    std::ostringstream out;
    out << played(game5(), {12, 6, go_pass});
    CHECK(out.str() == "game, ply 3, second to move, 1 pass: black {12}, white {6}");
    std::ostringstream over;
    over << played(study5("0000000000001000000000000"), {go_pass, go_pass});
    CHECK(over.str() == "study, ply 2, passes: black wins by 49 half-points: black {12}, white {}");
}

TEST_CASE("captures are asked of any action", "[go]") {
    const game5 atari = study5("1200000000000000000000000", player::second);
    CHECK(atari.captures(action::place(5)) == points{0});
    CHECK(atari.captures(action::pass()) == points{});
    CHECK(atari.captures(action{}) == points{});
    for (const point p : {-1, 0, 25, 100'000}) CHECK(atari.captures(p) == points{});
}

#ifdef NDEBUG // what is a broken contract otherwise
TEST_CASE("an ended game cannot be reopened, nor an illegal action do harm", "[go]") {
    const game5 over = played(game5(), {12, go_pass, go_pass});
    for (const action& a : {action::place(3), action::pass(), action::resign(), action{}}) {
        const game5 still = over.play_unchecked(a);
        CHECK(still.has_ended());
        CHECK(same_position(still, over));
        CHECK(still.ply() == over.ply());
    }
    const game5 game = played(game5(), {12});
    for (const point p : {-1, 12, 25, 100'000}) {
        CHECK(same_position(game.play_unchecked(action::place(p)), game));
        CHECK(game.at(p) == (p == 12 ? colour::black : colour::empty));
    }
    CHECK(same_position(game.play_unchecked(action{}), game));
}
#endif
