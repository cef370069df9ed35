// SPDX-License-Identifier: MIT
#include <topoban/render/go/caption.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;

TEST_CASE("half-points in words") {
    CHECK(points_in_words(0) == "0");
    CHECK(points_in_words(1) == "½");
    CHECK(points_in_words(7) == "3½");
    CHECK(points_in_words(-13) == "−6½");
    CHECK(points_in_words(-1) == "−½");
}

TEST_CASE("results in words") {
    CHECK(describe({end_reason::passes, std::nullopt, 0}) == "A draw");
    CHECK(describe({end_reason::passes, player::second, -1}) == "White wins by ½");
    CHECK(describe({end_reason::resign, player::first, std::nullopt}) ==
          "Black wins, White having resigned");
}

TEST_CASE("a game's captions") {
    using state = go::state<klein_bottle<9, 18>>;
    variation<state> line{state{}};
    for (const point p : {1, 0, 161, 80, 9, 81, 153})
        REQUIRE_FALSE(line.play(go::action::place(p)));
    CHECK(go_caption(snapshot_at(line, 0)) ==
          std::vector<std::string>{"klein-9x18", "Black to play · komi ½"});
    CHECK(go_caption(snapshot_at(line, 7)) ==
          std::vector<std::string>{"7. Black a18, 1 captured", "White to play · komi ½"});
    CHECK(marks_of(snapshot_at(line, 7)).last == 153);
    REQUIRE_FALSE(line.play(go::action::pass()));
    CHECK(action_in_words(snapshot_at(line, 8)) == "8. White pass");
    CHECK(marks_of(snapshot_at(line, 8)).last == no_point);
    REQUIRE_FALSE(line.play(go::action::resign()));
    CHECK(go_caption(snapshot_at(line, 9))[1] == "White wins, Black having resigned · komi ½");
}

TEST_CASE("a study says so") {
    using state = go::state<grid<5, 5>>;
    const auto study = state::study({.turn = player::first});
    REQUIRE(study);
    const auto lines = go_caption(snapshot_at(variation(*study), 0));
    REQUIRE(lines.size() == 3);
    CHECK(lines[2] == study_label);
}
