// SPDX-License-Identifier: MIT
#pragma once

// The seed of the random tests: the same unless told, and printed when a test fails.

#include <cstdint>
#include <cstdlib>

namespace topoban::test {

/// The environment variable TOPOBAN_SEED, or 1. Tests put it through CAPTURE.
inline std::uint64_t seed() {
    const char* text = std::getenv("TOPOBAN_SEED");
    return text == nullptr ? 1 : std::strtoull(text, nullptr, 10);
}

} // namespace topoban::test
