// SPDX-License-Identifier: MIT
#pragma once

// The kernel under Go and CrystalGo: chains kept up to date stone by stone on any graph.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/graph.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace topoban {

/// The key of a stone on a point; a position's key is the exclusive or over its stones.
template <int Capacity>
[[nodiscard]] constexpr std::uint64_t stone_key(point p, colour stones) noexcept {
    return zobrist_keys<2 * std::size_t(Capacity)>[2 * static_cast<std::size_t>(p) +
                                                   (stones == colour::white ? 1 : 0)];
}

/// Stones on a graph, mutable and without rules: what stands, which chain it belongs to, how many
/// pseudo-liberties that chain has, what each point's neighbours are, and the position's key.
///
/// A chain is a circular list of stones that share a head, the index under which the chain's
/// numbers are kept; a merge relabels the shorter list. A chain's breath counts its
/// pseudo-liberties: an empty point once for each stone it touches, so zero means breathless and
/// nothing else can be read off it. Empty points belong to a chain that is none, with breath to
/// spare, so that the common path asks no neighbour whether it is a stone.
template <graph Graph>
class stone_board {
public:
    static constexpr int capacity = Graph::capacity;
    using points = point_set<capacity>;

    /// The empty board.
    explicit stone_board(Graph board = {}) : graph_(std::move(board)) {
        heads_.fill(none);
        for (point p = 0; p < size(); ++p)
            beside_[index(p)] = static_cast<tally>(graph_.neighbours(p).size());
        breath_[none] = plenty;
        colours_[none] = off_board;
    }

    /// The same stones placed from scratch, with no capture.
    stone_board(Graph board, const colouring<capacity>& stones) : stone_board(std::move(board)) {
        for (const point p : stones.black) put(p, colour::black);
        for (const point p : stones.white) put(p, colour::white);
    }

    /// The graph under the stones.
    [[nodiscard]] const Graph& board() const noexcept { return graph_; }
    /// The number of points.
    [[nodiscard]] int size() const noexcept { return graph_.size(); }
    /// What stands on a point.
    [[nodiscard]] colour at(point p) const noexcept { return colours_[index(p)]; }
    /// What stands, read off point by point: whoever asks often keeps it beside the kernel.
    [[nodiscard]] colouring<capacity> stones() const noexcept {
        colouring<capacity> all;
        for (point p = 0; p < size(); ++p)
            if (at(p) != colour::empty) all.of(at(p)).insert(p);
        return all;
    }
    /// The position's key, from the stones alone.
    [[nodiscard]] std::uint64_t key() const noexcept { return key_; }

    /// The points of the chain at `p`, which must not be empty.
    [[nodiscard]] points chain_points(point p) const noexcept {
        points chain;
        for_each_stone(head(p), [&](point s) { chain.insert(s); });
        return chain;
    }
    [[nodiscard]] bool is_breathless(point p) const noexcept { return breath_[head(p)] == 0; }
    /// Whether the stone at `p` has no other in its chain.
    [[nodiscard]] bool is_single(point p) const noexcept { return next_[index(p)] == p; }
    /// How many empty points the stones of the chain at `p` touch, one counted once for each.
    [[nodiscard]] int pseudo_liberties(point p) const noexcept {
        return static_cast<int>(breath_[head(p)]);
    }

    [[nodiscard]] bool has_empty_neighbour(point p) const noexcept {
        return (beside_[index(p)] & tally_mask) != 0;
    }
    /// Whether a neighbour of `p` is a stone of this colour.
    [[nodiscard]] bool has_neighbour(point p, colour stones) const noexcept {
        return (beside_[index(p)] >> tally_shift(stones) & tally_mask) != 0;
    }

    /// Whether a stone there would leave its own chain breathless, captures done first
    /// (rules-go.md §3). `p` must be empty.
    [[nodiscard]] bool is_suicide(point p, colour own) const noexcept;

    /// The points of all opposing chains whose last liberty is `p`, an empty point.
    [[nodiscard]] points captures(point p, colour own) const noexcept;

    /// The key after a stone of `own` on `p` has captured what it captures.
    [[nodiscard]] std::uint64_t key_after(point p, colour own) const noexcept;

    /// Places a stone on an empty point and removes the opposing chains this leaves breathless,
    /// telling `removed(point)` of each of their stones. Suicide is the caller's business: such a
    /// chain stays, breathless. Returns how many stones were removed.
    template <class Visitor>
    int place(point p, colour own, Visitor removed) noexcept;

    /// The same; returns the points of what was removed.
    points place(point p, colour own) noexcept {
        points taken;
        place(p, own, [&](point s) { taken.insert(s); });
        return taken;
    }

