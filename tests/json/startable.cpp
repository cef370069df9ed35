// SPDX-License-Identifier: MIT
#include <topoban/json/startable.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/tilings.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/crystal_go/write.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/write.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/write.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

using namespace topoban;
using namespace topoban::json;
using catalog::flat_shogi;
using catalog::genus_two_shogi;

namespace {

/// How often a law is tried: so often in a plain run, 100 000 times in a long one.
std::size_t runs(std::size_t plain) {
    return test::iteration_percentage() > 100 ? 100'000 : test::iterations(plain);
}

/// A line of at most so many random actions, its cursor anywhere.
template <class State>
variation<State> random_line(State start, random_source& random, std::uint32_t most) {
    variation<State> line(std::move(start));
    for (auto plies = random.below(most + 1); plies > 0; --plies) {
        const auto action = random_action(line.current(), random);
        if (!action) break;
        REQUIRE_FALSE(line.play(*action));
    }
    line.go_to(random.below(static_cast<std::uint32_t>(line.size() + 1)));
    return line;
}

/// What became of the values that were written.
struct tally {
    std::size_t written = 0;
    std::size_t refused = 0;
};

template <class Written>
bool counts_as_written(const Written& text, tally& count) {
    ++(text ? count.written : count.refused);
    if (!text) REQUIRE_FALSE(text.error().expected.empty());
    return text.has_value();
}

template <class Line>
void require_same_line(const Line& a, const Line& b) {
    REQUIRE(a.actions() == b.actions());
    REQUIRE(a.start().started_as() == b.start().started_as());
    REQUIRE(same_position(a.start(), b.start()));
    REQUIRE(same_position(a.last(), b.last()));
}

template <class Board>
colouring<graph_of<Board>::capacity> random_stones(random_source& random, std::uint32_t range,
                                                   bool may_overlap) {
    colouring<graph_of<Board>::capacity> stones;
    for (point p = 0; p < static_cast<point>(range); ++p) {
        const auto what = random.below(may_overlap ? 40 : 5);
        if (what == 0 || what == 39) stones.black.insert(p);
        if (what == 1 || what == 39) stones.white.insert(p);
    }
    return stones;
}

template <class Board>
std::optional<go::state<Board>> random_go_start(random_source& random) {
    using state = go::state<Board>;
    const auto size = static_cast<std::uint32_t>(Board{}.size());
    const komi white_receives = komi::half_points(static_cast<int>(random.below(4 * size + 3)) -
                                                  static_cast<int>(2 * size + 1));
    auto start = random.below(2) == 0
                     ? state::start(white_receives).and_then([](const state& s) {
                           return result<state, typename state::defect_type>(s);
                       })
                     : state::study({random_stones<Board>(random, size, false),
                                     random.below(2) == 0 ? player::first : player::second},
                                    white_receives)
                           .transform_error([](auto defects) { return defects.front(); });
    if (!start) return std::nullopt;
    if (random.below(4) == 0) start = random_play(std::move(*start), random, 2);
    if (random.below(4) == 0) start = exchange_colours(*start);
    return std::move(*start);
}

template <class Board>
void check_go_records(random_source& random, tally& count) {
    auto start = random_go_start<Board>(random);
    if (!start) return;
    go_record<Board> record{random_line(std::move(*start), random, 8), std::nullopt};
    if (random.below(3) == 0)
        record.known = random.below(static_cast<std::uint32_t>(record.line.size() + 2));
    const bool is_replay = random.below(2) == 0;
    const auto text = is_replay ? write_go_replay(record) : write_go(record);
    if (!counts_as_written(text, count)) return;
    CAPTURE(*text);
    const auto read = read_go<Board>(*text);
    if (!read) FAIL(read.error());
    REQUIRE(write_go(*read).value() == *text);
    REQUIRE(read->record()->known == record.known);
    require_same_line(read->record()->line, record.line);
    if (is_replay) REQUIRE(read->record()->line.cursor() == record.line.cursor());
}

template <class Army>
shogi::position<Army::surface::capacity> random_position(random_source& random, bool is_wild) {
    constexpr int capacity = Army::surface::capacity;
    shogi::position<capacity> drawn;
    for (auto pieces = random.below(12); pieces > 0; --pieces) {
        const player owner = random.below(2) == 0 ? player::first : player::second;
        const auto type = shogi::piece_types[1 + random.below(7)];
        shogi::piece p(owner, type);
        if (shogi::is_promotable(type) && random.below(4) == 0) p = p.promoted();
        if (is_wild && random.below(20) == 0) p = p.promoted();
        if (is_wild && random.below(20) == 0) p = p.reversed();
        drawn.put(static_cast<cell>(random.below(capacity)), p);
    }
    for (const player who : {player::first, player::second})
        for (auto kings = is_wild ? random.below(3) : 1; kings > 0; --kings)
            drawn.put(static_cast<cell>(random.below(capacity)),
                      shogi::piece(who, shogi::piece_type::king));
    for (auto kinds = random.below(4); kinds > 0; --kinds)
        drawn.hand_of(random.below(2) == 0 ? player::first : player::second)
            .add(shogi::hand_types[random.below(7)],
                 static_cast<int>(is_wild && random.below(9) == 0 ? random.below(400)
                                                                  : random.below(3)));
    drawn.turn = random.below(2) == 0 ? player::first : player::second;
    return drawn;
}

template <class Army>
void check_shogi_diagram(random_source& random, tally& count) {
    const shogi_diagram<Army> drawn{random_position<Army>(random, true)};
    const auto text = write_shogi(drawn);
    const auto defects = shogi::defects_of<Army>(drawn.position);
    REQUIRE(text.has_value() == defects.empty());
    if (!counts_as_written(text, count)) {
        REQUIRE(text.error().code == error_code::unstable_setup);
        REQUIRE(text.error().pointer == "/position");
        return;
    }
    const auto read = read_shogi_diagram<Army>(*text);
    REQUIRE(read);
    REQUIRE(*read == drawn);
    REQUIRE(write_shogi(*read).value() == *text);
}

template <class Army>
void check_shogi_record(random_source& random, tally& count) {
    using state = shogi::state<Army>;
    state start;
    if (random.below(2) == 0) {
        auto study = state::study(random_position<Army>(random, false));
        if (!study) return;
        start = std::move(*study);
    }
    if (random.below(4) == 0) start = random_play(start, random, 2);
    if (random.below(4) == 0) start = exchange_players(start);
    const shogi_record<Army> record{random_line(start, random, 4)};
    const auto text = write_shogi(record);
    if (!counts_as_written(text, count)) return;
    CAPTURE(*text);
    const auto read = read_shogi<Army>(*text);
    if (!read) FAIL(read.error());
    REQUIRE(write_shogi(*read).value() == *text);
    require_same_line(read->record()->line, record.line);
    REQUIRE(read->record()->line.cursor() == record.line.cursor());
}

} // namespace

