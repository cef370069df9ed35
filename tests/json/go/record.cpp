// SPDX-License-Identifier: MIT
#include <topoban/json/go/record.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>

using namespace topoban;
using namespace topoban::json;

namespace {
using board = grid<3, 3>;
using state = go::state<board>;
} // namespace

TEST_CASE("A record's format is what its line is", "[json]") {
    go_record<board> record{variation(state{}), std::nullopt};
    CHECK(record.kind() == format::go_game);
    REQUIRE_FALSE(record.line.play(go::action::place(4)));
    record.known = 1;
    CHECK(record.kind() == format::go_analysis);
    state::setup_type drawn{.turn = player::first};
    drawn.stones.put(4, colour::white);
    CHECK(go_record<board>{variation(*state::study(drawn)), std::nullopt}.kind() ==
          format::go_study);
}

TEST_CASE("A document holds a record or a diagram", "[json]") {
    const go_document<board> game{format::go_replay,
                                  go_record<board>{variation(state{}), std::nullopt}};
    REQUIRE(game.record() != nullptr);
    CHECK(game.record()->line.size() == 0);
    CHECK(game.diagram() == nullptr);
    go_diagram<board> drawn{as_graph(board{}), 1, {}, std::nullopt};
    drawn.stones.put(0, colour::black);
    const go_document<board> drawing{format::go_diagram, drawn};
    CHECK(drawing.record() == nullptr);
    REQUIRE(drawing.diagram() != nullptr);
    CHECK(*drawing.diagram() == drawn);
    drawn.turn = player::second;
    CHECK_FALSE(*drawing.diagram() == drawn);
}