    /// Whether no chain beside an empty point depends on its liberty there: each has more breath
    /// than the point has neighbours. A quick test, which may say no too often.
    [[nodiscard]] bool is_dispensable(point p) const noexcept {
        const auto beside = graph_.neighbours(p);
        bool spare = true;
        for (const point n : beside) spare &= breath_[head(n)] > beside.size();
        return spare;
    }

    /// The points of all chains of these stones that other edges at `centre`, an empty point, would
    /// leave breathless.
    [[nodiscard]] points breathless_after(point centre, const Graph& after,
                                          colour stones) const noexcept {
        points dead;
        const auto beside = graph_.neighbours(centre);
        for (const point n : beside) {
            if (at(n) != stones || dead.contains(n)) continue;
            const auto contacts = [&](const auto& around) {
                std::size_t count = 0;
                for (const point m : around) count += head(m) == head(n) ? 1 : 0;
                return count;
            };
            if (breath_[head(n)] == contacts(beside) && contacts(after.neighbours(centre)) == 0)
                for_each_stone(head(n), [&](point s) { dead.insert(s); });
        }
        return dead;
    }

    /// Gives the graph other edges at `centre`, an empty point, and nowhere else. No chain is
    /// removed.
    void rewire(point centre, Graph after) noexcept {
        TOPOBAN_EXPECTS(at(centre) == colour::empty);
        for (const point n : graph_.neighbours(centre)) {
            --breath_[head(n)];
            --beside_[index(n)];
        }
        graph_ = std::move(after);
        tally around = 0;
        for (const point n : graph_.neighbours(centre)) {
            ++breath_[head(n)];
            ++beside_[index(n)];
            around = static_cast<tally>(around + (tally{1} << tally_shift(at(n))));
        }
        beside_[index(centre)] = around;
        breath_[none] = plenty;
    }

    /// Removes the chain at `p`. Returns its points.
    points remove_chain(point p) noexcept {
        points taken;
        remove(head(p), at(p), [&](point s) { taken.insert(s); });
        return taken;
    }

    /// Whether every list, count and key equals what the colouring alone gives: the from-scratch
    /// twin, for tests.
    [[nodiscard]] bool validate() const;

private:
    using small_index = index_for<capacity>;

    /// A bound on a point's neighbours: on a graph that states none, all the other points.
    static constexpr int most_neighbours = [] {
        if constexpr (slotted_graph<Graph>)
            return Graph::degree_bound;
        else
            return capacity - 1;
    }();
    static_assert(most_neighbours < 1024, "a dense graph of more points needs wider tallies");

    /// Holds the pseudo-liberties of any chain, also on a dense graph.
    using breath_count =
        std::conditional_t<(most_neighbours <= 0xffff / capacity), std::uint16_t, std::uint32_t>;

    /// Three counts in one number: neighbours that are empty, black and white.
    using tally = std::conditional_t<slotted_graph<Graph>, std::uint16_t, std::uint32_t>;
    static constexpr int tally_bits = slotted_graph<Graph> ? 4 : 10;
    static constexpr tally tally_mask = (tally{1} << tally_bits) - 1;
    [[nodiscard]] static constexpr int tally_shift(colour stones) noexcept {
        return tally_bits * static_cast<int>(stones);
    }
    /// What a neighbour's tally gains when an empty point becomes a stone of this colour.
    [[nodiscard]] static constexpr tally tally_gain(colour stones) noexcept {
        return static_cast<tally>((tally{1} << tally_shift(stones)) - 1);
    }

    /// The place of the chain that is none, and of the point beyond a boundary.
    static constexpr small_index none = capacity;
    static constexpr breath_count plenty = 0x8000;
    static constexpr colour off_board{3};

