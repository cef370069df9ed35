// SPDX-License-Identifier: MIT
#include <topoban/render/shogi/caption.hpp>

#include "catch.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/shogi.hpp>

using namespace topoban;
using namespace topoban::render;
using shogi::action;

TEST_CASE("results of shogi in words") {
    using enum shogi::outcome_reason;
    CHECK(describe({no_legal_action, player::first}) == "A wins: B has no legal action");
    CHECK(describe({perpetual_check, player::second}) == "B wins: A gave perpetual check");
    CHECK(describe({resign, player::second}) == "B wins, A having resigned");
    CHECK(describe({repetition, std::nullopt}) == "A draw by repetition");
    CHECK(describe({agreed_draw, std::nullopt}) == "A draw by agreement");
}

TEST_CASE("captions of a game of shogi") {
    using state = shogi::state<catalog::flat_shogi>;
    variation<state> line{state{}};
    CHECK(shogi_caption(snapshot_at(line, 0)) == std::vector<std::string>{"grid-9x9", "A to move"});
    REQUIRE_FALSE(
        line.play(action::move(20, 29, shogi::promotion::no, shogi::facing::up))); // c3-c4
    CHECK(shogi_caption(snapshot_at(line, 1)) ==
          std::vector<std::string>{"1. A Pc3-c4", "B to move"});
    REQUIRE_FALSE(line.play(action::resign()));
    CHECK(shogi_caption(snapshot_at(line, 2)) ==
          std::vector<std::string>{"2. B resign", "A wins, B having resigned"});
}