TEST_CASE("What is written of any Go record is read back equal, or refused", "[json]") {
    const auto seed = test::seed();
    CAPTURE(seed);
    random_source random(seed);
    tally count;
    for (std::size_t i = runs(2'000); i > 0; --i) {
        check_go_records<grid<3, 3>>(random, count);
        check_go_records<torus<3, 2>>(random, count);
    }
    CHECK(count.written > 0);
    CHECK(count.refused > 0);
}

TEST_CASE("What is written of any Go diagram is read back equal, or refused", "[json]") {
    const auto seed = test::seed();
    CAPTURE(seed);
    random_source random(seed);
    tally count;
    using graph = table_graph<9>;
    const auto board = *graph::make("path", {{1}, {0, 2}, {1, 3}, {2}});
    for (std::size_t i = runs(5'000); i > 0; --i) {
        go_diagram<graph> drawn{board, static_cast<int>(random.below(21)) - 10,
                                random_stones<graph>(random, random.below(8) == 0 ? 9 : 4, true),
                                std::nullopt};
        if (random.below(2) == 0) drawn.turn = static_cast<player>(random.below(4));
        const auto text = write_go(drawn);
        if (!counts_as_written(text, count)) continue;
        const auto read = read_go_diagram<graph>(*text, board);
        REQUIRE(read);
        REQUIRE(*read == drawn);
        REQUIRE(write_go(*read).value() == *text);
    }
    CHECK(count.written > 0);
    CHECK(count.refused > 0);
}

TEST_CASE("What is written of any CrystalGo record is read back equal, or refused", "[json]") {
    const auto seed = test::seed();
    CAPTURE(seed);
    random_source random(seed);
    tally count;
    using state = crystal_go::state<side4>;
    for (std::size_t i = runs(200); i > 0; --i) {
        state start;
        if (random.below(6) == 0) start = *state::study({.turn = player::first});
        if (random.below(4) == 0) start = random_play(start, random, 2);
        crystal_go_record<side4> record{random_line(start, random, 6)};
        const auto text = write_crystal_go_game(record);
        if (!counts_as_written(text, count)) continue;
        const auto read = read_crystal_go_game<side4>(*text);
        REQUIRE(read);
        REQUIRE(write_crystal_go_game(*read).value() == *text);
        require_same_line(read->line, record.line);
        REQUIRE(read->line.cursor() == record.line.cursor());
    }
    CHECK(count.written > 0);
    CHECK(count.refused > 0);
}

TEST_CASE("What is written of any shogi diagram is read back equal, or refused", "[json]") {
    const auto seed = test::seed();
    CAPTURE(seed);
    random_source random(seed);
    tally count;
    for (std::size_t i = runs(1'000); i > 0; --i) {
        check_shogi_diagram<flat_shogi>(random, count);
        check_shogi_diagram<genus_two_shogi>(random, count);
    }
    CHECK(count.written > 0);
    CHECK(count.refused > 0);
}

TEST_CASE("What is written of any shogi record is read back equal, or refused", "[json]") {
    const auto seed = test::seed();
    CAPTURE(seed);
    random_source random(seed);
    tally count;
    for (std::size_t i = runs(100); i > 0; --i) check_shogi_record<flat_shogi>(random, count);
    CHECK(count.written > 0);
    CHECK(count.refused > 0);
}

TEST_CASE("A line that begins within a game has no document", "[json]") {
    using board = grid<3, 3>;
    auto state = go::state<board>().play_unchecked(go::action::place(0));
    state = state.play_unchecked(go::action::place(8));
    go_record<board> record{variation(state), std::nullopt};
    REQUIRE_FALSE(record.line.play(go::action::place(4)));
    const auto refused = write_go(record);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == error{error_code::not_importable,
                                   "",
                                   {},
                                   {},
                                   "a line that begins at ply 2",
                                   "a line from the start of its game or study"});
    CHECK(write_go_replay(record).error() == refused.error());
    const auto later = shogi::state<flat_shogi>().play_unchecked(
        shogi::action::move(20, 29, shogi::promotion::no, shogi::facing::up));
    CHECK(write_shogi(shogi_record<flat_shogi>{variation(later)}).error().found ==
          "a line that begins at ply 1");
    const auto flipped = crystal_go::state<side4>().play_unchecked(crystal_go::action::flip(38));
    CHECK(write_crystal_go_game(crystal_go_record<side4>{variation(flipped)}).error().found ==
          "a line that begins at ply 1");
}

TEST_CASE("A game whose players are exchanged is written as the study it has become", "[json]") {
    using board = grid<3, 3>;
    const go_record<board> exchanged{variation(exchange_colours(go::state<board>())), std::nullopt};
    CHECK(exchanged.kind() == format::go_study);
    const auto study = read_go<board>(write_go(exchanged).value());
    REQUIRE(study);
    require_same_line(study->record()->line, exchanged.line);
    const shogi_record<flat_shogi> turned{variation(exchange_players(shogi::state<flat_shogi>()))};
    CHECK(turned.kind() == format::shogi_study);
    const auto read = read_shogi<flat_shogi>(write_shogi(turned).value());
    REQUIRE(read);
    require_same_line(read->record()->line, turned.line);
}

TEST_CASE("An analysis is one of a game, and knows no more of it than there is", "[json]") {
    using board = grid<3, 3>;
    const auto study = *go::state<board>::study({{}, player::second});
    CHECK(write_go(go_record<board>{variation(study), 0}).error().found ==
          "an analysis of a study");
    const go_record<board> beyond{variation(go::state<board>()), 1};
    CHECK(write_go(beyond).error().found == "1 known actions of 0");
    CHECK(write_go_replay(beyond).error().code == error_code::not_importable);
}

TEST_CASE("A diagram is refused with the error of its reader", "[json]") {
    using board = grid<2, 2>;
    go_diagram<board> drawn{as_graph(board{}), 9, {}, {}};
    CHECK(write_go(drawn).error() ==
          error{error_code::wrong_value, "/komiHalfPoints", {}, {}, "9", "an integer -8 … 8"});
    drawn.komi_half_points = -8;
    CHECK(write_go(drawn));
    drawn.stones.black.insert(1);
    drawn.stones.white.insert(1);
    CHECK(write_go(drawn).error().pointer == "/board");

    using shogi::piece;
    using shogi::piece_type;
    shogi_diagram<flat_shogi> two_kings;
    two_kings.position.put(0, piece(player::first, piece_type::king));
    two_kings.position.put(1, piece(player::first, piece_type::king));
    CHECK(write_shogi(two_kings).error() == error{error_code::unstable_setup,
                                                  "/position",
                                                  {},
                                                  {},
                                                  "second king at 1",
                                                  "a position of this board"});
    shogi_diagram<flat_shogi> full;
    full.position.hands[0].add(piece_type::pawn, 256);
    CHECK(write_shogi(full).error().found == "hand too large");
}
