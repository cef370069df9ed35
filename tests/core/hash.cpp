// SPDX-License-Identifier: MIT
#include <topoban/core/hash.hpp>

#include "catch.hpp"

#include <algorithm>

using namespace topoban;

// SplitMix64's published first outputs for seed 0: its state grows by the golden ratio each time.
static_assert(mix64(0) == 0xe220a8397b1dcdafULL);
static_assert(mix64(0x9e3779b97f4a7c15ULL) == 0x6e789e6aa1b965f4ULL);
static_assert(mix64(2 * 0x9e3779b97f4a7c15ULL) == 0x06c45d188009454fULL);

static_assert(full_hash::narrow(0xfedcba9876543210ULL) == 0xfedcba9876543210ULL);
static_assert(four_bit_hash::narrow(0xfedcba987654321aULL) == 0xa);
static_assert(constant_hash::narrow(0xfedcba9876543210ULL) == constant_hash::narrow(1));

TEST_CASE("Zobrist keys are there without a set-up call, distinct and never zero", "[core]") {
    auto keys = zobrist_keys<1250>;
    CHECK(std::count(keys.begin(), keys.end(), 0) == 0);
    std::sort(keys.begin(), keys.end());
    CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

TEST_CASE("a board's keys do not depend on the size of the table they stand in", "[core]") {
    CHECK(std::equal(zobrist_keys<8>.begin(), zobrist_keys<8>.end(), zobrist_keys<324>.begin()));
}