    [[nodiscard]] static std::size_t index(point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p <= capacity);
        return static_cast<std::size_t>(p);
    }
    [[nodiscard]] std::size_t head(point p) const noexcept { return heads_[index(p)]; }

    /// Calls `visit(n)` for each neighbour of `p`. On a slotted graph that is a row of fixed length,
    /// with `none` among its points, and no loop at all.
    template <class Visitor>
    void for_each_around(point p, Visitor visit) const noexcept {
        if constexpr (slotted_graph<Graph>) {
            [&]<std::size_t... Slot>(const auto& slots, std::index_sequence<Slot...>) {
                (visit(point{slots[Slot]}), ...);
            }
            (graph_.slots(p), std::make_index_sequence<std::size_t(Graph::degree_bound)>{});
        } else {
            for (const point n : graph_.neighbours(p)) visit(n);
        }
    }
    /// The slots of a slotted graph whose point answers 1, not 0, to `wanted(n)`, a bit each.
    template <class Question>
    [[nodiscard]] unsigned slots_around(point p, Question wanted) const noexcept {
        unsigned chosen = 0;
        int slot = 0;
        for_each_around(p, [&](point n) { chosen |= unsigned{wanted(n)} << slot++; });
        return chosen;
    }
    [[nodiscard]] point slot(point p, int number) const noexcept {
        return graph_.slots(p)[static_cast<std::size_t>(number)];
    }
    /// Calls `visit(n)` for the neighbours that answer 1, not 0, to `wanted(n)`. On a slotted graph
    /// all are asked first, so that only the number of answers is a branch.
    template <class Question, class Visitor>
    void for_each_around(point p, Question wanted, Visitor visit) const noexcept {
        if constexpr (slotted_graph<Graph>) {
            for (unsigned chosen = slots_around(p, wanted); chosen != 0; chosen &= chosen - 1)
                visit(slot(p, std::countr_zero(chosen)));
        } else {
            for (const point n : graph_.neighbours(p))
                if (wanted(n) != 0) visit(n);
        }
    }
    /// 1 where a stone of this colour is at `p`, else 0.
    [[nodiscard]] unsigned is(point p, colour stones) const noexcept {
        return static_cast<unsigned>(at(p) == stones);
    }
    /// 1 where `p`, an empty point, is all the breath the chain of its neighbour `n` has, else 0.
    [[nodiscard]] unsigned is_last_breath(point p, point n) const noexcept {
        unsigned contacts = 0;
        for_each_around(p, [&](point m) { contacts += static_cast<unsigned>(head(m) == head(n)); });
        return static_cast<unsigned>(breath_[head(n)] == contacts);
    }

    template <class Visitor>
    void for_each_stone(std::size_t chain, Visitor visit) const noexcept {
        std::size_t s = chain;
        do {
            const std::size_t next = next_[s];
            visit(static_cast<point>(s));
            s = next;
        } while (s != chain);
    }

    template <class Visitor>
    void for_each_capture(point p, colour own, Visitor visit) const noexcept;
    bool put(point p, colour own) noexcept;
    void join(point p, colour own, breath_count breath) noexcept;
    void merge(std::size_t kept, std::size_t joined) noexcept;
    template <class Visitor>
    int remove(std::size_t chain, colour stones, Visitor removed) noexcept;

    [[no_unique_address]] Graph graph_;
    std::array<colour, std::size_t(capacity) + 1> colours_{};
    std::array<small_index, std::size_t(capacity) + 1> heads_;
    std::array<small_index, std::size_t(capacity) + 1> next_{};
    std::array<small_index, std::size_t(capacity) + 1> lengths_{};
    std::array<breath_count, std::size_t(capacity) + 1> breath_{};
    std::array<tally, std::size_t(capacity) + 1> beside_{};
    std::uint64_t key_ = 0;
};

template <graph Graph>
bool stone_board<Graph>::is_suicide(point p, colour own) const noexcept {
    TOPOBAN_EXPECTS(at(p) == colour::empty);
    if (has_empty_neighbour(p)) return false;
    unsigned lives = 0;
    if constexpr (slotted_graph<Graph>) {
        // Most often a chain with breath to spare is joined, or no chain around is short of it.
        unsigned is_any_short = 0;
        for_each_around(p, [&](point n) {
            const auto is_short = static_cast<unsigned>(breath_[head(n)] <= Graph::degree_bound);
            lives |= is(n, own) & ~is_short;
            is_any_short |= is_short;
        });
        if (lives != 0) return false;
        if (is_any_short == 0) return true;
    }
    const colour other = opponent(own);
    for_each_around(p, [&](point n) {
        const unsigned is_last = is_last_breath(p, n);
        lives |= (is(n, own) & ~is_last) | (is(n, other) & is_last);
    });
    return lives == 0;
}

template <graph Graph>
template <class Visitor>
void stone_board<Graph>::for_each_capture(point p, colour own, Visitor visit) const noexcept {
    const colour other = opponent(own);
    if (!has_neighbour(p, other)) return;
    points seen;
    for_each_around(
        p, [&](point n) { return is(n, other) & is_last_breath(p, n); },
        [&](point n) {
            if (seen.contains(n)) return;
            for_each_stone(head(n), [&](point s) {
                seen.insert(s);
                visit(s);
            });
        });
}

template <graph Graph>
auto stone_board<Graph>::captures(point p, colour own) const noexcept -> points {
    points taken;
    for_each_capture(p, own, [&](point s) { taken.insert(s); });
    return taken;
}

template <graph Graph>
std::uint64_t stone_board<Graph>::key_after(point p, colour own) const noexcept {
    std::uint64_t key = key_ ^ stone_key<capacity>(p, own);
    const colour other = opponent(own);
    for_each_capture(p, own, [&](point s) { key ^= stone_key<capacity>(s, other); });
    return key;
}

