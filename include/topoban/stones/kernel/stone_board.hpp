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
#include <topoban/stones/kernel/chain_table.hpp>
#include <topoban/stones/kernel/neighbour_counts.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
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
/// A chain's breath counts its pseudo-liberties: an empty point once for each stone it touches, so
/// zero means breathless and nothing else can be read off it.
template <graph Graph>
class stone_board {
public:
    static constexpr int capacity = Graph::capacity;
    using points = point_set<capacity>;

    /// The empty board.
    explicit stone_board(Graph board = {}) : graph_(std::move(board)) {
        for (point p = 0; p < size(); ++p)
            for (const point n : graph_.neighbours(p)) beside_.join(n, colour::empty);
    }

    /// The same stones placed from scratch, with no capture.
    stone_board(Graph board, const colouring<capacity>& stones) : stone_board(std::move(board)) {
        for (const colour own : {colour::black, colour::white})
            for (const point p : stones.of(own)) {
                const auto& row = row_of(p);
                press(row, -1);
                put(p, row, own);
            }
    }

    /// The graph under the stones.
    [[nodiscard]] const Graph& board() const noexcept { return graph_; }
    /// The number of points.
    [[nodiscard]] int size() const noexcept { return graph_.size(); }
    /// What stands on a point.
    [[nodiscard]] colour at(point p) const noexcept { return chains_.stones_at(p); }
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
        chains_.for_each_stone(p, [&](point s) { chain.insert(s); });
        return chain;
    }
    /// The points of the chain that a stone on `p`, an empty point, would be part of.
    [[nodiscard]] points chain_joined(point p, colour own) const noexcept {
        points joined{p};
        for (const point n : graph_.neighbours(p))
            if (at(n) == own) joined |= chain_points(n);
        return joined;
    }
    [[nodiscard]] bool is_breathless(point p) const noexcept { return chains_.breath_at(p) == 0; }
    /// Whether the stone at `p` has no other in its chain.
    [[nodiscard]] bool is_single(point p) const noexcept { return chains_.is_single(p); }
    /// How many empty points the stones of the chain at `p` touch, one counted once for each.
    [[nodiscard]] int pseudo_liberties(point p) const noexcept {
        return static_cast<int>(chains_.breath_at(p));
    }

    /// Whether a neighbour of `p` is empty.
    [[nodiscard]] bool has_empty_neighbour(point p) const noexcept {
        return beside_.count(p, colour::empty) != 0;
    }
    /// Whether all neighbours of `p` are stones of this colour.
    [[nodiscard]] bool has_only_neighbours(point p, colour stones) const noexcept {
        return beside_.has_only(p, stones);
    }

    /// Whether a stone there would leave its own chain breathless, captures done first
    /// (rules-go.md §3). `p` must be empty.
    [[nodiscard]] bool is_suicide(point p, colour own) const noexcept {
        return !has_empty_neighbour(p) && is_suicide(p, own, survey(p, own));
    }

    /// The points of all opposing chains whose last liberty is `p`, an empty point.
    [[nodiscard]] points captures(point p, colour own) const noexcept {
        return for_each_capture(p, own, [](point) {});
    }

    /// The key after a stone of `own` on `p` has captured what it captures.
    [[nodiscard]] std::uint64_t key_after(point p, colour own) const noexcept {
        return key_after(p, own, survey(p, own));
    }

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

    /// The same where it is no suicide and `accepts(key, captured)` says yes: it is asked with the key
    /// the placement would lead to, and `captured()` gives the points it would capture. Else changes
    /// nothing. Returns whether it was done. One look at the neighbours serves all of this. Where
    /// `accepts` throws, the board may only be assigned to or destroyed.
    template <class Question, class Visitor>
    bool try_place(point p, colour own, Question accepts, Visitor removed);

    /// Whether no chain beside an empty point depends on its liberty there: each has more breath
    /// than the point has neighbours. A quick test, which may say no too often.
    [[nodiscard]] bool is_spare_liberty(point p) const noexcept {
        const auto beside = graph_.neighbours(p);
        bool spare = true;
        for (const point n : beside)
            spare &= chains_.breath_at(n) > static_cast<unsigned>(beside.size());
        return spare;
    }

    /// The points of all chains of these stones that other edges at `centre`, an empty point, would
    /// leave breathless.
    [[nodiscard]] points without_liberties_after(point centre, const Graph& after,
                                                 colour stones) const noexcept {
        const auto contacts = [&](const auto& beside, point n) {
            unsigned count = 0;
            for (const point m : beside) count += chains_.head(m) == chains_.head(n) ? 1U : 0U;
            return count;
        };
        const auto chokes = [&](point n) {
            return is(n, stones) && is_last_breath(centre, n) &&
                   contacts(after.neighbours(centre), n) == 0;
        };
        return for_each_stone_beside(centre, chokes, [](point) {});
    }

    /// Gives the graph other edges at `centre`, an empty point, and nowhere else. No chain is
    /// removed.
    void rewire(point centre, Graph after) noexcept {
        TOPOBAN_EXPECTS(at(centre) == colour::empty);
        for (const point n : graph_.neighbours(centre)) {
            chains_.breathe(n, -1);
            beside_.part(n, colour::empty);
        }
        graph_ = std::move(after);
        beside_.clear(centre);
        for (const point n : graph_.neighbours(centre)) {
            chains_.breathe(n, 1);
            beside_.join(n, colour::empty);
            beside_.join(centre, at(n));
        }
        chains_.settle();
    }

    /// Removes the chain at `p`. Returns its points.
    points remove_chain(point p) noexcept {
        points taken;
        remove(p, at(p), [&](point s) { taken.insert(s); });
        return taken;
    }

    /// Whether every list, count and key equals what the colouring alone gives: the from-scratch
    /// twin, for tests.
    [[nodiscard]] bool validate() const;

