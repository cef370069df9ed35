// SPDX-License-Identifier: MIT
#pragma once

// Keys for positions: Zobrist hashing whose keys are computed, so that nothing is set up.

#include <topoban/version.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace topoban {

/// A bijective mixer (SplitMix64's finaliser): neighbouring inputs give unrelated outputs.
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x) noexcept {
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ x >> 27) * 0x94d049bb133111ebULL;
    return x ^ x >> 31;
}

/// Zobrist keys 0 … Count − 1, filled at compile time.
template <std::size_t Count>
inline constexpr std::array<std::uint64_t, Count> zobrist_keys = [] {
    std::array<std::uint64_t, Count> keys{};
    for (std::size_t i = 0; i < Count; ++i) keys[i] = mix64(i + 1);
    return keys;
}();

/// A hash policy narrows a position's 64-bit key to the one that is looked up. Verdicts never
/// depend on it, since a key only finds candidates: tests run every game with each of these.
struct full_hash {
    /// The whole key.
    [[nodiscard]] static constexpr std::uint64_t narrow(std::uint64_t key) noexcept { return key; }
};

/// Four bits: almost every pair of positions collides. For tests.
struct four_bit_hash {
    /// Its lowest four bits.
    [[nodiscard]] static constexpr std::uint64_t narrow(std::uint64_t key) noexcept {
        return key & 0xf;
    }
};

/// No information at all: every pair of positions collides. For tests.
struct constant_hash {
    /// Always the same.
    [[nodiscard]] static constexpr std::uint64_t narrow(std::uint64_t) noexcept { return 0; }
};

} // namespace topoban
