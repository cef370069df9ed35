// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/neighbour_counts.hpp>

#include "catch.hpp"

using namespace topoban;
using enum colour;

TEST_CASE("three counts are kept apart, up to their bound", "[stones]") {
    neighbour_counts<4, 15> few;
    for (int i = 0; i < 15; ++i) few.join(2, white);
    CHECK(few.count(2, white) == 15);
    CHECK(few.count(2, black) == 0);
    CHECK(few.count(2, empty) == 0);
    neighbour_counts<4, 1000> many;
    for (int i = 0; i < 1000; ++i) many.join(2, black);
    CHECK(many.count(2, black) == 1000);
    CHECK(many.count(2, white) == 0);
    CHECK(many.count(2, empty) == 0);
    CHECK(many.count(1, black) == 0);
}

TEST_CASE("a stone takes an empty neighbour's place and gives it back", "[stones]") {
    neighbour_counts<4, 4> tallies;
    for (int i = 0; i < 3; ++i) tallies.join(0, empty);
    tallies.place(0, black);
    tallies.place(0, white);
    CHECK(tallies.count(0, empty) == 1);
    CHECK(tallies.count(0, black) == 1);
    CHECK(tallies.count(0, white) == 1);
    tallies.remove(0, black);
    CHECK(tallies.count(0, empty) == 2);
    CHECK(tallies.count(0, black) == 0);
    tallies.part(0, empty);
    CHECK(tallies.count(0, empty) == 1);
    CHECK(tallies.count(0, white) == 1);
    tallies.clear(0);
    CHECK(tallies.count(0, white) == 0);
}

TEST_CASE("only stones of one colour: no other and nothing empty", "[stones]") {
    neighbour_counts<4, 4> tallies;
    tallies.join(0, black);
    tallies.join(0, black);
    CHECK(tallies.has_only(0, black));
    CHECK_FALSE(tallies.has_only(0, white));
    tallies.join(0, white);
    CHECK_FALSE(tallies.has_only(0, black));
    tallies.part(0, white);
    tallies.join(0, empty);
    CHECK_FALSE(tallies.has_only(0, black));
}
