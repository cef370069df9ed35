// SPDX-License-Identifier: MIT
#pragma once

// Which stones form a chain, and how much breath it has: lists that a merge joins in a moment.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace topoban {

/// Chains of stones on at most `Capacity` points with at most `MostNeighbours` neighbours each. It
/// knows no graph: whoever places stones says what touches what.
///
/// A chain is a circular list of stones that share a head, the index of one of them, under which
/// the chain's colour and breath are kept. Empty points belong to a chain that is none, with breath
/// to spare, as does the index `Capacity`, the point beyond a boundary: so the common path asks no
/// point whether it is a stone.
template <int Capacity, int MostNeighbours>
class chain_table {
public:
    /// A chain in one number: its colour in the two upper bits, its breath below.
    using word =
        std::conditional_t<(MostNeighbours < (1 << 13) / Capacity), std::uint16_t, std::uint32_t>;
    /// The bits that hold the breath.
    static constexpr word breath_mask = static_cast<word>(static_cast<word>(-1) >> 2);
    /// The word of a chain of these stones without breath.
    [[nodiscard]] static constexpr word breathless(colour stones) noexcept {
        return static_cast<word>(static_cast<unsigned>(stones) << colour_shift);
    }
    /// 1 where a word is that of a chain of `own`, not `colour::empty`, else 0: a shift, no branch.
    [[nodiscard]] static constexpr unsigned is_of(word chain, colour own) noexcept {
        return unsigned{chain} >> (colour_shift - 1U + static_cast<unsigned>(own)) & 1;
    }

    /// No stones.
    chain_table() noexcept {
        heads_.fill(none);
        words_[none] = plenty;
    }

    /// The index under which the chain at a point is kept; `Capacity` where there is none.
    [[nodiscard]] std::size_t head(point p) const noexcept { return heads_[index(p)]; }
    /// The word of the chain at a point, `colour::empty` with breath to spare where there is none.
    [[nodiscard]] word at(point p) const noexcept { return words_[head(p)]; }
    /// What stands on a point.
    [[nodiscard]] colour stones_at(point p) const noexcept {
        return static_cast<colour>(at(p) >> colour_shift);
    }
    /// The breath of the chain at a point.
    [[nodiscard]] unsigned breath_at(point p) const noexcept { return at(p) & breath_mask; }
    /// Whether the stone at `p` has no other in its chain.
    [[nodiscard]] bool is_single(point p) const noexcept { return next_[index(p)] == p; }

    /// Calls `visit(s)` for each stone of the chain at `p`, which must not be empty. It may empty
    /// the points it has been told of.
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

    /// Adds to the breath of the chain at a point, or takes from it. `settle` must follow before
    /// anything else is asked of points that may have been empty.
    void breathe(point p, int breath) noexcept {
        word& chain = words_[head(p)];
        chain = static_cast<word>(chain + static_cast<word>(breath));
    }
    /// Gives the chain that is none its breath back.
    void settle() noexcept { words_[none] = plenty; }

    /// Makes a stone on an empty point part of the chain kept under `into`, or with `into == p` a
    /// chain of its own, and adds to the chain's breath.
    void enter(point p, colour own, unsigned breath, std::size_t into) noexcept {
        const std::size_t s = index(p);
        next_[s] = static_cast<small_index>(p);
        words_[s] = breathless(own);
        heads_[s] = static_cast<small_index>(into);
        std::swap(next_[s], next_[into]);
        words_[into] = static_cast<word>(words_[into] + breath);
    }
    /// Makes one chain of two of the same colour. The one with less breath, most often the smaller
    /// one, is relabelled.
    void merge(point p, point q) noexcept {
        std::size_t kept = head(p);
        std::size_t joined = head(q);
        if (kept == joined) return;
        if (words_[kept] < words_[joined]) std::swap(kept, joined);
        for_each_stone(static_cast<point>(joined),
                       [&](point s) { heads_[index(s)] = static_cast<small_index>(kept); });
        std::swap(next_[kept], next_[joined]);
        words_[kept] = static_cast<word>(words_[kept] + (words_[joined] & breath_mask));
    }
    /// Leaves a point without a stone; its chain must be removed whole.
    void empty(point p) noexcept { heads_[index(p)] = none; }

    /// Whether the chain that is none has its breath; for tests.
    [[nodiscard]] bool is_settled() const noexcept { return words_[none] == plenty; }

private:
    using small_index = index_for<Capacity>;
    static constexpr small_index none = Capacity;
    static constexpr word plenty = breath_mask / 2;
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

} // namespace topoban
