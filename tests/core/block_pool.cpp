// SPDX-License-Identifier: MIT
#include <topoban/core/block_pool.hpp>

#include "catch.hpp"

#include <cstdint>
#include <cstring>
#include <set>
#include <vector>

using namespace topoban;

namespace {

// A size of its own, so that no other test's blocks are mixed in.
using pool = detail::block_pool<208>;

} // namespace

TEST_CASE("blocks are whole, aligned and apart from each other", "[core]") {
    std::vector<unsigned char*> blocks;
    for (int i = 0; i < 5000; ++i) {
        blocks.push_back(static_cast<unsigned char*>(pool::allocate()));
        std::memset(blocks.back(), i & 0xff, 208);
    }
    int spoilt = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (reinterpret_cast<std::uintptr_t>(blocks[i]) % 16 != 0) ++spoilt;
        for (int k = 0; k < 208; ++k) spoilt += blocks[i][k] != (i & 0xff) ? 1 : 0;
    }
    CHECK(spoilt == 0);
    for (void* block : blocks) pool::release(block);
}

#ifndef TOPOBAN_PLAIN_HEAP // the sanitizer keeps freed memory back on purpose
TEST_CASE("what was freed is used again before more memory is taken", "[core]") {
    using own_pool = detail::block_pool<224>;
    std::set<void*> addresses;
    std::vector<void*> blocks;
    for (int round = 0; round < 20; ++round) {
        // Varying the number crosses the borders between magazines in both directions.
        for (int i = 0; i < 1000 + 37 * round; ++i) blocks.push_back(own_pool::allocate());
        addresses.insert(blocks.begin(), blocks.end());
        for (void* block : blocks) own_pool::release(block);
        blocks.clear();
    }
    constexpr std::size_t most_at_once = 1000 + 37 * 19;
    constexpr std::size_t magazine = (std::size_t{64} << 10) / 224;
    CHECK(addresses.size() <= most_at_once + 3 * magazine);
}
#endif
