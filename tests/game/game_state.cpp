// SPDX-License-Identifier: MIT
#include <topoban/game/game_state.hpp>

#include "catch.hpp"
#include "support/countdown.hpp"

#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/go/state.hpp>

using namespace topoban;

namespace {

/// A game that forgets to say why it refuses.
struct silent : test::countdown {
    using countdown::countdown;
    void why_refused(int) const {}
};

} // namespace

TEST_CASE("what a game is, the compiler knows", "[game]") {
    STATIC_REQUIRE(game_state<test::countdown>);
    STATIC_REQUIRE(game_state<go::state<klein_bottle<9, 18>>>);
    STATIC_REQUIRE(game_state<go::state<klein_bottle<9, 18>, constant_hash>>);
    STATIC_REQUIRE(game_state<go::state<table_graph<25>>>);
    STATIC_REQUIRE_FALSE(game_state<silent>);
    STATIC_REQUIRE_FALSE(game_state<int>);
    STATIC_REQUIRE(game_outcome<area_outcome>);
    STATIC_REQUIRE_FALSE(game_outcome<player>);
}

TEST_CASE("what some algorithms ask of a game besides has a name", "[game]") {
    STATIC_REQUIRE(random_playable<test::countdown>);
    STATIC_REQUIRE(random_playable<go::state<klein_bottle<9, 18>>>);
    STATIC_REQUIRE_FALSE(random_playable<silent>);
    STATIC_REQUIRE_FALSE(resolving_game_state<test::countdown>);
}
