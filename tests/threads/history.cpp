// SPDX-License-Identifier: MIT
#include <topoban/core/history.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace topoban;

namespace {

constexpr int threads = 16;

std::uint64_t key_of(int entry) { return mix64(static_cast<std::uint64_t>(entry)); }

history<int> line(int first, int count, history<int> past) {
    for (int i = first; i < first + count; ++i) past = std::move(past).push(key_of(i), i);
    return past;
}

bool holds(const history<int>& past, int entry) {
    return past.find(key_of(entry), [&](int e) { return e == entry; }) != nullptr;
}

/// Calls `work(number)` on all threads at once, as nearly as a flag can make it.
template <class Work>
void at_once(Work work) {
    std::atomic<bool> go{false};
    std::vector<std::thread> crew;
    for (int t = 0; t < threads; ++t)
        crew.emplace_back([&, t] {
            while (!go) std::this_thread::yield();
            work(t);
        });
    go = true;
    for (std::thread& member : crew) member.join();
}

} // namespace

TEST_CASE("16 threads make the tables of one shared history at once", "[threads]") {
    for (std::size_t round = 0; round < test::iterations(50); ++round) {
        const history<int> past = line(0, 2047, {}); // a fresh one: no table is made yet
        std::atomic<int> wrong{0};
        at_once([&](int t) {
            for (int i = t; i < 2100; i += 5) wrong += holds(past, i) == (i < 2047) ? 0 : 1;
        });
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("16 threads branch from one shared history and drop their branches", "[threads]") {
    for (std::size_t round = 0; round < test::iterations(20); ++round) {
        auto trunk = std::make_unique<history<int>>(line(0, 500, {}));
        std::vector<history<int>> branches(threads);
        std::atomic<int> wrong{0};
        at_once([&](int t) {
            for (int k = 0; k < 20; ++k) {
                const history<int> branch = line(1000 * (t + 1), 100, *trunk);
                wrong += holds(branch, 3) && holds(branch, 1000 * (t + 1) + 99) ? 0 : 1;
                wrong += holds(branch, 1000 * (t + 2)) ? 1 : 0;
                branches[static_cast<std::size_t>(t)] = branch;
            }
        });
        trunk.reset();
        // The last owners drop the shared past from 16 threads.
        at_once([&](int t) { branches[static_cast<std::size_t>(t)] = {}; });
        REQUIRE(wrong == 0);
    }
}
