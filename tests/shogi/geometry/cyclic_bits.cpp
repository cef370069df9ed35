// SPDX-License-Identifier: MIT
#include <topoban/shogi/geometry/cyclic_bits.hpp>

#include <topoban/core/random.hpp>

#include "catch.hpp"

using topoban::cyclic_bits;
using topoban::random_source;

namespace {

/// Compares both searches with one step at a time, on random rings of every length.
template <int Longest>
void check_against_walking(std::uint64_t seed) {
    random_source random(seed);
    for (int length = 1; length <= Longest; length += 1 + Longest / 40) {
        cyclic_bits<Longest> bits;
        for (int i = 0; i < length; ++i)
            if (random.below(4) == 0) bits.flip(i);
        for (int from = 0; from < length; ++from) {
            for (int beyond = 0; beyond < length; ++beyond) {
                int up = beyond + 1;
                while (up < length && !bits.contains((from + up) % length)) ++up;
                int down = beyond + 1;
                while (down < length && !bits.contains((from - down + 2 * length) % length)) ++down;
                REQUIRE(bits.ahead(from, length, beyond) == std::min(up, length));
                REQUIRE(bits.behind(from, length, beyond) == std::min(down, length));
            }
        }
    }
}

} // namespace

TEST_CASE("The nearest set bit is found on rings of every width") {
    check_against_walking<9>(1);
    check_against_walking<15>(2);
    check_against_walking<18>(3);
    check_against_walking<31>(4);
    check_against_walking<63>(5);
    check_against_walking<64>(6);
    check_against_walking<221>(7);
}

TEST_CASE("A ring's own position does not count, a full round does") {
    cyclic_bits<18> bits;
    bits.flip(4);
    CHECK(bits.ahead(4, 18) == 18);
    CHECK(bits.behind(4, 18) == 18);
    CHECK(bits.ahead(5, 18) == 17);
    CHECK(bits.behind(5, 18) == 1);
    bits.flip(4);
    CHECK(bits == cyclic_bits<18>{});
    CHECK(sizeof(cyclic_bits<10>) == 2);
    CHECK(sizeof(cyclic_bits<18>) == 4);
}
