// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/neighbour_counts.hpp>

#include "catch.hpp"

using namespace topoban;
using enum colour;

TEST_CASE("three counts are kept apart, up to their bound", "[stones]") {
    topoban::detail::neighbour_counts<4, 15> few;
    for (int i = 0; i < 15; ++i) few.add(2, white);
    CHECK(few.count(2, white) == 15);
    CHECK(few.count(2, black) == 0);
    CHECK(few.count(2, empty) == 0);
    topoban::detail::neighbour_counts<4, 1000> many;
    for (int i = 0; i < 1000; ++i) many.add(2, black);
    CHECK(many.count(2, black) == 1000);
    CHECK(many.count(2, white) == 0);
    CHECK(many.count(2, empty) == 0);
    CHECK(many.count(1, black) == 0);
}

TEST_CASE("a stone takes an empty neighbour's place and gives it back", "[stones]") {
    topoban::detail::neighbour_counts<4, 4> counts;
    for (int i = 0; i < 3; ++i) counts.add(0, empty);
    counts.set_stone(0, black);
    counts.set_stone(0, white);
    CHECK(counts.count(0, empty) == 1);
    CHECK(counts.count(0, black) == 1);
    CHECK(counts.count(0, white) == 1);
    counts.remove_stone(0, black);
    CHECK(counts.count(0, empty) == 2);
    CHECK(counts.count(0, black) == 0);
    counts.remove(0, empty);
    CHECK(counts.count(0, empty) == 1);
    CHECK(counts.count(0, white) == 1);
    counts.clear(0);
    CHECK(counts.count(0, white) == 0);
}

TEST_CASE("only stones of one colour: no other and nothing empty", "[stones]") {
    topoban::detail::neighbour_counts<4, 4> counts;
    counts.add(0, black);
    counts.add(0, black);
    CHECK(counts.has_only(0, black));
    CHECK_FALSE(counts.has_only(0, white));
    counts.add(0, white);
    CHECK_FALSE(counts.has_only(0, black));
    counts.remove(0, white);
    counts.add(0, empty);
    CHECK_FALSE(counts.has_only(0, black));
}
