// SPDX-License-Identifier: MIT
#pragma once

// A first answer to "has this key been here?": no for certain, or perhaps.

#include <topoban/version.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace topoban::detail {

/// A set of 64-bit keys of which one bit in `64 * Words` is kept; `Words` is a power of two.
template <std::size_t Words>
class key_filter {
public:
    /// Adds a key.
    void insert(std::uint64_t key) noexcept { words_[word_of(key)] |= bit_of(key); }
    /// False for a key that was never added; for another one mostly true by chance alone once many
    /// keys are in.
    [[nodiscard]] bool may_hold(std::uint64_t key) const noexcept {
        return (words_[word_of(key)] & bit_of(key)) != 0;
    }

private:
    static_assert(std::has_single_bit(Words));
    [[nodiscard]] static std::size_t word_of(std::uint64_t key) noexcept {
        return static_cast<std::uint32_t>(key >> 6) & (Words - 1);
    }
    [[nodiscard]] static std::uint64_t bit_of(std::uint64_t key) noexcept {
        return std::uint64_t{1} << (key & 63);
    }

    std::array<std::uint64_t, Words> words_{};
};

} // namespace topoban::detail
