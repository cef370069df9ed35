// SPDX-License-Identifier: MIT
#include <topoban/core/block_pool.hpp>

#include "catch.hpp"

#include <atomic>
#include <cstring>
#include <set>
#include <thread>
#include <vector>

using namespace topoban;

TEST_CASE("threads hand blocks to each other and never hold the same one", "[threads]") {
    using pool = detail::block_pool<240>;
    constexpr int threads = 8;
    constexpr int rounds = 50;
    constexpr int blocks_a_round = 300;
    // Each thread frees what its left neighbour allocated in the round before.
    std::vector<std::vector<unsigned char*>> shelf(threads);
    std::atomic<int> spoilt{0};
    for (int round = 0; round < rounds; ++round) {
        std::vector<std::thread> crew;
        std::vector<std::vector<unsigned char*>> next(threads);
        for (int t = 0; t < threads; ++t)
            crew.emplace_back([&, t] {
                for (unsigned char* block : shelf[static_cast<std::size_t>((t + 1) % threads)]) {
                    for (int k = 1; k < 240; ++k) spoilt += block[k] != block[0] ? 1 : 0;
                    pool::release(block);
                }
                for (int i = 0; i < blocks_a_round; ++i) {
                    auto* block = static_cast<unsigned char*>(pool::allocate());
                    std::memset(block, (t * blocks_a_round + i) & 0xff, 240);
                    next[static_cast<std::size_t>(t)].push_back(block);
                }
            });
        for (std::thread& member : crew) member.join();
        shelf = std::move(next);
        std::set<void*> distinct;
        for (const auto& blocks : shelf) distinct.insert(blocks.begin(), blocks.end());
        REQUIRE(distinct.size() == std::size_t{threads} * blocks_a_round);
    }
    CHECK(spoilt == 0);
    for (const auto& blocks : shelf)
        for (void* block : blocks) pool::release(block);
}

#ifndef TOPOBAN_PLAIN_HEAP // the sanitizer keeps freed memory back on purpose
TEST_CASE("what threads free that allocate nothing is used again", "[threads]") {
    using pool = detail::block_pool<256>;
    constexpr std::size_t at_once = 1000;
    constexpr std::size_t magazine = (std::size_t{64} << 10) / 256;
    std::set<void*> addresses;
    for (int round = 0; round < 100; ++round) {
        std::vector<void*> blocks;
        for (std::size_t i = 0; i < at_once; ++i) blocks.push_back(pool::allocate());
        addresses.insert(blocks.begin(), blocks.end());
        std::thread([&] {
            for (void* block : blocks) pool::release(block);
        }).join();
    }
    CHECK(addresses.size() <= at_once + 3 * magazine);
}
#endif
