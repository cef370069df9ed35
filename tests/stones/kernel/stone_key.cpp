// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/stone_key.hpp>

#include "catch.hpp"

#include <set>

using namespace topoban;

TEST_CASE("every stone on every point has a key of its own", "[stones]") {
    std::set<std::uint64_t> keys;
    for (point p = 0; p < 25; ++p) {
        keys.insert(stone_key<25>(p, colour::black));
        keys.insert(stone_key<25>(p, colour::white));
    }
    CHECK(keys.size() == 50);
    CHECK(keys.count(0) == 0);
}
