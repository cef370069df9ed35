// SPDX-License-Identifier: MIT
#include <topoban/render/crystal_go/caption.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;
using crystal_go::action;

TEST_CASE("captions of a game of CrystalGo") {
    using state = crystal_go::state<side4>;
    variation<state> line{state{}};
    const auto play = [&](const action& a) { REQUIRE_FALSE(line.play(a)); };
    CHECK(crystal_go_caption(snapshot_at(line, 0)) ==
          std::vector<std::string>{"CrystalGo, side4", "Black to play"});
    play(action::flip(38));
    CHECK(crystal_go_caption(snapshot_at(line, 1)) ==
          std::vector<std::string>{"1. Black flip (1,0)", "White to play"});
    CHECK(flipped_at(snapshot_at(line, 1)) == 38);
    CHECK(marks_of(snapshot_at(line, 1)).last == no_point);
    play(action::place(60));
    CHECK(flipped_at(snapshot_at(line, 2)) == no_point);
    CHECK(marks_of(snapshot_at(line, 2)).last == 60);
    play(action::pass());
    play(action::pass());
    CHECK(crystal_go_caption(snapshot_at(line, 4)) ==
          std::vector<std::string>{"4. White pass", "White wins by 61"});
}

TEST_CASE("a stone in a corner is taken by two") {
    using state = crystal_go::state<side4>;
    variation<state> line{state{}};
    const side4 board;
    const auto at = [&](const char* label) { return find_label(board, label).value(); };
    const auto corner = at("(-4,-4)");
    const auto around = line.current().board().neighbours(corner);
    REQUIRE(around.size() == 2);
    REQUIRE_FALSE(line.play(action::place(around.front())));
    REQUIRE_FALSE(line.play(action::place(corner)));
    REQUIRE_FALSE(line.play(action::place(*std::next(around.begin()))));
    const auto last = snapshot_at(line, 3);
    CHECK(marks_of(last).captured.white == point_set<61>{corner});
    CHECK(crystal_go_caption(last)[0] ==
          "3. Black place " + board.label(*std::next(around.begin())) + ", 1 captured");
}
