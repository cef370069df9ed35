// SPDX-License-Identifier: MIT
#include <topoban/stones/colouring.hpp>

#include "catch.hpp"

#include <sstream>
#include <unordered_set>

using namespace topoban;

namespace {

constexpr colouring<9> some = [] {
    colouring<9> stones;
    stones.put(0, colour::black);
    stones.put(4, colour::white);
    stones.put(5, colour::white);
    stones.put(5, colour::black); // the last one counts
    stones.put(6, colour::white);
    stones.put(6, colour::empty);
    return stones;
}();
static_assert(some[0] == colour::black && some[4] == colour::white && some[5] == colour::black);
static_assert(some[6] == colour::empty && some.occupied() == point_set<9>{0, 4, 5});
static_assert(some.of(colour::white) == point_set<9>{4});

} // namespace

TEST_CASE("a colouring is one digit a point", "[stones]") {
    CHECK(to_text(some, 9) == "100021000");
    CHECK(to_text(some, 6) == "100021");
    CHECK(to_text(colouring<9>{}, 3) == "000");
    CHECK(colouring_from_text<9>("100021000", 9) == some);
    CHECK(colouring_from_text<9>("", 0) == colouring<9>{});
    for (const char* wrong :
         {"", "10002100", "1000210000", "10002100x", "10002100 ", "300021000"}) {
        CAPTURE(wrong);
        CHECK(colouring_from_text<9>(wrong, 9) == std::nullopt);
    }
}

TEST_CASE("colours exchanged is another colouring with another hash", "[stones]") {
    const colouring<9> exchanged{some.white, some.black};
    CHECK_FALSE(exchanged == some);
    const std::unordered_set<colouring<9>> set{some, exchanged, some};
    CHECK(set.size() == 2);
    CHECK(std::hash<colouring<9>>{}(some) != std::hash<colouring<9>>{}(exchanged));
}

TEST_CASE("a colouring is moved by a permutation, and its colours exchanged", "[stones]") {
    const auto stones = *colouring_from_text<4>("1020", 4);
    const auto moved = stones.transformed([](point p) { return 3 - p; });
    CHECK(to_text(moved, 4) == "0201");
    CHECK(to_text(moved.exchanged(), 4) == "0102");
    CHECK(moved.exchanged().exchanged() == moved);
}

TEST_CASE("a colouring prints its two sets", "[stones]") {
    std::ostringstream out;
    out << some;
    CHECK(out.str() == "black {0, 5}, white {4}");
}
