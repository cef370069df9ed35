// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo on any flipping graph, as a value: placements, flips, no suicide, positional superko.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/flip.hpp>
#include <topoban/crystal_go/refusal.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/kernel/stone_board.hpp>
#include <topoban/stones/superko.hpp>
#include <topoban/stones/turn_order.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace topoban::crystal_go {

/// A position of a CrystalGo game with everything that decides what may follow: tiling, stones,
/// turn, passes and every position that has stood. Immutable; `play` makes the next one in the
/// time it takes to copy the stones, and shares the past.
template <flipping_start Start, class Hash = full_hash>
class state {
public:
    using board_type = tiling_of<Start>;
    static constexpr int capacity = board_type::capacity;
    using points = point_set<capacity>;
    using colouring_type = topoban::colouring<capacity>;
    using chain_type = topoban::chain<capacity>;
    using area_type = topoban::area<capacity>;
    using position_type = crystal_go::position<board_type>;
    using setup_type = setup<Start>;
    using defect_type = setup_defect<capacity>;
    using action_type = action;
    using refusal_type = refusal<capacity>;
    using action_list = inline_vector<action, 2 * std::size_t(capacity) + 1>;

    /// A game from the exact start: the starting tiling, no stones, Black to move.
    state() : state(setup_type{}, origin::game) {}

    /// A study from a set-up position: its history is that position alone. Refused with every
    /// defect. It lives in memory only: no record holds it (rules-crystal-go.md §7).
    [[nodiscard]] static result<state, std::vector<defect_type>> study(const setup_type& drawn) {
        if (auto defects = defects_of(drawn); !defects.empty())
            return unexpected(std::move(defects));
        return state(drawn, origin::study);
    }

    /// The tiling that is played on, as it is now.
    [[nodiscard]] const board_type& board() const noexcept { return kernel_.board(); }
    [[nodiscard]] colour at(point p) const noexcept { return kernel_.at(p); }
    /// What stands on all points.
    [[nodiscard]] const colouring_type& stones() const noexcept { return stones_; }
    /// What may not come back: tiling and stones.
    [[nodiscard]] position_type position() const { return {board(), stones()}; }
    [[nodiscard]] player turn() const noexcept { return order_.turn; }
    /// Passes in a row, 0 … 2.
    [[nodiscard]] int passes() const noexcept { return order_.passes; }
    /// Actions since the start, passes and a resignation among them.
    [[nodiscard]] int ply() const noexcept { return order_.ply; }
    /// Whether this is a game or a study, which results keep.
    [[nodiscard]] origin started_as() const noexcept { return origin_; }
    /// Whether two players passed or one resigned.
    [[nodiscard]] bool has_ended() const noexcept { return order_.has_ended(); }

    /// Every position that has stood, each with the ply after which it first did.
    [[nodiscard]] const superko_memory<position_type, Hash>& history() const noexcept {
        return past_;
    }
    /// Every chain with its liberties, in the order of first points.
    [[nodiscard]] std::vector<chain_type> chains() const { return chains_of(board(), stones()); }
    /// The area of the board as it stands: the score if both players passed now.
    [[nodiscard]] area_type area() const { return area_of(board(), stones()); }
    [[nodiscard]] std::optional<area_outcome> outcome() const {
        return outcome_of(order_, komi_half_points, [this] { return area(); });
    }

    /// The empty centres: where a flip is possible as far as tiles and stones go, also after the
    /// end (rules-crystal-go.md §3).
    [[nodiscard]] points flippable() const {
        points centres;
        for (const point p : empty_points())
            if (!board().flip_obstacle_at(p)) centres.insert(p);
        return centres;
    }
    /// The points where a stone may be placed.
    [[nodiscard]] points legal_placements() const {
        points legal;
        if (has_ended()) return legal;
        for (const point p : empty_points())
            if (!is_suicidal_placement(p) && !repeated_ply(action::place(p))) legal.insert(p);
        return legal;
    }
    /// The centres that may be flipped.
    [[nodiscard]] points legal_flips() const {
        points legal;
        if (has_ended()) return legal;
        for (const point p : flippable())
            if (suicide_of_flip(kernel_, p, stones_of(turn())).empty() &&
                !repeated_ply(action::flip(p)))
                legal.insert(p);
        return legal;
    }
    /// The legal placements and flips, each in order, then the pass; empty after the end.
    [[nodiscard]] action_list legal_actions() const {
        action_list actions;
        if (has_ended()) return actions;
        for (const point p : legal_placements()) actions.push_back(action::place(p));
        for (const point p : legal_flips()) actions.push_back(action::flip(p));
        actions.push_back(action::pass());
        return actions;
    }

