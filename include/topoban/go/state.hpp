// SPDX-License-Identifier: MIT
#pragma once

// Go on any graph, as a value: graph-area rules, no suicide, positional superko.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/go/action.hpp>
#include <topoban/go/position.hpp>
#include <topoban/go/refusal.hpp>
#include <topoban/go/setup.hpp>
#include <topoban/go/text.hpp>
#include <topoban/stones/kernel/stone_board.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/stones/stone_state.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/automorphism.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace topoban::go {

namespace detail {
/// The part of a Go state that knows no rules.
template <class Board, class Hash>
using stone_state_of =
    stone_state<stone_board<graph_of<Board>>, position<graph_of<Board>::capacity>, Hash>;
} // namespace detail

/// A position of a Go game with everything that decides what may follow: board, stones, turn,
/// passes, komi and every colouring that has occurred. Immutable; `play` makes the next one in the
/// time it takes to copy the stones, and shares the past.
template <class Board, class Hash = full_hash>
class state : public detail::stone_state_of<Board, Hash> {
    using base = detail::stone_state_of<Board, Hash>;

public:
    using base::capacity;
    using typename base::board_type;
    using typename base::colouring_type;
    using typename base::points;
    using typename base::position_type;
    using setup_type = setup<capacity>;
    using defect_type = setup_defect<capacity>;
    using action_type = action;
    using refusal_type = refusal<capacity>;
    using action_list = inline_vector<action, std::size_t(capacity) + 1>;

    using base::ever_occupied;
    using base::has_ended;
    using base::stones;
    using base::turn;

    /// A game on the empty board with the default komi. For a board that is a type.
    state() requires std::is_default_constructible_v<board_type>
        : state(board_type{}, {}, player::first, default_komi, origin::game) {}

    /// A game on the empty board, Black to move; refused where the komi is beyond ±2 · points.
    [[nodiscard]] static result<state, defect_type> start(komi white_receives,
                                                          board_type board = {}) {
        if (!is_komi(board, white_receives))
            return unexpected(
                defect_type{defect_type::kind::komi_out_of_range, white_receives, {}});
        return state(std::move(board), {}, player::first, white_receives, origin::game);
    }

    /// A study from a diagram whose next player is chosen: its history is the diagram alone. Refused
    /// with every defect.
    [[nodiscard]] static result<state, std::vector<defect_type>>
    study(const setup_type& drawing, komi white_receives = default_komi, board_type board = {}) {
        if (auto defects = defects_of(board, drawing, white_receives); !defects.empty())
            return unexpected(std::move(defects));
        return state(std::move(board), drawing.stones, *drawing.turn, white_receives,
                     origin::study);
    }

    /// What may not come back: the colouring.
    [[nodiscard]] const position_type& position() const& noexcept { return this->stones_; }
    [[nodiscard]] position_type position() const&& noexcept { return this->stones_; }

    /// The points where a stone may be placed.
    [[nodiscard]] points legal_placements() const {
        if (has_ended()) return {};
        const points empty = this->empty_points();
        points legal = empty.where([&](point p) { return this->kernel_.has_empty_neighbour(p); });
        legal |= (empty - legal).where([&](point p) { return !is_suicide(p); });
        for (const point p : legal& this->ever_occupied_)
            if (repeated_ply(p)) legal.erase(p);
        return legal;
    }
    /// The legal placements in order, then the pass; empty after the end.
    [[nodiscard]] action_list legal_actions() const {
        action_list actions;
        if (has_ended()) return actions;
        legal_placements().for_each([&](point p) { actions.push_back(action::place(p)); });
        actions.push_back(action::pass());
        return actions;
    }

    /// Why an action is not playable here, or nothing where it is.
    [[nodiscard]] std::optional<refusal_type> why_refused(const action& a) const {
        using enum refusal_reason;
        const point at = a.has_point() ? a.at : no_point;
        if (has_ended()) return refusal_type{ended, at};
        if (a.kind == action_kind::pass || a.kind == action_kind::resign) return std::nullopt;
        if (!this->is_on_board(at)) return refusal_type{out_of_range, at};
        if (!this->is_empty(at)) return refusal_type{occupied, at};
        if (is_suicide(at))
            return refusal_type{suicide, at, this->kernel_.chain_joined(at, this->own())};
        if (const auto ply = repeated_ply(at)) return refusal_type{superko, at, {}, *ply};
        return std::nullopt;
    }

