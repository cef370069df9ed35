// SPDX-License-Identifier: MIT
#pragma once

// Bits on a ring: which is the nearest set one ahead, which behind.

#include <topoban/core/contracts.hpp>

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace topoban {

/// The smallest unsigned integer with more than `Longest` bits, up to 64.
template <int Longest>
using cyclic_word =
    std::conditional_t<(Longest < 16), std::uint16_t,
                       std::conditional_t<(Longest < 32), std::uint32_t, std::uint64_t>>;

/// A row of bits used as a ring of `length` positions 0 … length − 1, where `length` ≤ `Longest`
/// is the caller's to remember: the same for every call. A regular value of a few bytes.
template <int Longest>
class cyclic_bits {
    static_assert(Longest > 0);
    static constexpr bool is_one_word = Longest < 64;

public:
    /// Turns the bit at a position.
    constexpr void flip(int at) noexcept { word_of(at) ^= bit(at); }
    /// Whether the bit at a position is set.
    [[nodiscard]] constexpr bool contains(int at) const noexcept {
        return (words_[index(at)] & bit(at)) != 0;
    }

    /// The least distance d > `beyond` at which the position d steps up from `from` is set;
    /// `length` where there is none before the ring is back at `from`.
    [[nodiscard]] constexpr int ahead(int from, int length, int beyond = 0) const noexcept {
        TOPOBAN_EXPECTS(0 <= from && from < length && 0 <= beyond);
        if constexpr (is_one_word) {
            const wide_word others = unrolled(from, length) >> beyond;
            return others == 0 ? length : beyond + 1 + std::countr_zero(others);
        } else {
            int d = beyond + 1;
            while (d < length && !contains((from + d) % length)) ++d;
            return d < length ? d : length;
        }
    }

    /// The same, down from `from`.
    [[nodiscard]] constexpr int behind(int from, int length, int beyond = 0) const noexcept {
        TOPOBAN_EXPECTS(0 <= from && from < length && 0 <= beyond);
        if constexpr (is_one_word) {
            if (beyond >= length - 1) return length;
            const wide_word others =
                unrolled(from, length) & ((wide_word{1} << (length - 1 - beyond)) - 1);
            return others == 0 ? length : length - static_cast<int>(std::bit_width(others));
        } else {
            int d = beyond + 1;
            while (d < length && !contains((from + length - d) % length)) ++d;
            return d < length ? d : length;
        }
    }

    [[nodiscard]] friend constexpr bool operator==(const cyclic_bits&,
                                                   const cyclic_bits&) noexcept = default;

private:
    using word = cyclic_word<is_one_word ? Longest : 32>;
    using wide_word = std::conditional_t<(Longest < 32), std::uint32_t, std::uint64_t>;
    static constexpr int word_bits = 8 * static_cast<int>(sizeof(word));
    static constexpr std::size_t word_count =
        is_one_word ? 1 : static_cast<std::size_t>((Longest + word_bits - 1) / word_bits);

    [[nodiscard]] static constexpr std::size_t index(int at) noexcept {
        return is_one_word ? 0 : static_cast<std::size_t>(at / word_bits);
    }
    [[nodiscard]] static constexpr word bit(int at) noexcept {
        return static_cast<word>(word{1} << (is_one_word ? at : at % word_bits));
    }
    [[nodiscard]] constexpr word& word_of(int at) noexcept { return words_[index(at)]; }

    /// The ring cut open at `from`: bit i is the position i + 1 steps up; `from` itself is left out.
    [[nodiscard]] constexpr wide_word unrolled(int from, int length) const noexcept {
        const wide_word bits = words_[0];
        return (bits >> (from + 1) | bits << (length - 1 - from)) &
               ((wide_word{1} << (length - 1)) - 1);
    }

    std::array<word, word_count> words_{};
};

} // namespace topoban