    /// Why an action is not playable here, or nothing where it is (rules-crystal-go.md §4).
    [[nodiscard]] std::optional<refusal_type> why_refused(const action& a) const {
        const auto refused = [&](refusal_reason why) {
            return refusal_type{.reason = why, .at = a.at, .obstacle = {}, .chain = {}};
        };
        if (has_ended()) return refused(refusal_reason::ended);
        if (a.kind == action_kind::pass || a.kind == action_kind::resign) return std::nullopt;
        if (!a.has_point()) return refused(refusal_reason::out_of_range);
        if (a.at < 0 || a.at >= board().size()) return refused(refusal_reason::out_of_range);
        refusal_type choked = refused(refusal_reason::suicide);
        if (a.kind == action_kind::place) {
            if (at(a.at) != colour::empty) return refused(refusal_reason::occupied);
            if (is_suicidal_placement(a.at))
                choked.chain = kernel_.chain_joined(a.at, stones_of(turn()));
        } else {
            if (const auto obstacle = obstacle_at(a.at)) {
                refusal_type rigid = refused(refusal_reason::not_flippable);
                rigid.obstacle = obstacle;
                return rigid;
            }
            choked.chain = suicide_of_flip(kernel_, a.at, stones_of(turn()));
        }
        if (!choked.chain.empty()) return choked;
        if (const auto ply = repeated_ply(a)) {
            refusal_type repeats = refused(refusal_reason::superko);
            repeats.repeated_ply = *ply;
            return repeats;
        }
        return std::nullopt;
    }

    /// The stones an action would capture: a placement on an empty point or a flip of an empty
    /// centre; none for other actions.
    [[nodiscard]] points captures(const action& a) const {
        const colour own = stones_of(turn());
        if (a.kind == action_kind::place) return kernel_.captures(a.at, own);
        return a.kind == action_kind::flip ? captured_by_flip(kernel_, a.at, own) : points{};
    }

    /// The state after an action, or the reason why there is none.
    [[nodiscard]] result<state, refusal_type> play(const action& a) const {
        if (auto refused = why_refused(a)) return unexpected(std::move(*refused));
        result<state, refusal_type> next(std::in_place, *this);
        next->advance(a);
        return next;
    }
    /// The state after an action taken from `legal_actions`, or after a resignation in a game
    /// that has not ended.
    [[nodiscard]] state play_unchecked(const action& a) const {
        TOPOBAN_EXPECTS(!why_refused(a));
        state next(*this);
        next.advance(a);
        return next;
    }

    /// The whole state, history included, moved by one symmetry of the lattice. Where that moves
    /// the starting tiling, the result is a study: no game starts there.
    [[nodiscard]] friend state transform(const state& s, const automorphism& symmetry) {
        return s.rebuilt(s.order_, [&](const position_type& stood) {
            return position_type{stood.tiling.transformed(symmetry),
                                 stood.stones.transformed(symmetry)};
        });
    }
    /// The whole state with Black and White exchanged: stones, past, turn and any resignation.
    [[nodiscard]] friend state exchange_colours(const state& s) {
        turn_order order = s.order_;
        order.turn = opponent(order.turn);
        return s.rebuilt(order, [](const position_type& stood) {
            return position_type{stood.tiling, stood.stones.exchanged()};
        });
    }
    /// Whether two states look alike: tiling, stones, turn, passes and ending. What may be played
    /// in them can still differ, for their histories may.
    [[nodiscard]] friend bool same_position(const state& a, const state& b) {
        return a.position() == b.position() && a.turn() == b.turn() && a.passes() == b.passes() &&
               a.order_.resigned == b.order_.resigned;
    }