private:
    /// A bound on a point's neighbours: on a graph that states none, all the other points.
    static constexpr int most_neighbours = [] {
        if constexpr (requires { Graph::degree_bound; })
            return Graph::degree_bound;
        else
            return capacity - 1;
    }();
    using table = chain_table<capacity, most_neighbours>;
    using chain_word = typename table::word;

    /// The neighbours of `p`, to go through more than once: on a slotted graph a row of fixed length,
    /// with `capacity` for each one missing.
    [[nodiscard]] decltype(auto) row_of(point p) const noexcept {
        if constexpr (slotted_graph<Graph>)
            return graph_.neighbour_slots(p);
        else
            return graph_.neighbours(p);
    }
    /// Calls `visit(n)` for each point of such a row; a row of fixed length takes no loop at all.
    template <class Row, class Visitor>
    static void for_each_of(const Row& row, Visitor visit) noexcept {
        if constexpr (slotted_graph<Graph>) {
            [&]<std::size_t... Slot>(std::index_sequence<Slot...>) {
                (visit(point{row[Slot]}), ...);
            }
            (std::make_index_sequence<std::size_t(Graph::degree_bound)>{});
        } else {
            for (const point n : row) visit(n);
        }
    }

    [[nodiscard]] bool is(point p, colour stones) const noexcept { return at(p) == stones; }
    /// Whether `p`, an empty point, is all the breath the chain of its neighbour `n` has.
    [[nodiscard]] bool is_last_breath(point p, point n) const noexcept {
        unsigned contacts = 0;
        for_each_of(row_of(p), [&](point m) {
            contacts += static_cast<unsigned>(chains_.head(m) == chains_.head(n));
        });
        return chains_.breath_at(n) == contacts;
    }

    /// What one look at the chains around an empty point tells of a placement there.
    struct surroundings {
        bool has_support; ///< an own chain has breath to spare, whatever happens
        bool has_prey;    ///< an opposing chain may be captured: it has little breath
    };
    [[nodiscard]] surroundings survey(point p, colour own) const noexcept;
    [[nodiscard]] bool is_suicide(point p, colour own, surroundings around) const noexcept;
    [[nodiscard]] std::uint64_t key_after(point p, colour own, surroundings around) const noexcept;

    /// Calls `visit(s)` once for each stone of the chains beside `p` of which `wanted(n)` is true,
    /// asked of a stone in them. Returns all those stones.
    template <class Question, class Visitor>
    points for_each_stone_beside(point p, Question wanted, Visitor visit) const noexcept {
        points seen;
        for_each_of(row_of(p), [&](point n) {
            if (!wanted(n) || seen.contains(n)) return;
            chains_.for_each_stone(n, [&](point s) {
                seen.insert(s);
                visit(s);
            });
        });
        return seen;
    }
    template <class Visitor>
    points for_each_capture(point p, colour own, Visitor visit) const noexcept {
        const auto is_captured = [&](point n) {
            return is(n, opponent(own)) && is_last_breath(p, n);
        };
        return for_each_stone_beside(p, is_captured, visit);
    }
    template <class Visitor>
    points for_each_breathless(point p, colour stones, Visitor visit) const noexcept {
        const auto is_dead = [&](point n) { return chains_.at(n) == table::breathless(stones); };
        return for_each_stone_beside(p, is_dead, visit);
    }

    template <class Row>
    void press(const Row& row, int breath) noexcept;
    template <class Row>
    void put(point p, const Row& row, colour own) noexcept;
    template <class Visitor>
    int remove_breathless(point p, colour stones, Visitor removed) noexcept;
    template <class Visitor>
    int remove(point p, colour stones, Visitor removed) noexcept;

    [[no_unique_address]] Graph graph_;
    table chains_;
    neighbour_counts<capacity, most_neighbours> beside_;
    std::uint64_t key_ = 0;
};

