// SPDX-License-Identifier: MIT
#include <topoban/stones/superko.hpp>

#include "catch.hpp"

#include <topoban/stones/colouring.hpp>

#include <string>
#include <vector>

using namespace topoban;

TEMPLATE_TEST_CASE("a position is found again whole, whatever the key", "[stones]", full_hash,
                   four_bit_hash, constant_hash) {
    using stones = colouring<9>;
    const auto black_at = [](point p) { return stones{point_set<9>{p}, {}}; };
    superko_memory<stones, TestType> memory(0, {});
    for (point p = 0; p < 8; ++p)
        memory.add(zobrist_keys<9>[static_cast<std::size_t>(p)], black_at(p), 2 * p + 1);
    CHECK(memory.size() == 9);
    CHECK(memory.repeated_ply(0, [] { return stones{}; }) == 0);
    CHECK(memory.repeated_ply(zobrist_keys<9>[5], [&] { return black_at(5); }) == 11);
    // The same key with another position behind it is no repetition.
    CHECK(memory.repeated_ply(zobrist_keys<9>[5], [&] { return black_at(8); }) == std::nullopt);
    CHECK(memory.repeated_ply(zobrist_keys<9>[8], [&] { return black_at(8); }) == std::nullopt);
}

TEST_CASE("the past is listed both ways, and a copy keeps its own", "[stones]") {
    superko_memory<int> memory(mix64(10), 10);
    const superko_memory<int> before = memory;
    memory.add(mix64(11), 11, 3);
    memory.add(mix64(12), 12, 4);
    std::vector<int> newest;
    for (const auto& past : memory.newest_first()) newest.push_back(past.position);
    CHECK(newest == std::vector<int>{12, 11, 10});
    const auto oldest = memory.oldest_first();
    REQUIRE(oldest.size() == 3);
    CHECK(oldest[0].position == 10);
    CHECK(oldest[0].ply == 0);
    CHECK(oldest[2].position == 12);
    CHECK(oldest[2].ply == 4);
    const auto pointers = memory.pointers_oldest_first();
    REQUIRE(pointers.size() == 3);
    CHECK(pointers[0]->position == 10);
    CHECK(pointers[2] == &*memory.newest_first().begin());
    CHECK(before.size() == 1);
    CHECK(before.repeated_ply(mix64(11), [] { return 11; }) == std::nullopt);
}

TEST_CASE("a position is only made where a key agrees", "[stones]") {
    const superko_memory<int> memory(1, 10);
    int made = 0;
    CHECK(memory.repeated_ply(2, [&] { return ++made; }) == std::nullopt);
    CHECK(made == 0);
}
