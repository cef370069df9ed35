// SPDX-License-Identifier: MIT
#pragma once

// The kernel under Go and CrystalGo: chains kept up to date stone by stone on any graph.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace topoban {

/// The key of a stone on a point; a position's key is the exclusive or over its stones.
template <int Capacity>
[[nodiscard]] constexpr std::uint64_t stone_key(point p, colour stones) noexcept {
    return zobrist_keys<2 * std::size_t(Capacity)>[2 * static_cast<std::size_t>(p) +
                                                   (stones == colour::white ? 1 : 0)];
}

/// Stones on a graph, mutable and without rules: what stands, which chain it belongs to, how many
/// pseudo-liberties that chain has (an empty point counts once for each stone it touches, so zero
/// means breathless and nothing else can be read off it), and the position's key.
///
/// Chains are circular lists of stones that share a head, the index under which the chain's
/// numbers are kept. A merge relabels the shorter list.
template <graph Graph>
class stone_board {
public:
    static constexpr int capacity = Graph::capacity;
    using points = point_set<capacity>;

    explicit stone_board(Graph board = {}) : graph_(std::move(board)) {}

    /// The same stones placed from scratch, with no capture.
    stone_board(Graph board, const colouring<capacity>& stones) : stone_board(std::move(board)) {
        for (const point p : stones.black) put(p, colour::black);
        for (const point p : stones.white) put(p, colour::white);
    }

    [[nodiscard]] const Graph& board() const noexcept { return graph_; }
    [[nodiscard]] int size() const noexcept { return graph_.size(); }
    [[nodiscard]] colour at(point p) const noexcept { return colours_[index(p)]; }
    [[nodiscard]] const colouring<capacity>& stones() const noexcept { return stones_; }
    [[nodiscard]] points empty_points() const noexcept {
        return points::below(size()) - stones_.occupied();
    }
    /// The position's key, from the stones alone.
    [[nodiscard]] std::uint64_t key() const noexcept { return key_; }

    /// The points of the chain at `p`, which must not be empty.
    [[nodiscard]] points chain_points(point p) const noexcept {
        points chain;
        add_chain(chain, head(p));
        return chain;
    }
    [[nodiscard]] bool is_breathless(point p) const noexcept { return breath_[head(p)] == 0; }

    /// Whether an empty point has an empty neighbour.
    [[nodiscard]] bool has_empty_neighbour(point p) const noexcept {
        for (const point n : graph_.neighbours(p))
            if (at(n) == colour::empty) return true;
        return false;
    }

    /// Whether a stone there would leave its own chain breathless, captures done first
    /// (rules-go.md §3). `p` must be empty.
    [[nodiscard]] bool is_suicide(point p, colour own) const noexcept;

    /// The points of all opposing chains whose last liberty is `p`.
    [[nodiscard]] points captures(point p, colour own) const noexcept;

    /// The key after a stone of `own` on `p` has captured what it captures.
    [[nodiscard]] std::uint64_t key_after(point p, colour own) const noexcept;

    /// Places a stone on an empty point and removes the opposing chains this leaves breathless.
    /// Suicide is the caller's business: such a chain stays, breathless. Returns what was removed.
    points place(point p, colour own) noexcept;

    /// Gives the graph other edges at `centre`, an empty point, and nowhere else. No chain is
    /// removed.
    void rewire(point centre, Graph after) noexcept {
        TOPOBAN_EXPECTS(at(centre) == colour::empty);
        for (const point n : graph_.neighbours(centre))
            if (at(n) != colour::empty) --breath_[head(n)];
        graph_ = std::move(after);
        for (const point n : graph_.neighbours(centre))
            if (at(n) != colour::empty) ++breath_[head(n)];
    }

    /// Removes the chain at `p`. Returns its points.
    points remove_chain(point p) noexcept {
        points removed;
        const std::size_t dead = head(p);
        add_chain(removed, dead);
        const colour stones = at(p);
        for (const point s : removed) {
            colours_[index(s)] = colour::empty;
            key_ ^= stone_key<capacity>(s, stones);
        }
        stones_.of(stones) -= removed;
        for (const point s : removed)
            for (const point n : graph_.neighbours(s))
                if (at(n) != colour::empty) ++breath_[head(n)];
        return removed;
    }

    /// Whether every list, count and key equals what the colouring alone gives: the from-scratch
    /// twin, for tests.
    [[nodiscard]] bool validate() const;

private:
    using small_index = index_for<capacity>;

