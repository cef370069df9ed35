// SPDX-License-Identifier: MIT
#include <topoban/json/go/write.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/core/random.hpp>
#include <topoban/json/go/read.hpp>

#include <string>

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
    using board = torus<25, 25>; // each placement adds a colouring of 625 digits
    go_record<board> record{variation(go::state<board>{}), std::nullopt};
    random_source random(1);
    const auto play_to = [&](std::size_t plies) {
        int refused = 0;
        while (record.line.size() < plies) {
            const auto p = static_cast<point>(random.below(625));
            const go::action tried = refused < 10'000 ? go::action::place(p) : go::action::pass();
            refused = record.line.play(tried) ? refused + 1 : 0;
            if (refused == 20'000) FAIL("the game has ended");
        }
    };
    play_to(15'000);
    const auto text = write_go(record);
    REQUIRE(text);
    const auto read = read_go_game<board>(*text);
    REQUIRE(read);
    CHECK(same_position(read->line.current(), record.line.current()));
    play_to(18'000);
    const auto refused = write_go(record);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == error_code::over_limit);
    CHECK(std::stoul(refused.error().found) > 10'000'000);
    CHECK(refused.error().expected == "at most 10000000 bytes");
}
