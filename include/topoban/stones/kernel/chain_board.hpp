// SPDX-License-Identifier: MIT
#pragma once

// Stones on a graph and the chains they form, kept up to date stone by stone. Nothing is captured.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/kernel/chain_table.hpp>
#include <topoban/stones/kernel/neighbour_counts.hpp>
#include <topoban/stones/kernel/stone_key.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace topoban::detail {

/// What stands on each point, which chain it belongs to, how many pseudo-liberties that chain has,
/// what each point's neighbours are, and the position's key: the lower half of a `stone_board`.
template <graph Graph>
class chain_board {
public:
    static constexpr int capacity = Graph::capacity;
    using points = point_set<capacity>;

    /// The empty board.
    explicit chain_board(Graph board = {}) : graph_(std::move(board)) {
        for (point p = 0; p < size(); ++p)
            for (const point n : graph_.neighbours(p)) beside_.add(n, colour::empty);
    }
    /// These stones placed one by one, with no capture.
    chain_board(Graph board, const colouring<capacity>& stones) : chain_board(std::move(board)) {
        for (const colour own : {colour::black, colour::white})
            for (const point p : stones.of(own)) {
                const auto& row = row_of(p);
                change_neighbour_liberties(row, -1);
                set_stone(p, row, own);
            }
    }

    /// The graph under the stones.
    [[nodiscard]] const Graph& board() const noexcept { return graph_; }
    /// The number of points.
    [[nodiscard]] int size() const noexcept { return graph_.size(); }
    /// What stands on a point.
    [[nodiscard]] colour at(point p) const noexcept { return chains_.colour_at(p); }
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
    /// Whether the chain at `p` has no liberty.
    [[nodiscard]] bool is_without_liberties(point p) const noexcept {
        return chains_.pseudo_liberties(p) == 0;
    }
    /// Whether the stone at `p` has no other in its chain.
    [[nodiscard]] bool is_single(point p) const noexcept { return chains_.is_single(p); }
    /// How many empty points the stones of the chain at `p` touch, one counted once for each.
    [[nodiscard]] int pseudo_liberties(point p) const noexcept {
        return static_cast<int>(chains_.pseudo_liberties(p));
    }
    /// Whether `p`, an empty point, is the only liberty of the chain of its neighbour `n`.
    [[nodiscard]] bool is_last_liberty(point p, point n) const noexcept {
        unsigned contacts = 0;
        for_each_of(row_of(p), [&](point m) {
            contacts += static_cast<unsigned>(chains_.head(m) == chains_.head(n));
        });
        return chains_.pseudo_liberties(n) == contacts;
    }

    /// Whether a neighbour of `p` is empty.
    [[nodiscard]] bool has_empty_neighbour(point p) const noexcept {
        return beside_.count(p, colour::empty) != 0;
    }
    /// Whether all neighbours of `p` are stones of this colour.
    [[nodiscard]] bool has_only_neighbours(point p, colour stones) const noexcept {
        return beside_.has_only(p, stones);
    }

    /// Removes the chain at `p`. Returns its points.
    points remove_chain(point p) noexcept {
        points removed;
        remove(p, at(p), [&](point s) { removed.insert(s); });
        return removed;
    }

    /// Whether every list, count and key equals what the colouring alone gives: the reference
    /// implementation, for tests.
    [[nodiscard]] bool validate() const;

protected:
    /// A bound on a point's neighbours: on a graph that states none, all the other points.
    static constexpr int most_neighbours = [] {
        if constexpr (requires { Graph::degree_bound; })
            return Graph::degree_bound;
        else
            return capacity - 1;
    }();
    using table = chain_table<capacity, most_neighbours>;

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
    /// Calls `visit(s)` once for each stone of the chains beside `p` of which `is_meant(n)` is true,
    /// asked of a stone in them. Returns all those stones.
    template <class Question, class Visitor>
    points for_each_stone_beside(point p, Question is_meant, Visitor visit) const noexcept {
        points seen;
        for_each_of(row_of(p), [&](point n) {
            if (!is_meant(n) || seen.contains(n)) return;
            chains_.for_each_stone(n, [&](point s) {
                seen.insert(s);
                visit(s);
            });
        });
        return seen;
    }