    [[nodiscard]] static std::size_t index(point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p < capacity);
        return static_cast<std::size_t>(p);
    }
    [[nodiscard]] std::size_t head(point p) const noexcept { return head_[index(p)]; }

    /// How often `p` touches the chain with this head.
    [[nodiscard]] int contacts(point p, std::size_t chain) const noexcept {
        int count = 0;
        for (const point n : graph_.neighbours(p))
            count += at(n) != colour::empty && head(n) == chain ? 1 : 0;
        return count;
    }

    template <class Visitor>
    void for_each_stone(std::size_t chain, Visitor visit) const noexcept {
        std::size_t s = chain;
        do {
            visit(static_cast<point>(s));
            s = next_[s];
        } while (s != chain);
    }
    void add_chain(points& to, std::size_t chain) const noexcept {
        for_each_stone(chain, [&](point s) { to.insert(s); });
    }

    void put(point p, colour own) noexcept;
    void merge(std::size_t kept, std::size_t joined) noexcept;

    [[no_unique_address]] Graph graph_;
    std::array<colour, std::size_t(capacity)> colours_{};
    std::array<small_index, std::size_t(capacity)> head_{};
    std::array<small_index, std::size_t(capacity)> next_{};
    std::array<small_index, std::size_t(capacity)> length_{};
    std::array<std::uint16_t, std::size_t(capacity)> breath_{};
    colouring<capacity> stones_;
    std::uint64_t key_ = 0;
};

template <graph Graph>
bool stone_board<Graph>::is_suicide(point p, colour own) const noexcept {
    TOPOBAN_EXPECTS(at(p) == colour::empty);
    for (const point n : graph_.neighbours(p)) {
        if (at(n) == colour::empty) return false;
        const bool takes_last_liberty = breath_[head(n)] == contacts(p, head(n));
        if (takes_last_liberty == (at(n) != own)) return false;
    }
    return true;
}

template <graph Graph>
auto stone_board<Graph>::captures(point p, colour own) const noexcept -> points {
    points taken;
    for (const point n : graph_.neighbours(p))
        if (at(n) == opponent(own) && !taken.contains(n) &&
            breath_[head(n)] == contacts(p, head(n)))
            add_chain(taken, head(n));
    return taken;
}

template <graph Graph>
std::uint64_t stone_board<Graph>::key_after(point p, colour own) const noexcept {
    std::uint64_t key = key_ ^ stone_key<capacity>(p, own);
    for (const point s : captures(p, own)) key ^= stone_key<capacity>(s, opponent(own));
    return key;
}

template <graph Graph>
void stone_board<Graph>::merge(std::size_t kept, std::size_t joined) noexcept {
    if (length_[kept] < length_[joined]) std::swap(kept, joined);
    for_each_stone(joined, [&](point s) { head_[index(s)] = static_cast<small_index>(kept); });
    std::swap(next_[kept], next_[joined]);
    length_[kept] = static_cast<small_index>(length_[kept] + length_[joined]);
    breath_[kept] = static_cast<std::uint16_t>(breath_[kept] + breath_[joined]);
}

template <graph Graph>
void stone_board<Graph>::put(point p, colour own) noexcept {
    const std::size_t s = index(p);
    colours_[s] = own;
    head_[s] = next_[s] = static_cast<small_index>(p);
    length_[s] = 1;
    stones_.of(own).insert(p);
    key_ ^= stone_key<capacity>(p, own);
    std::uint16_t breath = 0;
    for (const point n : graph_.neighbours(p)) {
        if (at(n) == colour::empty)
            ++breath;
        else
            --breath_[head(n)];
    }
    breath_[s] = breath;
    for (const point n : graph_.neighbours(p))
        if (at(n) == own && head(n) != head(p)) merge(head(p), head(n));
}

template <graph Graph>
auto stone_board<Graph>::place(point p, colour own) noexcept -> points {
    TOPOBAN_EXPECTS(at(p) == colour::empty && own != colour::empty);
    put(p, own);
    points taken;
    for (const point n : graph_.neighbours(p))
        if (at(n) == opponent(own) && is_breathless(n)) taken |= remove_chain(n);
    return taken;
}

template <graph Graph>
bool stone_board<Graph>::validate() const {
    std::uint64_t key = 0;
    for (point p = 0; p < size(); ++p) {
        if (at(p) != stones_[p]) return false;
        if (at(p) != colour::empty) key ^= stone_key<capacity>(p, at(p));
    }
    if (key != key_ || stones_.black.intersects(stones_.white)) return false;
    for (const auto& chain : chains_of(graph_, stones_)) {
        const point first = chain.points.front();
        int breath = 0;
        for (const point s : chain.points) {
            if (head(s) != head(first)) return false;
            for (const point n : graph_.neighbours(s)) breath += at(n) == colour::empty ? 1 : 0;
        }
        if (chain_points(first) != chain.points || length_[head(first)] != chain.points.size() ||
            breath_[head(first)] != breath)
            return false;
    }
    return true;
}

} // namespace topoban
