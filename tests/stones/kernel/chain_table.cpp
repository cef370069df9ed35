// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/chain_table.hpp>

#include "catch.hpp"

#include <set>
#include <type_traits>

using namespace topoban;

namespace {

using lists = chain_table<9, 4>;

std::set<point> stones_of_chain(const lists& chains, point p) {
    std::set<point> found;
    chains.for_each_stone(p, [&](point s) { found.insert(s); });
    return found;
}

} // namespace

TEST_CASE("without stones every point belongs to the chain that is none", "[stones]") {
    const lists chains;
    for (point p = 0; p <= 9; ++p) {
        CHECK(chains.head(p) == 9);
        CHECK(chains.stones_at(p) == colour::empty);
        CHECK(chains.breath_at(p) > 9U * 4U);
    }
}

TEST_CASE("a stone makes a chain of its own or enters one", "[stones]") {
    lists chains;
    chains.enter(4, colour::white, 3, 4);
    CHECK(chains.is_single(4));
    CHECK(chains.stones_at(4) == colour::white);
    CHECK(chains.breath_at(4) == 3);
    chains.enter(5, colour::white, 2, chains.head(4));
    CHECK_FALSE(chains.is_single(4));
    CHECK_FALSE(chains.is_single(5));
    CHECK(chains.head(5) == chains.head(4));
    CHECK(chains.breath_at(5) == 5);
    CHECK(stones_of_chain(chains, 4) == std::set<point>{4, 5});
    CHECK(stones_of_chain(chains, 5) == std::set<point>{4, 5});
}

TEST_CASE("a merge joins stones and breath, whichever chain has more of it", "[stones]") {
    for (const unsigned breath : {0U, 2U, 9U}) {
        lists chains;
        chains.enter(0, colour::black, 2, 0);
        chains.enter(1, colour::black, breath, 1);
        chains.enter(2, colour::black, 0, chains.head(1));
        chains.enter(8, colour::white, 1, 8);
        chains.merge(0, 2);
        CHECK(stones_of_chain(chains, 0) == std::set<point>{0, 1, 2});
        CHECK(chains.head(0) == chains.head(1));
        CHECK(chains.head(1) == chains.head(2));
        CHECK(chains.breath_at(1) == 2 + breath);
        chains.merge(2, 0); // one chain already
        CHECK(chains.breath_at(0) == 2 + breath);
        CHECK(stones_of_chain(chains, 8) == std::set<point>{8});
        CHECK(chains.breath_at(8) == 1);
    }
}

TEST_CASE("breath is given and taken by any stone, and words tell colour and breath", "[stones]") {
    lists chains;
    chains.enter(3, colour::black, 1, 3);
    chains.breathe(3, -1);
    CHECK(chains.at(3) == lists::breathless(colour::black));
    CHECK(lists::is_of(chains.at(3), colour::black) == 1);
    CHECK(lists::is_of(chains.at(3), colour::white) == 0);
    chains.breathe(3, 2);
    CHECK(chains.breath_at(3) == 2);
    chains.breathe(9, -1); // the point beyond a boundary
    CHECK_FALSE(chains.is_settled());
    chains.settle();
    CHECK(chains.is_settled());
    CHECK(lists::is_of(chains.at(9), colour::black) == 0);
    CHECK(lists::is_of(chains.at(9), colour::white) == 0);
}

TEST_CASE("a chain can be emptied while it is visited", "[stones]") {
    lists chains;
    chains.enter(0, colour::black, 1, 0);
    chains.enter(1, colour::black, 1, 0);
    chains.enter(2, colour::black, 1, 0);
    std::set<point> told;
    chains.for_each_stone(1, [&](point s) {
        told.insert(s);
        chains.empty(s);
    });
    CHECK(told == std::set<point>{0, 1, 2});
    for (const point p : told) CHECK(chains.stones_at(p) == colour::empty);
}

TEST_CASE("a dense graph gets wide words", "[stones]") {
    STATIC_REQUIRE(std::is_same_v<lists::word, std::uint16_t>);
    STATIC_REQUIRE(std::is_same_v<chain_table<361, 4>::word, std::uint16_t>);
    STATIC_REQUIRE(std::is_same_v<chain_table<512, 511>::word, std::uint32_t>);
}