template <graph Graph>
void stone_board<Graph>::merge(std::size_t kept, std::size_t joined) noexcept {
    if (lengths_[kept] < lengths_[joined]) std::swap(kept, joined);
    for_each_stone(joined, [&](point s) { heads_[index(s)] = static_cast<small_index>(kept); });
    std::swap(next_[kept], next_[joined]);
    lengths_[kept] = static_cast<small_index>(lengths_[kept] + lengths_[joined]);
    breath_[kept] = static_cast<breath_count>(breath_[kept] + breath_[joined]);
}

/// Makes the stone at `p` and the chains of its colour around it one chain.
template <graph Graph>
void stone_board<Graph>::join(point p, colour own, breath_count breath) noexcept {
    const std::size_t s = index(p);
    // It begins as a chain without a stone and enters the first own chain around: that one, or one
    // that was there. Whether there was none or one, the most frequent cases, is not a branch.
    heads_[s] = next_[s] = static_cast<small_index>(p);
    lengths_[s] = 0;
    breath_[s] = 0;
    const auto enter = [&](point n) {
        const std::size_t chain = head(n);
        heads_[s] = static_cast<small_index>(chain);
        next_[s] = std::exchange(next_[chain], static_cast<small_index>(p));
        lengths_[chain] = static_cast<small_index>(lengths_[chain] + 1);
        breath_[chain] = static_cast<breath_count>(breath_[chain] + breath);
    };
    if constexpr (slotted_graph<Graph>) {
        unsigned owns = slots_around(p, [&](point n) { return is(n, own); });
        constexpr int last = Graph::degree_bound - 1;
        const point first = slot(p, std::min(std::countr_zero(owns), last));
        enter(owns != 0 ? first : p);
        for (owns &= owns - 1; owns != 0; owns &= owns - 1)
            if (const point n = slot(p, std::countr_zero(owns)); head(n) != head(p))
                merge(head(p), head(n));
    } else {
        enter(p);
        for (const point n : graph_.neighbours(p))
            if (at(n) == own && head(n) != head(p)) merge(head(p), head(n));
    }
}

/// Puts a stone on an empty point. Returns whether some chain beside it may be breathless now.
template <graph Graph>
bool stone_board<Graph>::put(point p, colour own) noexcept {
    colours_[index(p)] = own;
    key_ ^= stone_key<capacity>(p, own);
    const auto breath = static_cast<breath_count>(beside_[index(p)] & tally_mask);
    int lowest = 0; // negative once a breath is used up
    for_each_around(p, [&](point n) {
        beside_[index(n)] = static_cast<tally>(beside_[index(n)] + tally_gain(own));
        lowest |= static_cast<int>(--breath_[head(n)]) - 1;
    });
    breath_[none] = plenty;
    join(p, own, breath);
    return lowest < 0;
}

template <graph Graph>
template <class Visitor>
int stone_board<Graph>::remove(std::size_t chain, colour stones, Visitor removed) noexcept {
    int count = 0;
    for_each_stone(chain, [&](point s) {
        colours_[index(s)] = colour::empty;
        heads_[index(s)] = none;
        key_ ^= stone_key<capacity>(s, stones);
        removed(s);
        ++count;
    });
    for_each_stone(chain, [&](point s) {
        for_each_around(s, [&](point n) {
            beside_[index(n)] = static_cast<tally>(beside_[index(n)] - tally_gain(stones));
            ++breath_[head(n)];
        });
    });
    breath_[none] = plenty;
    return count;
}

template <graph Graph>
template <class Visitor>
int stone_board<Graph>::place(point p, colour own, Visitor removed) noexcept {
    TOPOBAN_EXPECTS(at(p) == colour::empty && own != colour::empty);
    if (!put(p, own)) return 0;
    int count = 0;
    const colour other = opponent(own);
    for_each_around(p, [&](point n) {
        if (is_breathless(n) && at(n) == other) count += remove(head(n), other, removed);
    });
    return count;
}

template <graph Graph>
bool stone_board<Graph>::validate() const {
    std::uint64_t key = 0;
    for (point p = 0; p < size(); ++p) {
        if (at(p) == colour::empty && head(p) != none) return false;
        if (at(p) != colour::empty) key ^= stone_key<capacity>(p, at(p));
        tally around = 0;
        for (const point n : graph_.neighbours(p))
            around = static_cast<tally>(around + (tally{1} << tally_shift(at(n))));
        if (beside_[index(p)] != around) return false;
    }
    if (key != key_ || breath_[none] != plenty || colours_[none] != off_board) return false;
    for (const auto& chain : chains_of(graph_, stones())) {
        const point first = chain.points.front();
        unsigned breath = 0;
        for (const point s : chain.points) {
            if (head(s) != head(first)) return false;
            for (const point n : graph_.neighbours(s)) breath += is(n, colour::empty);
        }
        if (chain_points(first) != chain.points || lengths_[head(first)] != chain.points.size() ||
            breath_[head(first)] != breath)
            return false;
    }
    return true;
}

} // namespace topoban