template <graph Graph>
[[gnu::flatten]] auto stone_board<Graph>::survey(point p, colour own) const noexcept
    -> surroundings {
    TOPOBAN_EXPECTS(at(p) == colour::empty);
    const chain_word most = most_neighbours;
    const auto supports = static_cast<chain_word>(table::breathless(own) + most + 1);
    const chain_word prey = table::breathless(opponent(own));
    unsigned support = 0;
    unsigned short_of_breath = 0;
    for_each_of(row_of(p), [&](point n) {
        const chain_word chain = chains_.at(n);
        // One comparison each: beyond either end of a range the difference wraps round.
        support |= static_cast<unsigned>(static_cast<chain_word>(chain - supports) <
                                         table::breath_mask - most);
        short_of_breath |= static_cast<unsigned>(static_cast<chain_word>(chain - prey) <= most);
    });
    return {support != 0, short_of_breath != 0};
}

template <graph Graph>
bool stone_board<Graph>::is_suicide(point p, colour own, surroundings around) const noexcept {
    if (around.has_support) return false;
    const colour other = opponent(own);
    bool lives = false;
    for_each_of(row_of(p), [&](point n) { lives |= is(n, is_last_breath(p, n) ? other : own); });
    return !lives;
}

template <graph Graph>
std::uint64_t stone_board<Graph>::key_after(point p, colour own,
                                            surroundings around) const noexcept {
    std::uint64_t key = key_ ^ stone_key<capacity>(p, own);
    if (around.has_prey) {
        const colour other = opponent(own);
        for_each_capture(p, own, [&](point s) { key ^= stone_key<capacity>(s, other); });
    }
    return key;
}

/// Takes a breath from each chain of a row of neighbours, or with 1 gives it back.
template <graph Graph>
template <class Row>
void stone_board<Graph>::press(const Row& row, int breath) noexcept {
    for_each_of(row, [&](point n) { chains_.breathe(n, breath); });
    chains_.settle();
}

/// Puts a stone on an empty point whose neighbours have been pressed, and captures nothing.
template <graph Graph>
template <class Row>
void stone_board<Graph>::put(point p, const Row& row, colour own) noexcept {
    const unsigned breath = beside_.count(p, colour::empty);
    key_ ^= stone_key<capacity>(p, own);
    if constexpr (slotted_graph<Graph>) {
        unsigned owns = 0; // a bit a slot, the last one lowest
        for_each_of(row, [&](point n) {
            beside_.place(n, own);
            owns = 2 * owns + table::is_of(chains_.at(n), own);
        });
        constexpr int last = Graph::degree_bound - 1;
        const auto lowest = [&] {
            return point{row[static_cast<std::size_t>(last - std::countr_zero(owns | 1U << last))]};
        };
        // A mask, not a branch: no predictor knows whether there is an own chain to join.
        const std::size_t joins = std::size_t{0} - std::size_t{owns != 0};
        chains_.enter(p, own, breath,
                      (chains_.head(lowest()) & joins) | (static_cast<std::size_t>(p) & ~joins));
        for (owns &= owns - 1; owns != 0; owns &= owns - 1) chains_.merge(p, lowest());
    } else {
        chains_.enter(p, own, breath, static_cast<std::size_t>(p));
        for (const point n : row) {
            beside_.place(n, own);
            if (at(n) == own) chains_.merge(p, n);
        }
    }
}

