// SPDX-License-Identifier: MIT
#include <topoban/json/go_write.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/json/go_read.hpp>

#include <string>
#include <vector>

using namespace topoban;
using namespace topoban::json;

TEST_CASE("a game is written with the keys in order, and nothing else") {
    using state = go::state<grid<2, 1>>;
    go_record<grid<2, 1>> record{variation(state{}), std::nullopt};
    REQUIRE_FALSE(record.line.play(go::action::place(1)));
    REQUIRE_FALSE(record.line.play(go::action::resign()));
    CHECK(*write_go(record) ==
          R"({"format":"surface-go-game","version":1,"graph":"go-grid-2x1-v1",)"
          R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":1,)"
          R"("actions":[{"type":"place","at":1},{"type":"resign"}],)"
          R"("final":{"board":"01","turn":2,"passes":0,"history":["00","01"],)"
          R"("result":{"reason":"resign","winner":1}}})"
          "\n");
}

TEST_CASE("the cursor does not shorten what is written") {
    using state = go::state<grid<2, 1>>;
    go_record<grid<2, 1>> record{variation(state{}), std::nullopt};
    REQUIRE_FALSE(record.line.play(go::action::place(1)));
    const std::string at_end = *write_go(record);
    record.line.undo();
    CHECK(*write_go(record) == at_end);
    CHECK(write_go_replay(record)->ends_with(",\"cursor\":0}\n"));
}

TEST_CASE("a diagram is written as drawn") {
    go_diagram<grid<2, 2>> drawn{as_graph(grid<2, 2>{}), -8, {}, player::second};
    drawn.stones.put(0, colour::black);
    drawn.stones.put(3, colour::white);
    const std::string text = R"({"format":"surface-go-diagram","version":1,)"
                             R"("graph":"go-grid-2x2-v1","komiHalfPoints":-8,"board":"1002",)"
                             R"("turn":2})"
                             "\n";
    CHECK(*write_go(drawn) == text);
    CHECK(*read_go_diagram<grid<2, 2>>(text) == drawn);
    drawn.turn.reset();
    CHECK(write_go(drawn)->ends_with("\"turn\":null}\n"));
}

TEST_CASE("a game may be longer than a document: export says so, and how long") {
    constexpr int points = 8000; // a path: each placement makes a colouring of 8000 digits
    using path = table_graph<points>;
    std::vector<std::vector<point>> rows(points);
    for (point p = 0; p + 1 < points; ++p) {
        rows[std::size_t(p)].push_back(p + 1);
        rows[std::size_t(p) + 1].push_back(p);
    }
    const auto board = path::make("path", rows);
    REQUIRE(board);
    using state = go::state<path>;
    go_record<path> record{variation(*state::start(1, *board)), std::nullopt};
    int placed = 0;
    const auto place = [&] { REQUIRE_FALSE(record.line.play(go::action::place(2 * placed++))); };
    while (placed < 1200) place();
    REQUIRE(write_go(record));
    const auto read = read_go_game<path>(*write_go(record), *board);
    REQUIRE(read);
    while (placed < 1250) place();
    const auto refused = write_go(record);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == error_code::over_limit);
    CHECK(std::stoul(refused.error().found) > 10'000'000);
    CHECK(refused.error().expected == "at most 10000000 bytes");
}
