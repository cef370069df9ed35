// SPDX-License-Identifier: MIT
#pragma once

// Which stones form a chain, and how many pseudo-liberties it has: lists that merge in constant time.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace topoban::detail {

/// Chains of stones on at most `Capacity` points with at most `MostNeighbours` neighbours each. It
/// knows no graph: whoever places stones says what touches what.
///
/// A chain is a circular list of stones that share a head, the index of one of them, under which
/// the chain's colour and pseudo-liberties are kept. Empty points belong to the sentinel chain,
/// which has no colour and always many pseudo-liberties, as does the index `Capacity`, the point
/// beyond a boundary: so the common path asks no point whether it is a stone.
template <int Capacity, int MostNeighbours>
class chain_table {
    static_assert(Capacity < 65'536, "a board of stones has at most 65 535 points");

public:
    /// A chain in one number: its colour in the two upper bits, its pseudo-liberties below.
    using word =
        std::conditional_t<(MostNeighbours < (1 << 13) / Capacity), std::uint16_t, std::uint32_t>;
    /// The most pseudo-liberties a word can hold, and the bits that hold them.
    static constexpr word most_liberties = static_cast<word>(static_cast<word>(-1) >> 2);
    /// The word of a chain of this colour without liberties.
    [[nodiscard]] static constexpr word without_liberties(colour own) noexcept {
        return static_cast<word>(static_cast<unsigned>(own) << colour_shift);
    }
    /// 1 where a word is that of a chain of `own`, not `colour::empty`, else 0: a shift, no branch.
    [[nodiscard]] static constexpr unsigned is_of(word chain, colour own) noexcept {
        return unsigned{chain} >> (colour_shift - 1U + static_cast<unsigned>(own)) & 1;
    }
    /// 1 where a word is that of a chain of `own` with `least` … `most` pseudo-liberties, else 0. One
    /// comparison: beyond either end of that range the difference wraps round.
    [[nodiscard]] static constexpr unsigned has_liberties(word chain, colour own, unsigned least,
                                                          unsigned most) noexcept {
        const auto first = static_cast<word>(without_liberties(own) + least);
        return static_cast<unsigned>(static_cast<word>(chain - first) <= most - least);
    }

    /// No stones.
    chain_table() noexcept {
        heads_.fill(sentinel);
        reset_sentinel();
    }

    /// The index under which the chain at a point is kept; `Capacity`, the sentinel, where there is
    /// none.
    [[nodiscard]] std::size_t head(point p) const noexcept { return heads_[index(p)]; }
    /// The word of the chain at a point; the sentinel's where there is none.
    [[nodiscard]] word at(point p) const noexcept { return words_[head(p)]; }
    /// What stands on a point.
    [[nodiscard]] colour colour_at(point p) const noexcept {
        return static_cast<colour>(at(p) >> colour_shift);
    }
    /// The pseudo-liberties of the chain at a point; many where there is none.
    [[nodiscard]] unsigned pseudo_liberties(point p) const noexcept {
        return at(p) & most_liberties;
    }
    /// Whether the stone at `p` has no other in its chain.
    [[nodiscard]] bool is_single(point p) const noexcept { return next_[index(p)] == p; }

    /// Calls `visit(s)` for each stone of the chain at `p`, which must not be empty. It may remove
    /// the stones it has been told of.
    template <class Visitor>
    void for_each_stone(point p, Visitor visit) const noexcept {
        const std::size_t first = head(p);
        std::size_t s = first;
        do {
            const std::size_t next = next_[s];
            visit(static_cast<point>(s));
            s = next;
        } while (s != first);
    }

    /// Adds to the pseudo-liberties of the chain at a point, or with a negative number takes from
    /// them. `reset_sentinel` must follow before anything else is asked of points that may have been
    /// empty.
    void add_pseudo_liberties(point p, int count) noexcept {
        word& chain = words_[head(p)];
        chain = static_cast<word>(chain + static_cast<word>(count));
    }
    /// Gives the sentinel chain its pseudo-liberties back.
    void reset_sentinel() noexcept { words_[sentinel] = many; }

    /// Makes a stone on an empty point part of the chain kept under `head`, or with `head == p` a
    /// chain of its own, and adds to the chain's pseudo-liberties.
    void add_stone(point p, colour own, unsigned pseudo_liberties, std::size_t head) noexcept {
        const std::size_t s = index(p);
        next_[s] = static_cast<small_index>(p);
        words_[s] = without_liberties(own);
        heads_[s] = static_cast<small_index>(head);
        std::swap(next_[s], next_[head]);
        words_[head] = static_cast<word>(words_[head] + pseudo_liberties);
    }
    /// Makes one chain of two of the same colour. The one with fewer pseudo-liberties, most often the
    /// smaller one, is relabelled.
    void merge(point p, point q) noexcept {
        std::size_t kept = head(p);
        std::size_t joined = head(q);
        if (kept == joined) return;
        if (words_[kept] < words_[joined]) std::swap(kept, joined);
        for_each_stone(static_cast<point>(joined),
                       [&](point s) { heads_[index(s)] = static_cast<small_index>(kept); });
        std::swap(next_[kept], next_[joined]);
        words_[kept] = static_cast<word>(words_[kept] + (words_[joined] & most_liberties));
    }
    /// Leaves a point without a stone; its chain must be removed whole.
    void remove_stone(point p) noexcept { heads_[index(p)] = sentinel; }

    /// Whether the sentinel chain has its pseudo-liberties; for tests.
    [[nodiscard]] bool is_sentinel_reset() const noexcept { return words_[sentinel] == many; }

private:
    using small_index = index_for<Capacity>;
    static constexpr small_index sentinel = Capacity;
    static constexpr word many = most_liberties / 2;
    static constexpr unsigned colour_shift = 8 * sizeof(word) - 2;

    [[nodiscard]] static std::size_t index(point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p <= Capacity);
        return static_cast<std::size_t>(p);
    }

    template <class T>
    using rows = std::array<T, std::size_t(Capacity) + 1>;
    rows<small_index> heads_;
    rows<small_index> next_{};
    rows<word> words_{};
};

} // namespace topoban::detail
