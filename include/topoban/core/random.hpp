// SPDX-License-Identifier: MIT
#pragma once

// A small seeded generator with the same numbers on every compiler and machine.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>

#include <bit>
#include <cstdint>

namespace topoban {

/// xoroshiro128++ (Blackman and Vigna), seeded through SplitMix64. Not for secrets.
class random_source {
public:
    using result_type = std::uint64_t;

    /// Equal seeds give equal numbers.
    constexpr explicit random_source(std::uint64_t seed) noexcept
        : low_(mix64(seed)), high_(mix64(seed + 0x9e3779b97f4a7c15ULL)) {}

    /// The next 64 bits.
    constexpr std::uint64_t operator()() noexcept {
        const std::uint64_t low = low_;
        const std::uint64_t high = high_ ^ low;
        const std::uint64_t next = std::rotl(low + high_, 17) + low;
        low_ = std::rotl(low, 49) ^ high ^ high << 21;
        high_ = std::rotl(high, 28);
        return next;
    }

    /// A number in 0 … bound − 1 (bound ≥ 1), by multiplication of the upper 32 bits. The bias is
    /// below bound / 2³²: for play, not for statistics on the generator.
    constexpr std::uint32_t below(std::uint32_t bound) noexcept {
        TOPOBAN_EXPECTS(bound > 0);
        return static_cast<std::uint32_t>(((*this)() >> 32) * bound >> 32);
    }

    /// The least number, as standard generators say it.
    [[nodiscard]] static constexpr std::uint64_t min() noexcept { return 0; }
    /// The greatest number.
    [[nodiscard]] static constexpr std::uint64_t max() noexcept { return ~std::uint64_t{0}; }

private:
    std::uint64_t low_;
    std::uint64_t high_;
};

} // namespace topoban