    template <class Row>
    void change_neighbour_liberties(const Row& row, int count) noexcept;
    template <class Row>
    void set_stone(point p, const Row& row, colour own) noexcept;
    template <class Visitor>
    int remove(point p, colour stones, Visitor removed) noexcept;

    [[no_unique_address]] Graph graph_;
    table chains_;
    neighbour_counts<capacity, most_neighbours> beside_;
    std::uint64_t key_ = 0;
};

/// Adds a pseudo-liberty to each chain of a row of neighbours, or with −1 takes it away.
template <graph Graph>
template <class Row>
void chain_board<Graph>::change_neighbour_liberties(const Row& row, int count) noexcept {
    for_each_of(row, [&](point n) { chains_.add_pseudo_liberties(n, count); });
    chains_.reset_sentinel();
}

/// Sets a stone on an empty point whose neighbours have lost it as a liberty.
template <graph Graph>
template <class Row>
void chain_board<Graph>::set_stone(point p, const Row& row, colour own) noexcept {
    const unsigned liberties = beside_.count(p, colour::empty);
    key_ ^= stone_key<capacity>(p, own);
    if constexpr (slotted_graph<Graph>) {
        unsigned owns = 0; // a bit a slot, the last one lowest
        for_each_of(row, [&](point n) {
            beside_.set_stone(n, own);
            owns = 2 * owns + table::is_of(chains_.at(n), own);
        });
        constexpr int last = Graph::degree_bound - 1;
        const auto lowest = [&] {
            return point{row[static_cast<std::size_t>(last - std::countr_zero(owns | 1U << last))]};
        };
        // A mask, not a branch: no predictor knows whether there is an own chain to join.
        const std::size_t joins = std::size_t{0} - std::size_t{owns != 0};
        chains_.add_stone(p, own, liberties,
                          (chains_.head(lowest()) & joins) |
                              (static_cast<std::size_t>(p) & ~joins));
        for (owns &= owns - 1; owns != 0; owns &= owns - 1) chains_.merge(p, lowest());
    } else {
        chains_.add_stone(p, own, liberties, static_cast<std::size_t>(p));
        for (const point n : row) {
            beside_.set_stone(n, own);
            if (at(n) == own) chains_.merge(p, n);
        }
    }
}

/// Removes the chain at `p`, telling `removed(point)` of each stone. Returns how many there were.
template <graph Graph>
template <class Visitor>
[[gnu::flatten]] int chain_board<Graph>::remove(point p, colour stones, Visitor removed) noexcept {
    int count = 0;
    chains_.for_each_stone(p, [&](point s) {
        chains_.remove_stone(s);
        key_ ^= stone_key<capacity>(s, stones);
        // The chain itself gains liberties too, which nobody asks for any more.
        for_each_of(row_of(s), [&](point n) {
            beside_.remove_stone(n, stones);
            chains_.add_pseudo_liberties(n, 1);
        });
        removed(s);
        ++count;
    });
    chains_.reset_sentinel();
    return count;
}

template <graph Graph>
bool chain_board<Graph>::validate() const {
    std::uint64_t key = 0;
    for (point p = 0; p < size(); ++p) {
        if (at(p) == colour::empty && chains_.head(p) != capacity) return false;
        if (at(p) != colour::empty) key ^= stone_key<capacity>(p, at(p));
        std::array<unsigned, 3> around{};
        for (const point n : graph_.neighbours(p)) ++around[static_cast<std::size_t>(at(n))];
        for (const colour c : {colour::empty, colour::black, colour::white})
            if (beside_.count(p, c) != around[static_cast<std::size_t>(c)]) return false;
    }
    if (key != key_ || !chains_.is_sentinel_reset()) return false;
    for (const auto& chain : chains_of(graph_, stones())) {
        const point first = chain.points.front();
        unsigned liberties = 0;
        for (const point s : chain.points) {
            if (chains_.head(s) != chains_.head(first)) return false;
            for (const point n : graph_.neighbours(s))
                liberties += at(n) == colour::empty ? 1U : 0U;
        }
        if (chain_points(first) != chain.points || chains_.pseudo_liberties(first) != liberties)
            return false;
    }
    return true;
}

} // namespace topoban::detail