template <graph Graph>
template <class Visitor>
[[gnu::flatten]] int stone_board<Graph>::remove(point p, colour stones, Visitor removed) noexcept {
    int count = 0;
    chains_.for_each_stone(p, [&](point s) {
        chains_.empty(s);
        key_ ^= stone_key<capacity>(s, stones);
        // The chain itself is given breath too, which nobody asks of it any more.
        for_each_of(row_of(s), [&](point n) {
            beside_.remove(n, stones);
            chains_.breathe(n, 1);
        });
        removed(s);
        ++count;
    });
    chains_.settle();
    return count;
}

template <graph Graph>
template <class Visitor>
[[gnu::noinline]] int stone_board<Graph>::remove_breathless(point p, colour stones,
                                                            Visitor removed) noexcept {
    int count = 0;
    for_each_of(row_of(p), [&](point n) {
        if (chains_.at(n) == table::breathless(stones)) count += remove(n, stones, removed);
    });
    return count;
}

template <graph Graph>
template <class Visitor>
int stone_board<Graph>::place(point p, colour own, Visitor removed) noexcept {
    TOPOBAN_EXPECTS(at(p) == colour::empty && own != colour::empty);
    const auto& row = row_of(p);
    press(row, -1);
    put(p, row, own);
    return remove_breathless(p, opponent(own), removed);
}

template <graph Graph>
template <class Question, class Visitor>
bool stone_board<Graph>::try_place(point p, colour own, Question accepts, Visitor removed) {
    TOPOBAN_EXPECTS(at(p) == colour::empty && own != colour::empty);
    const auto& row = row_of(p);
    press(row, -1);
    const chain_word dead = table::breathless(opponent(own));
    const auto alive = static_cast<chain_word>(table::breathless(own) + 1);
    unsigned captures = 0;
    unsigned lives = beside_.count(p, colour::empty);
    for_each_of(row, [&](point n) {
        const chain_word chain = chains_.at(n);
        captures |= static_cast<unsigned>(chain == dead);
        // One comparison: below the range the difference wraps round.
        lives |= static_cast<unsigned>(static_cast<chain_word>(chain - alive) < table::breath_mask);
    });
    const colour other = opponent(own);
    std::uint64_t key = key_ ^ stone_key<capacity>(p, own);
    if (captures != 0)
        for_each_breathless(p, other, [&](point s) { key ^= stone_key<capacity>(s, other); });
    const auto captured = [&] { return for_each_breathless(p, other, [](point) {}); };
    if ((lives | captures) == 0 || !accepts(key, captured)) {
        press(row, 1);
        return false;
    }
    put(p, row, own);
    if (captures != 0) remove_breathless(p, other, removed);
    return true;
}

template <graph Graph>
bool stone_board<Graph>::validate() const {
    std::uint64_t key = 0;
    for (point p = 0; p < size(); ++p) {
        if (at(p) == colour::empty && chains_.head(p) != capacity) return false;
        if (at(p) != colour::empty) key ^= stone_key<capacity>(p, at(p));
        std::array<unsigned, 3> around{};
        for (const point n : graph_.neighbours(p)) ++around[static_cast<std::size_t>(at(n))];
        for (const colour c : {colour::empty, colour::black, colour::white})
            if (beside_.count(p, c) != around[static_cast<std::size_t>(c)]) return false;
    }
    if (key != key_ || !chains_.is_settled()) return false;
    for (const auto& chain : chains_of(graph_, stones())) {
        const point first = chain.points.front();
        unsigned breath = 0;
        for (const point s : chain.points) {
            if (chains_.head(s) != chains_.head(first)) return false;
            for (const point n : graph_.neighbours(s)) breath += at(n) == colour::empty ? 1 : 0;
        }
        if (chain_points(first) != chain.points || chains_.breath_at(first) != breath) return false;
    }
    return true;
}

} // namespace topoban
