// SPDX-License-Identifier: MIT
#include <topoban/core/key_filter.hpp>

#include "catch.hpp"

#include <topoban/core/random.hpp>

#include <vector>

using namespace topoban;

TEST_CASE("a filter never denies a key it was given", "[core]") {
    random_source random(4);
    detail::key_filter<4> filter;
    std::vector<std::uint64_t> keys{0, ~std::uint64_t{0}, 63, 64, std::uint64_t{1} << 63};
    for (int i = 0; i < 100; ++i) keys.push_back(random());
    for (const auto key : keys) filter.insert(key);
    for (const auto key : keys) CHECK(filter.may_hold(key));
}

TEST_CASE("an empty filter denies every key, and one key sets one bit of all", "[core]") {
    detail::key_filter<4> filter;
    for (std::uint64_t key = 0; key < 256; ++key) CHECK_FALSE(filter.may_hold(key));
    filter.insert(200);
    int held = 0;
    for (std::uint64_t key = 0; key < 256; ++key) held += filter.may_hold(key) ? 1 : 0;
    CHECK(held == 1);
    CHECK(filter.may_hold(200));
}
