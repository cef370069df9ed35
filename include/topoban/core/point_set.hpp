// SPDX-License-Identifier: MIT
#pragma once

// A set of points as a fixed row of bits: constant time for one point, a few words for a board.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/point.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <ostream>

// The few words of a set are worked on without a loop or a call at every level of optimisation.
#if defined(__clang__)
#define TOPOBAN_DETAIL_UNROLLED _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define TOPOBAN_DETAIL_UNROLLED _Pragma("GCC unroll 8")
#else
#define TOPOBAN_DETAIL_UNROLLED
#endif

namespace topoban {

namespace detail {
/// The set bits of a few words. Without the machine's instruction std::popcount is a call that
/// looks up bytes; summing up to three words nibble by nibble is several times quicker.
template <std::size_t Count>
[[nodiscard, gnu::always_inline]] constexpr int
bit_count(const std::array<std::uint64_t, Count>& words) noexcept {
    int count = 0;
#if defined(__POPCNT__) || !(defined(__x86_64__) || defined(__i386__))
    for (const std::uint64_t w : words) count += std::popcount(w);
#else
    for (std::size_t first = 0; first < Count; first += 3) {
        std::uint64_t nibbles = 0;
        for (std::size_t i = first; i < Count && i < first + 3; ++i) {
            const std::uint64_t pairs = words[i] - (words[i] >> 1 & 0x5555555555555555ULL);
            nibbles += (pairs & 0x3333333333333333ULL) + (pairs >> 2 & 0x3333333333333333ULL);
        }
        const std::uint64_t bytes =
            (nibbles & 0x0f0f0f0f0f0f0f0fULL) + (nibbles >> 4 & 0x0f0f0f0f0f0f0f0fULL);
        count += static_cast<int>(bytes * 0x0101010101010101ULL >> 56);
    }
#endif
    return count;
}
} // namespace detail

/// A set of points 0 … Capacity − 1. A regular value; iteration is in ascending order.
template <int Capacity>
class point_set {
    static_assert(Capacity > 0);

public:
    using word = std::uint64_t;
    /// Points a word.
    static constexpr int word_bits = 64;
    /// Words a set.
    static constexpr int word_count = (Capacity + word_bits - 1) / word_bits;

    class iterator;
    using const_iterator = iterator;
    using value_type = point;

    /// The empty set.
    constexpr point_set() noexcept = default;

    /// The set of the points listed.
    constexpr point_set(std::initializer_list<point> points) noexcept {
        for (const point p : points) insert(p);
    }

    /// Every point below `size`.
    [[nodiscard]] static constexpr point_set below(int size) noexcept {
        TOPOBAN_EXPECTS(0 <= size && size <= Capacity);
        if (size > Capacity) size = Capacity;
        point_set set;
        for (int w = 0; w < word_count; ++w) {
            const int bits = size - w * word_bits;
            if (bits >= word_bits)
                set.at(w) = ~word{0};
            else if (bits > 0)
                set.at(w) = (word{1} << bits) - 1;
        }
        return set;
    }

    /// Whether a point is in the set.
    [[nodiscard, gnu::always_inline]] constexpr bool contains(point p) const noexcept {
        return (at(word_of(p)) >> bit_of(p) & 1) != 0;
    }
    [[nodiscard]] constexpr bool empty() const noexcept {
        word any = 0;
        TOPOBAN_DETAIL_UNROLLED for (const word w : words_) any |= w;
        return any == 0;
    }
    [[nodiscard]] constexpr int size() const noexcept { return detail::bit_count(words_); }
    /// The least point; the set must not be empty.
    [[nodiscard]] constexpr point front() const noexcept {
        TOPOBAN_EXPECTS(!empty());
        return *begin();
    }
    /// Whether the sets share a point.
    [[nodiscard]] constexpr bool intersects(const point_set& other) const noexcept {
        return !(*this & other).empty();
    }
    /// The bits, 64 points a word, point 0 the lowest bit of the first.
    [[nodiscard]] constexpr const std::array<word, std::size_t(word_count)>&
    words() const noexcept {
        return words_;
    }

    /// Calls `visit(p)` for each point in ascending order; quicker than iterators.
    template <class Visitor>
    constexpr void for_each(Visitor visit) const {
        for (int w = 0; w < word_count; ++w)
            for (word left = at(w); left != 0; left &= left - 1)
                visit(w * word_bits + std::countr_zero(left));
    }

    /// The points for which `question(p)` is not zero, gathered without a branch a point.
    template <class Question>
    [[nodiscard]] constexpr point_set where(Question question) const {
        point_set kept;
        for (int w = 0; w < word_count; ++w)
            for (word left = at(w); left != 0; left &= left - 1) {
                const int bit = std::countr_zero(left);
                kept.at(w) |= word{question(w * word_bits + bit) != 0} << bit;
            }
        return kept;
    }

