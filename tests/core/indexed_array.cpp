// SPDX-License-Identifier: MIT
#include <topoban/core/indexed_array.hpp>

#include "catch.hpp"

#include <utility>

using namespace topoban;

TEST_CASE("an array by player gives each player his own") {
    per_player<int> score{3, 5};
    CHECK(score[player::first] == 3);
    CHECK(score[player::second] == 5);
    ++score[player::second];
    CHECK(score == per_player<int>{3, 6});
    CHECK(std::as_const(score)[opponent(player::first)] == 6);
}

TEST_CASE("an array by point is indexed by points and starts with nothing") {
    per_point<char, 3> rows;
    CHECK(rows[2] == 0);
    rows[2] = 'c';
    rows[0] = 'a';
    CHECK(rows.items == std::array<char, 3>{'a', 0, 'c'});
    rows.fill('x');
    int seen = 0;
    for (const char c : rows) seen += c == 'x' ? 1 : 0;
    CHECK(seen == per_point<char, 3>::size());
}
