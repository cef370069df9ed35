// SPDX-License-Identifier: MIT
#include <topoban/core/history.hpp>

#include "catch.hpp"
#include "support/at_once.hpp"
#include "support/iterations.hpp"

#include <atomic>
#include <memory>
#include <vector>

using namespace topoban;

namespace {

std::uint64_t key_of(int entry) { return mix64(static_cast<std::uint64_t>(entry)); }

history<int> line(int first, int count, history<int> past) {
    for (int i = first; i < first + count; ++i) past = std::move(past).push(key_of(i), i);
    return past;
}

bool holds(const history<int>& past, int entry) {
    return past.find(key_of(entry), [&] { return entry; }) != nullptr;
}

} // namespace

TEST_CASE("16 threads make the tables of one shared history at once", "[threads]") {
    for (std::size_t round = 0; round < test::iterations(50); ++round) {
        const history<int> past = line(0, 2047, {}); // a fresh one: no table is made yet
        std::atomic<int> wrong{0};
        test::at_once([&](int t) {
            for (int i = t; i < 2100; i += 5) wrong += holds(past, i) == (i < 2047) ? 0 : 1;
        });
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("16 threads branch from one shared history and drop their branches", "[threads]") {
    for (std::size_t round = 0; round < test::iterations(20); ++round) {
        auto trunk = std::make_unique<history<int>>(line(0, 500, {}));
        std::vector<history<int>> branches(test::thread_count);
        std::atomic<int> wrong{0};
        test::at_once([&](int t) {
            for (int k = 0; k < 20; ++k) {
                const history<int> branch = line(1000 * (t + 1), 100, *trunk);
                wrong += holds(branch, 3) && holds(branch, 1000 * (t + 1) + 99) ? 0 : 1;
                wrong += holds(branch, 1000 * (t + 2)) ? 1 : 0;
                branches[static_cast<std::size_t>(t)] = branch;
            }
        });
        trunk.reset();
        // The last owners drop the shared past from 16 threads.
        test::at_once([&](int t) { branches[static_cast<std::size_t>(t)] = {}; });
        REQUIRE(wrong == 0);
    }
}
