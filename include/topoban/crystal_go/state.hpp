// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo on any flipping graph, as a value: placements, flips, no suicide, positional superko.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/flip.hpp>
#include <topoban/crystal_go/position.hpp>
#include <topoban/crystal_go/refusal.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/crystal_go/text.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/stones/kernel/stone_key.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/stones/stone_state.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace topoban::crystal_go {

namespace detail {
/// The part of a CrystalGo state that knows no rules.
template <flipping_start Start, class Hash>
using stone_state_of =
    stone_state<flipping_board<tiling_of<Start>>, position<tiling_of<Start>>, Hash>;
} // namespace detail

/// A position of a CrystalGo game with everything that decides what may follow: tiling, stones,
/// turn, passes and every position that has occurred. Immutable; `play` makes the next one in the
/// time it takes to copy the stones, and shares the past.
template <flipping_start Start, class Hash = full_hash>
class state : public detail::stone_state_of<Start, Hash> {
    using base = detail::stone_state_of<Start, Hash>;

public:
    using base::capacity;
    using typename base::board_type;
    using typename base::points;
    using typename base::position_type;
    using start_type = Start;
    using setup_type = setup<Start>;
    using defect_type = setup_defect<capacity>;
    using action_type = action;
    using refusal_type = refusal<capacity>;
    using action_list = inline_vector<action, 2 * std::size_t(capacity) + 1>;

    using base::board;
    using base::has_ended;
    using base::stones;
    using base::turn;

    /// A game from the exact start: the starting tiling, no stones, Black to move.
    state() : base(Start::start(), {}, player::first, default_komi, origin::game) {}

    /// A study from a set-up position whose next player is chosen: its history is that position alone.
    /// Refused with every defect. It lives in memory only: no record holds it (rules-crystal-go.md
    /// §7).
    [[nodiscard]] static result<state, std::vector<defect_type>> study(const setup_type& drawing) {
        if (auto defects = defects_of(drawing); !defects.empty())
            return unexpected(std::move(defects));
        return state(drawing.tiling, drawing.stones, *drawing.turn, default_komi, origin::study);
    }

    /// What may not come back: tiling and stones.
    [[nodiscard]] position_type position() const { return {board(), stones()}; }