    /// Puts a point in; it may be there already.
    constexpr void insert(point p) noexcept { at(word_of(p)) |= word{1} << bit_of(p); }
    /// Takes a point out; it need not be there.
    constexpr void erase(point p) noexcept { at(word_of(p)) &= ~(word{1} << bit_of(p)); }
    constexpr void clear() noexcept { words_ = {}; }

    /// Adds the other set's points.
    [[gnu::always_inline]] constexpr point_set& operator|=(const point_set& other) noexcept {
        TOPOBAN_DETAIL_UNROLLED for (int w = 0; w < word_count; ++w) at(w) |= other.at(w);
        return *this;
    }
    /// Keeps only the other set's points.
    [[gnu::always_inline]] constexpr point_set& operator&=(const point_set& other) noexcept {
        TOPOBAN_DETAIL_UNROLLED for (int w = 0; w < word_count; ++w) at(w) &= other.at(w);
        return *this;
    }
    /// Takes the other set's points away.
    [[gnu::always_inline]] constexpr point_set& operator-=(const point_set& other) noexcept {
        TOPOBAN_DETAIL_UNROLLED for (int w = 0; w < word_count; ++w) at(w) &= ~other.at(w);
        return *this;
    }
    /// The points of either.
    [[nodiscard, gnu::always_inline]] friend constexpr point_set
    operator|(point_set a, const point_set& b) noexcept {
        return a |= b;
    }
    /// The points of both.
    [[nodiscard, gnu::always_inline]] friend constexpr point_set
    operator&(point_set a, const point_set& b) noexcept {
        return a &= b;
    }
    /// The points of `a` that are not in `b`.
    [[nodiscard, gnu::always_inline]] friend constexpr point_set
    operator-(point_set a, const point_set& b) noexcept {
        return a -= b;
    }
    [[nodiscard]] friend constexpr bool operator==(const point_set&,
                                                   const point_set&) noexcept = default;

    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator(*this, 0); }
    [[nodiscard]] constexpr iterator end() const noexcept { return iterator(*this, word_count); }

    /// Prints `{1, 5, 7}`.
    friend std::ostream& operator<<(std::ostream& out, const point_set& set) {
        const char* separator = "{";
        for (const point p : set) {
            out << separator << p;
            separator = ", ";
        }
        return out << (set.empty() ? "{}" : "}");
    }

private:
    [[nodiscard]] static constexpr int word_of(point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p < Capacity);
        return p / word_bits;
    }
    [[nodiscard]] static constexpr unsigned bit_of(point p) noexcept {
        return static_cast<unsigned>(p) % word_bits;
    }
    [[nodiscard]] constexpr word& at(int w) noexcept { return words_[std::size_t(w)]; }
    [[nodiscard]] constexpr const word& at(int w) const noexcept { return words_[std::size_t(w)]; }

    std::array<word, std::size_t(word_count)> words_{};
};

/// Walks a set's points in ascending order; it holds the words it still has to visit, so it
/// outlives the set.
template <int Capacity>
class point_set<Capacity>::iterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = point;
    using difference_type = std::ptrdiff_t;
    using pointer = const point*;
    using reference = point;

    constexpr iterator() noexcept = default;

    [[nodiscard]] constexpr point operator*() const noexcept {
        return (word_count == 1 ? 0 : word_ * word_bits) + std::countr_zero(bits_);
    }
    constexpr iterator& operator++() noexcept {
        bits_ &= bits_ - 1;
        skip_empty_words();
        return *this;
    }
    constexpr iterator operator++(int) noexcept {
        iterator before = *this;
        ++*this;
        return before;
    }
    [[nodiscard]] friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
        // In a single word the bits left to visit say it all, and are quicker to compare.
        return a.bits_ == b.bits_ && (word_count == 1 || a.word_ == b.word_);
    }

private:
    friend class point_set;
    constexpr iterator(const point_set& set, int first_word) noexcept
        : words_(set.words_),
          word_(first_word),
          bits_(first_word < word_count ? set.at(first_word) : 0) {
        skip_empty_words();
    }
    constexpr void skip_empty_words() noexcept {
        while (word_count > 1 && bits_ == 0 && word_ < word_count)
            bits_ = ++word_ < word_count ? words_[std::size_t(word_)] : 0;
    }

    std::array<word, std::size_t(word_count)> words_{};
    int word_ = word_count;
    word bits_ = 0;
};

} // namespace topoban

template <int Capacity>
struct std::hash<topoban::point_set<Capacity>> {
    [[nodiscard]] std::size_t operator()(const topoban::point_set<Capacity>& set) const noexcept {
        std::uint64_t mixed = 0;
        for (const std::uint64_t w : set.words()) mixed = topoban::mix64(mixed ^ w);
        return std::hash<std::uint64_t>{}(mixed);
    }
};
