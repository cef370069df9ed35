// SPDX-License-Identifier: MIT
#include <topoban/shogi/hand.hpp>

#include "catch.hpp"

#include <sstream>

using namespace topoban;
using shogi::hand;
using enum shogi::piece_type;

static_assert(hand{}.empty() && hand{pawn, pawn}.count(pawn) == 2);

TEST_CASE("A hand counts each kind, and never kings", "[shogi]") {
    hand held{rook, pawn, pawn};
    CHECK(held.count(rook) == 1);
    CHECK(held.count(pawn) == 2);
    CHECK(held.count(lance) == 0);
    CHECK(held.holds(pawn));
    CHECK_FALSE(held.holds(lance));
    CHECK_FALSE(held.holds(king));
    held.remove(pawn);
    held.remove(pawn);
    CHECK_FALSE(held.holds(pawn));
    held.remove(rook);
    CHECK(held.empty());
}

TEST_CASE("An edited hand holds up to 255 of a kind; captures add to it", "[shogi]") {
    hand held;
    held.add(pawn, hand::most_of_a_kind);
    CHECK(held.count(pawn) == 255);
    held.add(pawn);
    CHECK(held.count(pawn) == 256);
    held.add(silver, 0);
    CHECK_FALSE(held.holds(silver));
}

TEST_CASE("No hand holds a king, nor what is no kind", "[shogi]") {
    for (const auto type : {king, static_cast<shogi::piece_type>(8), shogi::piece_type(255)}) {
        CHECK(hand{pawn}.count(type) == 0);
        CHECK_FALSE(hand{pawn}.holds(type));
    }
}

TEST_CASE("Nothing is remembered but numbers", "[shogi]") {
    CHECK(hand{rook, pawn, gold} == hand{gold, rook, pawn});
    CHECK_FALSE(hand{rook} == hand{bishop});
    CHECK_FALSE(hand{pawn} == hand{pawn, pawn});
}

TEST_CASE("Hands print in writing order, a count from two on", "[shogi]") {
    std::ostringstream out;
    out << hand{pawn, rook, pawn, gold} << ' ' << hand{lance, knight, silver, bishop} << ' '
        << hand{};
    CHECK(out.str() == "RG2P BSNL -");
}