    /// The empty centres: where a flip is possible as far as tiles and stones go, also after the
    /// end (rules-crystal-go.md §3).
    [[nodiscard]] points flippable() const {
        points centres;
        for (const point p : this->empty_points())
            if (!board().flip_obstacle_at(p)) centres.insert(p);
        return centres;
    }
    /// The points where a stone may be placed.
    [[nodiscard]] points legal_placements() const {
        points legal;
        if (has_ended()) return legal;
        for (const point p : this->empty_points())
            if (!is_suicidal_placement(p) && !repeated_ply(action::place(p))) legal.insert(p);
        return legal;
    }
    /// The centres that may be flipped.
    [[nodiscard]] points legal_flips() const {
        points legal;
        if (has_ended()) return legal;
        for (const point p : flippable())
            if (suicide_of_flip(this->kernel_, p, this->own()).empty() &&
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
        using enum refusal_reason;
        const point at = a.has_point() ? a.at : no_point;
        if (has_ended()) return refusal_type{ended, at};
        if (a.kind == action_kind::pass || a.kind == action_kind::resign) return std::nullopt;
        if (!this->is_on_board(at)) return refusal_type{out_of_range, at};
        points suicide_of;
        if (a.kind == action_kind::place) {
            if (!this->is_empty(at)) return refusal_type{occupied, at};
            if (is_suicidal_placement(at)) suicide_of = this->kernel_.chain_joined(at, this->own());
        } else {
            if (const auto obstacle = obstacle_at(at))
                return refusal_type{.reason = not_flippable, .at = at, .obstacle = obstacle};
            suicide_of = suicide_of_flip(this->kernel_, at, this->own());
        }
        if (!suicide_of.empty()) return refusal_type{suicide, at, suicide_of};
        if (const auto ply = repeated_ply(a)) return refusal_type{superko, at, {}, *ply};
        return std::nullopt;
    }

    /// The stones an action would capture: a placement on an empty point or a flip of an empty
    /// centre; none for other actions.
    [[nodiscard]] points captures(const action& a) const {
        if (!a.has_point() || !this->is_empty(a.at)) return {};
        if (a.kind == action_kind::flip && obstacle_at(a.at)) return {};
        return captured_by(a);
    }

    /// The state after an action, or the reason why there is none.
    [[nodiscard]] result<state, refusal_type> play(const action& a) const {
        if (auto refused = why_refused(a)) return unexpected(std::move(*refused));
        result<state, refusal_type> next(std::in_place, *this);
        next->advance(a);
        return next;
    }
    /// The state after an action taken from `legal_actions`, or after a resignation in a game
    /// that has not ended. Nothing else is to be played this way; after the end, and where there is no
    /// such point or it is occupied, the state stays as it is.
    [[nodiscard]] state play_unchecked(const action& a) const {
        TOPOBAN_EXPECTS(!why_refused(a));
        state next(*this);
        if (!has_ended()) next.advance(a);
        return next;
    }

    /// The whole state, history included, moved by one symmetry of the lattice. Where that moves
    /// the starting tiling, the result is a study: no game starts there.
    [[nodiscard]] friend state transform(const state& s, const automorphism& symmetry) {
        TOPOBAN_EXPECTS(symmetry.size() == s.board().size());
        const auto image = [&](const position_type& p) {
            return position_type{p.tiling.transformed(symmetry), p.stones.transformed(symmetry)};
        };
        const bool keeps_start = Start::start().transformed(symmetry) == Start::start();
        state moved(s);
        moved.rebuild(image, s.turn(), keeps_start ? s.started_as() : origin::study);
        return moved;
    }
    /// The whole state with Black and White exchanged: stones, past, turn and any resignation. It is a
    /// study: in no game does White move first.
    [[nodiscard]] friend state exchange_colours(const state& s) {
        const auto image = [](const position_type& p) {
            return position_type{p.tiling, p.stones.exchanged()};
        };
        state exchanged(s);
        exchanged.rebuild(image, opponent(s.turn()), origin::study);
        return exchanged;
    }

private:
    using base::base;

    [[nodiscard]] std::optional<flip_obstacle> obstacle_at(point p) const noexcept {
        if (const auto obstacle = board().flip_obstacle_at(p)) return obstacle;
        if (!this->is_empty(p)) return flip_obstacle::occupied;
        return std::nullopt;
    }
    [[nodiscard]] points captured_by(const action& a) const {
        return a.kind == action_kind::place ? this->kernel_.captures(a.at, this->own())
                                            : captured_by_flip(this->kernel_, a.at, this->own());
    }
    [[nodiscard]] bool is_suicidal_placement(point p) const noexcept {
        return this->kernel_.is_suicide(p, this->own());
    }
    /// The ply whose position a placement or flip would bring back. A stone on a point that was
    /// never occupied makes a position that has never occurred.
    [[nodiscard]] std::optional<int> repeated_ply(const action& a) const {
        const bool places = a.kind == action_kind::place;
        if (places && !this->ever_occupied_.contains(a.at)) return std::nullopt;
        const points captured = captured_by(a);
        std::uint64_t next_key = this->kernel_.key();
        for (const point s : captured) next_key ^= stone_key<capacity>(s, this->other());
        const board_type next_tiling = places ? board() : board().flipped(a.at);
        if (places) next_key ^= stone_key<capacity>(a.at, this->own());
        return this->past_.repeated_ply(next_key ^ next_tiling.key(), [&] {
            position_type next{next_tiling, stones()};
            next.stones.of(this->other()) -= captured;
            if (places) next.stones.put(a.at, this->own());
            return next;
        });
    }

    void advance(const action& a) {
        switch (a.kind) {
        case action_kind::none: return;
        case action_kind::pass: return this->order_.pass();
        case action_kind::resign: return this->order_.resign();
        case action_kind::place:
            if (!this->is_empty(a.at)) return;
            this->stones_.of(this->other()) -= this->kernel_.place(a.at, this->own());
            this->note_stone(a.at);
            return this->finish_move();
        case action_kind::flip:
            if (!this->is_on_board(a.at) || obstacle_at(a.at)) return;
            this->stones_.of(this->other()) -= crystal_go::flip(this->kernel_, a.at, this->own());
            return this->finish_move();
        }
    }
};

} // namespace topoban::crystal_go
