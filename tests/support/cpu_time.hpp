// SPDX-License-Identifier: MIT
#pragma once

// How long something takes, for tests of growth: time of this process, whatever else runs.

#include <algorithm>
#include <ctime>

namespace topoban::test {

/// The processor's seconds for `work()`, the least of so many runs.
template <class Work>
double cpu_seconds(Work work, int runs = 1) {
    double least = 1e9;
    for (int i = 0; i < runs; ++i) {
        const std::clock_t start = std::clock();
        work();
        least = std::min(least, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return least;
}

} // namespace topoban::test
