// SPDX-License-Identifier: MIT
#include <topoban/game/match.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/crystal_go/state.hpp>

using namespace topoban;

TEST_CASE("colours are exchanged in every second game", "[game]") {
    CHECK(match::who_plays(player::first, 0) == contestant::one);
    CHECK(match::who_plays(player::second, 0) == contestant::two);
    CHECK(match::who_plays(player::first, 1) == contestant::two);
    CHECK(match::who_plays(player::second, 1) == contestant::one);
    CHECK(match::who_plays(player::first, 2) == contestant::one);
}

TEST_CASE("a win is one match point, a draw half a point for each", "[game]") {
    match m;
    CHECK(m.is_balanced());
    CHECK_FALSE(m.leader().has_value());
    m.add(player::first); // contestant one
    CHECK_FALSE(m.is_balanced());
    CHECK(m.half_points(contestant::one) == 2);
    CHECK(m.half_points(contestant::two) == 0);
    CHECK(m.leader() == contestant::one);
    m.add(player::first); // contestant two now
    CHECK(m.is_balanced());
    CHECK(m.winner_of(1) == contestant::two);
    CHECK_FALSE(m.leader().has_value());
    m.add(std::nullopt);
    CHECK_FALSE(m.winner_of(2).has_value());
    CHECK(m.half_points(contestant::one) == 3);
    CHECK(m.half_points(contestant::two) == 3);
    m.add(area_outcome{end_reason::resign, player::second, std::nullopt}); // contestant one
    CHECK(m.half_points(contestant::one) == 5);
    CHECK(m.half_points(contestant::two) == 3);
    CHECK(m.leader() == contestant::one);
    CHECK(m.games() == 4);
}

TEST_CASE("a match is played in pairs from the exact start", "[game]") {
    using state = crystal_go::state<side4>;
    using crystal_go::action;
    // Contestant one takes the middle when it is Black; all else is passed.
    const auto choose = [](const state& s, contestant who) {
        const bool places = who == contestant::one && s.ply() == 0;
        return places ? action::place(30) : action::pass();
    };
    const match played = play_match(state(), 2, 10, choose);
    CHECK(played.games() == 4);
    CHECK(played.winner_of(0) == contestant::one);
    CHECK_FALSE(played.winner_of(1).has_value());
    CHECK(played.half_points(contestant::one) == 6);
    CHECK(played.half_points(contestant::two) == 2);
    CHECK(play_match_game(state(), 0, 10, choose).area().black == 61);
    // Cut off after one action, no game has a result.
    CHECK(play_match(state(), 1, 1, choose).half_points(contestant::two) == 2);
}
