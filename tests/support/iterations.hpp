// SPDX-License-Identifier: MIT
#pragma once

// How often a test repeats itself: the one place that scales all random tests.

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace topoban::test {

/// The environment variable TOPOBAN_ITERATIONS, a percentage: 100 when absent or unusable, 10 under
/// sanitizers in .ci/run, 1000 for `tests/run.sh --long`.
inline std::size_t iteration_percentage() {
    const char* text = std::getenv("TOPOBAN_ITERATIONS");
    const long value = text == nullptr ? 0 : std::strtol(text, nullptr, 10);
    return value > 0 ? static_cast<std::size_t>(value) : 100;
}

/// The number of repetitions to run where a plain run makes `plain` of them; at least one.
inline std::size_t iterations(std::size_t plain) {
    return std::max<std::size_t>(1, plain * iteration_percentage() / 100);
}

} // namespace topoban::test
