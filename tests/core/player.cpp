// SPDX-License-Identifier: MIT
#include <topoban/core/player.hpp>

#include "catch.hpp"

#include <sstream>

using namespace topoban;

// The numbers are those of the documents: players 1 and 2, colours 0, 1 and 2.
static_assert(static_cast<int>(player::first) == 1 && static_cast<int>(player::second) == 2);
static_assert(static_cast<int>(colour::empty) == 0 && static_cast<int>(colour::black) == 1 &&
              static_cast<int>(colour::white) == 2);

static_assert(opponent(player::first) == player::second);
static_assert(opponent(player::second) == player::first);
static_assert(opponent(colour::black) == colour::white);
static_assert(opponent(colour::white) == colour::black);
static_assert(opponent(colour::empty) == colour::empty);
static_assert(stones_of(player::first) == colour::black);
static_assert(stones_of(player::second) == colour::white);
static_assert(owner_of(colour::black) == player::first);
static_assert(owner_of(colour::white) == player::second);
static_assert(index_of(player::first) == 0 && index_of(player::second) == 1);

TEST_CASE("players and colours print as words", "[core]") {
    std::ostringstream out;
    out << player::first << ' ' << player::second << ' ' << colour::empty << ' ' << colour::black
        << ' ' << colour::white;
    CHECK(out.str() == "first second empty black white");
}