    /// The mutable kernel under this state, to copy and play on without states.
    [[nodiscard]] const stone_board<board_type>& kernel() const noexcept { return kernel_; }
    /// Every point that was ever occupied, the start included.
    [[nodiscard]] const points& ever_occupied() const noexcept { return ever_occupied_; }
    /// Whether the incremental kernel agrees with its from-scratch twin; for tests.
    [[nodiscard]] bool validate() const {
        return kernel_.validate() && kernel_.stones() == stones_;
    }

private:
    using memory = superko_memory<position_type, Hash>;

    state(const setup_type& drawn, origin from)
        : kernel_(drawn.tiling, drawn.stones),
          stones_(drawn.stones),
          past_(key(), {drawn.tiling, drawn.stones}),
          ever_occupied_(drawn.stones.occupied()),
          order_{.turn = drawn.turn},
          origin_(from == origin::game && drawn.tiling == Start::start() ? origin::game
                                                                         : origin::study) {}

    [[nodiscard]] std::uint64_t key() const noexcept { return kernel_.key() ^ board().key(); }

    [[nodiscard]] points empty_points() const noexcept {
        return points::below(board().size()) - stones_.occupied();
    }
    [[nodiscard]] std::optional<flip_obstacle> obstacle_at(point p) const noexcept {
        if (const auto obstacle = board().flip_obstacle_at(p)) return obstacle;
        if (at(p) != colour::empty) return flip_obstacle::occupied;
        return std::nullopt;
    }
    [[nodiscard]] bool is_suicidal_placement(point p) const noexcept {
        return kernel_.is_suicide(p, stones_of(turn()));
    }
    /// The ply whose position a placement or flip would bring back. A stone on a point that was
    /// never occupied makes a position that has never stood.
    [[nodiscard]] std::optional<int> repeated_ply(const action& a) const {
        const bool places = a.kind == action_kind::place;
        if (places && !ever_occupied_.contains(a.at)) return std::nullopt;
        const colour own = stones_of(turn());
        const points taken = captures(a);
        std::uint64_t next_key = kernel_.key();
        for (const point s : taken) next_key ^= stone_key<capacity>(s, opponent(own));
        const board_type next_tiling = places ? board() : board().flipped(a.at);
        if (places) next_key ^= stone_key<capacity>(a.at, own);
        return past_.repeated_ply(next_key ^ next_tiling.key(), [&] {
            position_type made{next_tiling, stones()};
            made.stones.of(opponent(own)) -= taken;
            if (places) made.stones.put(a.at, own);
            return made;
        });
    }

    void advance(const action& a) {
        const colour own = stones_of(turn());
        switch (a.kind) {
        case action_kind::pass: return order_.pass();
        case action_kind::resign: return order_.resign();
        case action_kind::place:
            stones_.of(opponent(own)) -= kernel_.place(a.at, own);
            stones_.of(own).insert(a.at);
            ever_occupied_.insert(a.at);
            break;
        case action_kind::flip:
            stones_.of(opponent(own)) -= crystal_go::flip(kernel_, a.at, own);
            break;
        }
        order_.move();
        past_.add(key(), position(), ply());
    }

    template <class MapPosition>
    [[nodiscard]] state rebuilt(const turn_order& order, MapPosition map) const {
        const auto all = past_.oldest_first();
        const position_type first = map(all.front().position);
        state made(setup_type{first.tiling, first.stones, player::first}, origin_);
        for (std::size_t i = 1; i < all.size(); ++i) {
            const position_type stood = map(all[i].position);
            made.kernel_ = stone_board<board_type>(stood.tiling, stood.stones);
            made.stones_ = stood.stones;
            made.past_.add(made.key(), stood, all[i].ply);
            made.ever_occupied_ |= stood.stones.occupied();
        }
        made.order_ = order;
        return made;
    }

    stone_board<board_type> kernel_;
    colouring_type stones_;
    memory past_;
    points ever_occupied_;
    turn_order order_;
    origin origin_ = origin::game;
};

} // namespace topoban::crystal_go
