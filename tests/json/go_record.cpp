// SPDX-License-Identifier: MIT
#include <topoban/json/go_record.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>

using namespace topoban;
using namespace topoban::json;

TEST_CASE("a record knows its kind from its line") {
    using board = grid<2, 2>;
    using state = go::state<board>;
    go_record<board> record{variation(state{}), std::nullopt};
    CHECK(record.kind() == format::go_game);
    record.known = 0;
    CHECK(record.kind() == format::go_analysis);
    const auto start = state::study({{}, player::second});
    REQUIRE(start);
    CHECK(go_record<board>{variation(*start), std::nullopt}.kind() == format::go_study);
}

TEST_CASE("a document holds a record or a diagram") {
    using board = grid<2, 2>;
    const go_document<board> drawn{format::go_diagram, go_diagram<board>{}};
    CHECK(drawn.record() == nullptr);
    CHECK(drawn.diagram()->komi_half_points == 1);
    const go_document<board> made{format::go_game,
                                  go_record<board>{variation(go::state<board>{}), std::nullopt}};
    CHECK(made.diagram() == nullptr);
    CHECK(made.record()->line.size() == 0);
}
