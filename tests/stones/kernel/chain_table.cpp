// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/chain_table.hpp>

#include "catch.hpp"

#include <set>
#include <type_traits>

using namespace topoban;

namespace {

using lists = topoban::detail::chain_table<9, 4>;

std::set<point> stones_of_chain(const lists& chains, point p) {
    std::set<point> found;
    chains.for_each_stone(p, [&](point s) { found.insert(s); });
    return found;
}

} // namespace

TEST_CASE("without stones every point belongs to the sentinel chain", "[stones]") {
    const lists chains;
    for (point p = 0; p <= 9; ++p) {
        CHECK(chains.head(p) == 9);
        CHECK(chains.colour_at(p) == colour::empty);
        CHECK(chains.pseudo_liberties(p) > 9U * 4U);
    }
}

TEST_CASE("a stone makes a chain of its own or joins one", "[stones]") {
    lists chains;
    chains.add_stone(4, colour::white, 3, 4);
    CHECK(chains.is_single(4));
    CHECK(chains.colour_at(4) == colour::white);
    CHECK(chains.pseudo_liberties(4) == 3);
    chains.add_stone(5, colour::white, 2, chains.head(4));
    CHECK_FALSE(chains.is_single(4));
    CHECK_FALSE(chains.is_single(5));
    CHECK(chains.head(5) == chains.head(4));
    CHECK(chains.pseudo_liberties(5) == 5);
    CHECK(stones_of_chain(chains, 4) == std::set<point>{4, 5});
    CHECK(stones_of_chain(chains, 5) == std::set<point>{4, 5});
}

TEST_CASE("a merge joins stones and pseudo-liberties, whichever chain has more of them",
          "[stones]") {
    for (const unsigned liberties : {0U, 2U, 9U}) {
        lists chains;
        chains.add_stone(0, colour::black, 2, 0);
        chains.add_stone(1, colour::black, liberties, 1);
        chains.add_stone(2, colour::black, 0, chains.head(1));
        chains.add_stone(8, colour::white, 1, 8);
        chains.merge(0, 2);
        CHECK(stones_of_chain(chains, 0) == std::set<point>{0, 1, 2});
        CHECK(chains.head(0) == chains.head(1));
        CHECK(chains.head(1) == chains.head(2));
        CHECK(chains.pseudo_liberties(1) == 2 + liberties);
        chains.merge(2, 0); // one chain already
        CHECK(chains.pseudo_liberties(0) == 2 + liberties);
        CHECK(stones_of_chain(chains, 8) == std::set<point>{8});
        CHECK(chains.pseudo_liberties(8) == 1);
    }
}

TEST_CASE("pseudo-liberties are added and taken by any stone, and words tell them and the colour",
          "[stones]") {
    lists chains;
    chains.add_stone(3, colour::black, 1, 3);
    chains.add_pseudo_liberties(3, -1);
    CHECK(chains.at(3) == lists::without_liberties(colour::black));
    CHECK(lists::is_of(chains.at(3), colour::black) == 1);
    CHECK(lists::is_of(chains.at(3), colour::white) == 0);
    chains.add_pseudo_liberties(3, 2);
    CHECK(chains.pseudo_liberties(3) == 2);
    chains.add_pseudo_liberties(9, -1); // the point beyond a boundary
    CHECK_FALSE(chains.is_sentinel_reset());
    chains.reset_sentinel();
    CHECK(chains.is_sentinel_reset());
    CHECK(lists::is_of(chains.at(9), colour::black) == 0);
    CHECK(lists::is_of(chains.at(9), colour::white) == 0);
}

TEST_CASE("a chain can be emptied while it is visited", "[stones]") {
    lists chains;
    chains.add_stone(0, colour::black, 1, 0);
    chains.add_stone(1, colour::black, 1, 0);
    chains.add_stone(2, colour::black, 1, 0);
    std::set<point> told;
    chains.for_each_stone(1, [&](point s) {
        told.insert(s);
        chains.remove_stone(s);
    });
    CHECK(told == std::set<point>{0, 1, 2});
    for (const point p : told) CHECK(chains.colour_at(p) == colour::empty);
}

TEST_CASE("a dense graph gets wide words", "[stones]") {
    STATIC_REQUIRE(std::is_same_v<lists::word, std::uint16_t>);
    STATIC_REQUIRE(std::is_same_v<topoban::detail::chain_table<361, 4>::word, std::uint16_t>);
    STATIC_REQUIRE(std::is_same_v<topoban::detail::chain_table<512, 511>::word, std::uint32_t>);
}