    /// The stones a placement on an empty point would capture; none on any other point.
    [[nodiscard]] points captures(point p) const noexcept {
        return this->is_empty(p) ? this->kernel_.captures(p, this->own()) : points{};
    }
    /// The stones an action would capture; none for all but a placement on an empty point.
    [[nodiscard]] points captures(const action& a) const noexcept {
        return a.has_point() ? captures(a.at) : points{};
    }

    /// The state after an action, or the reason why there is none.
    [[nodiscard]] result<state, refusal_type> play(const action& a) const {
        // A placement is tried on the copy it would become: legality and captures in one look.
        if (a.has_point() && !has_ended() && this->is_empty(a.at)) {
            result<state, refusal_type> next(std::in_place, *this);
            if (next->place_if_legal(a.at)) return next;
        }
        if (auto refused = why_refused(a)) return unexpected(std::move(*refused));
        return play_unchecked(a);
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

    /// The whole state, history included, moved by one symmetry of the board. (Moving each past
    /// colouring by a symmetry of its own would change what superko forbids.) A game stays one.
    [[nodiscard]] friend state transform(const state& s, const automorphism& symmetry) {
        TOPOBAN_EXPECTS(symmetry.size() == s.board().size());
        state moved(s);
        moved.rebuild([&](const position_type& p) { return p.transformed(symmetry); }, s.turn(),
                      s.started_as());
        return moved;
    }
    /// The whole state with Black and White exchanged: stones, past, turn and any resignation.
    /// White's komi stays White's, so margins are not simply reversed. It is a study: in no game does
    /// White move first.
    [[nodiscard]] friend state exchange_colours(const state& s) {
        state exchanged(s);
        exchanged.rebuild([](const position_type& p) { return p.exchanged(); }, opponent(s.turn()),
                          origin::study);
        return exchanged;
    }

private:
    using base::base;

    [[nodiscard]] bool is_suicide(point p) const noexcept {
        return this->kernel_.is_suicide(p, this->own());
    }

    [[nodiscard]] std::optional<int> repeated_ply(point p) const {
        return repeated_ply(this->kernel_.key_after(p, this->own()), p,
                            [&] { return this->kernel_.captures(p, this->own()); });
    }
    /// The ply whose colouring a placement would bring back. A stone on a point that was never
    /// occupied makes a colouring that has never occurred.
    template <class Captured>
    [[nodiscard]] std::optional<int> repeated_ply(std::uint64_t key, point p,
                                                  Captured captured) const {
        if (!this->ever_occupied_.contains(p)) return std::nullopt;
        return this->past_.repeated_ply(key, [&] {
            position_type next = this->stones_;
            next.of(this->other()) -= captured();
            next.of(this->own()).insert(p);
            return next;
        });
    }

    [[nodiscard]] bool place_if_legal(point p) {
        const bool is_placed = this->kernel_.try_place(
            p, this->own(),
            [&](std::uint64_t key, auto captured) { return !repeated_ply(key, p, captured); },
            removing());
        if (is_placed) finish_placement(p);
        return is_placed;
    }

    [[nodiscard]] auto removing() noexcept {
        return [&theirs = this->stones_.of(this->other())](point s) { theirs.erase(s); };
    }
    void finish_placement(point p) {
        this->note_stone(p);
        this->finish_move();
    }

    void advance(const action& a) {
        switch (a.kind) {
        case action_kind::none: return;
        case action_kind::pass: return this->order_.pass();
        case action_kind::resign: return this->order_.resign();
        case action_kind::place:
            if (!this->is_empty(a.at)) return;
            this->kernel_.place(a.at, this->own(), removing());
            finish_placement(a.at);
        }
    }
};

} // namespace topoban::go
