// SPDX-License-Identifier: MIT
#include <topoban/core/random.hpp>

#include "catch.hpp"

#include <array>
#include <cstdint>
#include <random>

using namespace topoban;

static_assert(std::uniform_random_bit_generator<random_source>);

// From another implementation of xoroshiro128++ that reproduces the published test vector for the
// state (1, 2); here the state is SplitMix64's first two outputs for the seed.
TEST_CASE("the numbers of a seed are the same everywhere", "[core]") {
    random_source from_0(0);
    for (const std::uint64_t expected : {0x6f68e1e7e2646ee1ULL, 0xbf971b7f454094adULL,
                                         0x48f2de556f30de38ULL, 0x6ea7c59f89bbfc75ULL})
        CHECK(from_0() == expected);
    random_source from_42(42);
    for (const std::uint64_t expected : {0xe88af6caef1d3c23ULL, 0x54a303b2a5a54931ULL,
                                         0xf370812ccd646345ULL, 0x345839c63f9abb35ULL})
        CHECK(from_42() == expected);
}

TEST_CASE("a bounded number stays below its bound and reaches every value", "[core]") {
    random_source random(7);
    for (const std::uint32_t bound : {1u, 2u, 3u, 10u, 163u}) {
        std::array<std::uint32_t, 163> seen{};
        for (int i = 0; i < 20'000; ++i) {
            const std::uint32_t drawn = random.below(bound);
            REQUIRE(drawn < bound);
            ++seen[drawn];
        }
        for (std::uint32_t value = 0; value < bound; ++value) {
            CAPTURE(bound, value);
            // Within half and double of its share: a wrong scale is far outside.
            CHECK(seen[value] * bound > 20'000u / 2);
            CHECK(seen[value] * bound < 20'000 * 2);
        }
    }
}

TEST_CASE("a bound near the top of 32 bits does not overflow", "[core]") {
    random_source random(3);
    std::uint32_t largest = 0;
    for (int i = 0; i < 1000; ++i) largest = std::max(largest, random.below(0xffffffffu));
    CHECK(largest > 0xf0000000u);
}
