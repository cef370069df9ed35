// SPDX-License-Identifier: MIT
#pragma once

// The kernel under Go and CrystalGo: placements and captures on any graph.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/kernel/chain_board.hpp>
#include <topoban/stones/kernel/stone_key.hpp>
#include <topoban/surface/graph.hpp>

#include <cstdint>

namespace topoban {

/// Stones on a graph, mutable and without turns or history: what stands, which chain it belongs to,
/// how many pseudo-liberties that chain has, and what a placement would do.
///
/// Pseudo-liberties count an empty point once for each stone of the chain it touches: zero means
/// that the chain has no liberty, and nothing else can be read off them. Points must be on the
/// board: nothing is checked in release builds.
template <graph Graph>
class stone_board : public detail::chain_board<Graph> {
    using base = detail::chain_board<Graph>;

public:
    using base::base;
    using base::capacity;
    using typename base::points;

    /// Whether a stone there would leave its own chain without liberties, captures done first
    /// (rules-go.md §3). `p` must be empty.
    [[nodiscard]] bool is_suicide(point p, colour own) const noexcept {
        if (this->has_empty_neighbour(p)) return false;
        return inspect_neighbours(p, own).has_safe_friend ? false : !lives_among_stones(p, own);
    }
    /// The points of all opposing chains whose last liberty is `p`, an empty point.
    [[nodiscard]] points captures(point p, colour own) const noexcept {
        return for_each_capture(p, own, [](point) {});
    }
    /// The key after a stone of `own` on `p`, an empty point, has captured what it captures.
    [[nodiscard]] std::uint64_t key_after(point p, colour own) const noexcept {
        std::uint64_t key = this->key_ ^ stone_key<capacity>(p, own);
        if (inspect_neighbours(p, own).may_capture) {
            const colour other = opponent(own);
            for_each_capture(p, own, [&](point s) { key ^= stone_key<capacity>(s, other); });
        }
        return key;
    }

    /// Places a stone on an empty point and removes the opposing chains this leaves without
    /// liberties, telling `removed(point)` of each of their stones. Suicide is the caller's business:
    /// such a chain stays, without liberties. Returns how many stones were removed.
    template <class Visitor>
    int place(point p, colour own, Visitor removed) noexcept {
        TOPOBAN_EXPECTS(this->at(p) == colour::empty && own != colour::empty);
        const auto& row = this->row_of(p);
        this->change_neighbour_liberties(row, -1);
        this->set_stone(p, row, own);
        return remove_without_liberties(p, opponent(own), removed);
    }
    /// Places a stone and removes what it captures; returns the points of that.
    points place(point p, colour own) noexcept {
        points removed;
        place(p, own, [&](point s) { removed.insert(s); });
        return removed;
    }

    /// Places a stone where that is no suicide and `accepts(key, captured)` says yes: it is asked with
    /// the key the placement would lead to, and `captured()` gives the points it would capture. Else
    /// changes nothing. Returns whether it was done. One look at the neighbours serves all of this.
    /// Where `accepts` throws, the board may only be assigned to or destroyed.
    template <class Question, class Visitor>
    bool try_place(point p, colour own, Question accepts, Visitor removed);

private:
    using table = typename base::table;
    using chain_word = typename table::word;

    /// The rule of life (rules-go.md §3): a placement lives if it has an empty neighbour, joins an own
    /// chain with another liberty, or captures. Numbers above zero mean yes: no branch between them.
    [[nodiscard]] static constexpr bool lives(unsigned empty_neighbours, unsigned safe_friends,
                                              unsigned captures) noexcept {
        return (empty_neighbours | safe_friends | captures) != 0;
    }

    /// What one look at the chains around an empty point tells of a placement there.
    struct inspection {
        bool has_safe_friend; ///< an own chain has another liberty for certain
        bool may_capture;     ///< an opposing chain has few enough liberties to be captured
    };
    [[nodiscard]] inspection inspect_neighbours(point p, colour own) const noexcept;

