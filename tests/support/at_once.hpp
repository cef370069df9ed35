// SPDX-License-Identifier: MIT
#pragma once

// Many threads that start together.

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace topoban::test {

/// How many threads a test starts.
inline constexpr int thread_count = 16;

/// Calls `work(number)` on all threads at once, as nearly as a flag can make it, and waits.
template <class Work>
void at_once(Work work) {
    std::atomic<bool> go{false};
    std::vector<std::thread> crew;
    for (int t = 0; t < thread_count; ++t)
        crew.emplace_back([&, t] {
            while (!go) std::this_thread::yield();
            work(t);
        });
    go = true;
    for (std::thread& member : crew) member.join();
}

/// What each of the threads answers at once.
template <class Answer>
[[nodiscard]] auto answers_at_once(Answer answer) {
    std::vector<decltype(answer())> said(std::size_t{thread_count});
    at_once([&](int t) { said[static_cast<std::size_t>(t)] = answer(); });
    return said;
}

} // namespace topoban::test