    /// Whether a placement lives on a point without empty neighbours: contact by contact.
    [[nodiscard]] bool lives_among_stones(point p, colour own) const noexcept {
        unsigned safe_friends = 0;
        unsigned captures = 0;
        this->for_each_of(this->row_of(p), [&](point n) {
            const bool is_last = this->is_last_liberty(p, n);
            safe_friends |= static_cast<unsigned>(this->at(n) == own && !is_last);
            captures |= static_cast<unsigned>(this->at(n) == opponent(own) && is_last);
        });
        return lives(0, safe_friends, captures);
    }

    template <class Visitor>
    points for_each_capture(point p, colour own, Visitor visit) const noexcept {
        const auto is_captured = [&](point n) {
            return this->at(n) == opponent(own) && this->is_last_liberty(p, n);
        };
        return this->for_each_stone_beside(p, is_captured, visit);
    }
    template <class Visitor>
    points for_each_without_liberties(point p, colour stones, Visitor visit) const noexcept {
        const auto is_dead = [&](point n) {
            return this->chains_.at(n) == table::without_liberties(stones);
        };
        return this->for_each_stone_beside(p, is_dead, visit);
    }
    template <class Visitor>
    int remove_without_liberties(point p, colour stones, Visitor removed) noexcept;
};

template <graph Graph>
[[gnu::flatten]] auto stone_board<Graph>::inspect_neighbours(point p, colour own) const noexcept
    -> inspection {
    TOPOBAN_EXPECTS(this->at(p) == colour::empty);
    // A chain may touch the point with each of its neighbours, but not more often.
    constexpr unsigned most = base::most_neighbours;
    const colour other = opponent(own);
    unsigned safe_friends = 0;
    unsigned weak_opponents = 0;
    this->for_each_of(this->row_of(p), [&](point n) {
        const chain_word chain = this->chains_.at(n);
        safe_friends |= table::has_liberties(chain, own, most + 1, table::most_liberties);
        weak_opponents |= table::has_liberties(chain, other, 0, most);
    });
    return {safe_friends != 0, weak_opponents != 0};
}

template <graph Graph>
template <class Visitor>
[[gnu::noinline]] int stone_board<Graph>::remove_without_liberties(point p, colour stones,
                                                                   Visitor removed) noexcept {
    int count = 0;
    this->for_each_of(this->row_of(p), [&](point n) {
        if (this->chains_.at(n) == table::without_liberties(stones))
            count += this->remove(n, stones, removed);
    });
    return count;
}

template <graph Graph>
template <class Question, class Visitor>
bool stone_board<Graph>::try_place(point p, colour own, Question accepts, Visitor removed) {
    TOPOBAN_EXPECTS(this->at(p) == colour::empty && own != colour::empty);
    const auto& row = this->row_of(p);
    // With this liberty taken away, the neighbours' chains say at once what lives and what dies.
    this->change_neighbour_liberties(row, -1);
    const colour other = opponent(own);
    unsigned safe_friends = 0;
    unsigned captures = 0;
    this->for_each_of(row, [&](point n) {
        const chain_word chain = this->chains_.at(n);
        safe_friends |= table::has_liberties(chain, own, 1, table::most_liberties);
        captures |= static_cast<unsigned>(chain == table::without_liberties(other));
    });
    std::uint64_t key = this->key_ ^ stone_key<capacity>(p, own);
    if (captures != 0)
        for_each_without_liberties(p, other,
                                   [&](point s) { key ^= stone_key<capacity>(s, other); });
    const auto captured = [&] { return for_each_without_liberties(p, other, [](point) {}); };
    if (!lives(this->beside_.count(p, colour::empty), safe_friends, captures) ||
        !accepts(key, captured)) {
        this->change_neighbour_liberties(row, 1);
        return false;
    }
    this->set_stone(p, row, own);
    if (captures != 0) remove_without_liberties(p, other, removed);
    return true;
}

} // namespace topoban
