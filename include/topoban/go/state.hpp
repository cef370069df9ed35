// SPDX-License-Identifier: MIT
#pragma once

// Go on any graph, as a value: graph-area rules, no suicide, positional superko.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/core/result.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/go/action.hpp>
#include <topoban/go/refusal.hpp>
#include <topoban/go/setup.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/kernel/stone_board.hpp>
#include <topoban/stones/superko.hpp>
#include <topoban/stones/turn_order.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/automorphism.hpp>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace topoban::go {

/// A position of a Go game with everything that decides what may follow: board, stones, turn,
/// passes, komi and every colouring that has stood. Immutable; `play` makes the next one in the
/// time it takes to copy the stones, and shares the past.
template <class Board, class Hash = full_hash>
class state {
public:
    using board_type = graph_of<Board>;
    static constexpr int capacity = board_type::capacity;
    using points = point_set<capacity>;
    using colouring_type = topoban::colouring<capacity>;
    using chain_type = topoban::chain<capacity>;
    using area_type = topoban::area<capacity>;
    using setup_type = setup<capacity>;
    using defect_type = setup_defect<capacity>;
    using past_type = past_position<colouring_type>;
    using action_type = action;
    using refusal_type = refusal<capacity>;
    using action_list = inline_vector<action, std::size_t(capacity) + 1>;

    /// A game on the empty board with the default komi. For a board that is a type.
    state() requires std::is_default_constructible_v<board_type>
        : state(board_type{}, {}, default_komi_half_points, origin::game) {}

    /// A game on the empty board, Black to move; refused where the komi is beyond ±2 · points.
    [[nodiscard]] static result<state, defect_type> start(int komi_half_points,
                                                          board_type board = {}) {
        if (!is_komi(board, komi_half_points))
            return unexpected(
                defect_type{defect_type::kind::komi_out_of_range, komi_half_points, {}});
        return state(std::move(board), {}, komi_half_points, origin::game);
    }

    /// A study from a diagram: its history is the diagram alone. Refused with every defect.
    [[nodiscard]] static result<state, std::vector<defect_type>>
    study(const setup_type& drawn, int komi_half_points = default_komi_half_points,
          board_type board = {}) {
        if (auto defects = defects_of(board, drawn, komi_half_points); !defects.empty())
            return unexpected(std::move(defects));
        return state(std::move(board), drawn, komi_half_points, origin::study);
    }

    /// The graph that is played on.
    [[nodiscard]] const board_type& board() const noexcept { return kernel_.board(); }
    /// What stands on a point.
    [[nodiscard]] colour at(point p) const noexcept { return kernel_.at(p); }
    /// What stands on all points.
    [[nodiscard]] const colouring_type& stones() const noexcept { return stones_; }
    [[nodiscard]] player turn() const noexcept { return order_.turn; }
    /// Passes in a row, 0 … 2.
    [[nodiscard]] int passes() const noexcept { return order_.passes; }
    /// Actions since the start, passes and a resignation among them.
    [[nodiscard]] int ply() const noexcept { return order_.ply; }
    /// White's compensation in half-points.
    [[nodiscard]] int komi_half_points() const noexcept { return komi_half_points_; }
    /// Whether this is a game or a study, which results keep.
    [[nodiscard]] origin started_as() const noexcept { return origin_; }
    /// Whether two players passed or one resigned.
    [[nodiscard]] bool has_ended() const noexcept { return order_.has_ended(); }

    /// Every colouring that has stood, each with the ply after which it first did.
    [[nodiscard]] const superko_memory<colouring_type, Hash>& history() const noexcept {
        return past_;
    }
    /// Every chain with its liberties, in the order of first points.
    [[nodiscard]] std::vector<chain_type> chains() const { return chains_of(board(), stones()); }
    /// The area of the board as it stands: the score if both players passed now.
    [[nodiscard]] area_type area() const { return area_of(board(), stones()); }
    /// Black's lead in half-points on the board as it stands.
    [[nodiscard]] int margin_half_points() const {
        return area().margin_half_points(komi_half_points_);
    }
    [[nodiscard]] std::optional<area_outcome> outcome() const {
        return outcome_of(order_, komi_half_points_, [this] { return area(); });
    }

    /// The points where a stone may be placed.
    [[nodiscard]] points legal_placements() const {
        if (has_ended()) return {};
        const points empty = points::below(board().size()) - stones_.occupied();
        points legal = empty.where([&](point p) { return kernel_.has_empty_neighbour(p); });
        legal |= (empty - legal).where([&](point p) { return !is_suicide(p); });
        for (const point p : legal& ever_occupied_)
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
        if (has_ended()) return refusal_type{ended, a.at, {}};
        if (a.kind == action_kind::pass || a.kind == action_kind::resign) return std::nullopt;
        if (a.kind != action_kind::place) return refusal_type{out_of_range, a.at, {}};
        if (a.at < 0 || a.at >= board().size()) return refusal_type{out_of_range, a.at, {}};
        if (!is_empty(a.at)) return refusal_type{occupied, a.at, {}};
        if (is_suicide(a.at))
            return refusal_type{suicide, a.at, kernel_.chain_joined(a.at, stones_of(turn()))};
        if (const auto ply = repeated_ply(a.at)) return refusal_type{superko, a.at, {}, *ply};
        return std::nullopt;
    }

    /// The stones a placement would capture; `p` must be empty.
    [[nodiscard]] points captures(point p) const noexcept {
        return kernel_.captures(p, stones_of(turn()));
    }

    /// The state after an action, or the reason why there is none.
    [[nodiscard]] result<state, refusal_type> play(const action& a) const {
        // A placement is tried on the copy it would become: legality and captures in one look.
        if (a.kind == action_kind::place && !has_ended() && is_empty(a.at)) {
            result<state, refusal_type> next(std::in_place, *this);
            if (next->place_if_legal(a.at)) return next;
        }
        if (auto refused = why_refused(a)) return unexpected(std::move(*refused));
        return play_unchecked(a);
    }
    /// The state after an action taken from `legal_actions`, or after a resignation in a game
    /// that has not ended.
    [[nodiscard]] state play_unchecked(const action& a) const {
        TOPOBAN_EXPECTS(!why_refused(a));
        state next(*this);
        next.advance(a);
        return next;
    }

    /// The whole state, history included, moved by one symmetry of the board. (Moving each past
    /// colouring by a symmetry of its own would change what superko forbids.)
    [[nodiscard]] friend state transform(const state& s, const automorphism& symmetry) {
        return s.rebuilt(
            s.order_, [&](const colouring_type& stones) { return stones.transformed(symmetry); });
    }
    /// The whole state with Black and White exchanged: stones, past, turn and any resignation.
    /// White's komi stays White's, so margins are not simply reversed.
    [[nodiscard]] friend state exchange_colours(const state& s) {
        turn_order order = s.order_;
        order.turn = opponent(order.turn);
        return s.rebuilt(order, [](const colouring_type& stones) { return stones.exchanged(); });
    }
    /// Whether two states look alike: board, stones, turn, passes, komi and ending. What may be
    /// played in them can still differ, for their histories may.
    [[nodiscard]] friend bool same_position(const state& a, const state& b) {
        return a.stones() == b.stones() && a.turn() == b.turn() && a.passes() == b.passes() &&
               a.order_.resigned == b.order_.resigned &&
               a.komi_half_points_ == b.komi_half_points_ && a.board() == b.board();
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
    using memory = superko_memory<colouring_type, Hash>;

    state(board_type board, const setup_type& drawn, int komi_half_points, origin from)
        : kernel_(std::move(board), drawn.stones),
          stones_(drawn.stones),
          past_(kernel_.key(), drawn.stones),
          ever_occupied_(drawn.stones.occupied()),
          order_{.turn = drawn.turn},
          komi_half_points_(komi_half_points),
          origin_(from) {}

    [[nodiscard]] bool is_empty(point p) const noexcept {
        return 0 <= p && p < board().size() && at(p) == colour::empty;
    }
    [[nodiscard]] bool is_suicide(point p) const noexcept {
        return kernel_.is_suicide(p, stones_of(turn()));
    }

    [[nodiscard]] std::optional<int> repeated_ply(point p) const {
        return repeated_ply(kernel_.key_after(p, stones_of(turn())), p,
                            [&] { return captures(p); });
    }
    /// The ply whose colouring a placement would bring back. A stone on a point that was never
    /// occupied makes a colouring that has never stood.
    template <class Captured>
    [[nodiscard]] std::optional<int> repeated_ply(std::uint64_t key, point p,
                                                  Captured captured) const {
        if (!ever_occupied_.contains(p)) return std::nullopt;
        return past_.repeated_ply(key, [&] {
            colouring_type made = stones_;
            made.of(stones_of(opponent(turn()))) -= captured();
            made.of(stones_of(turn())).insert(p);
            return made;
        });
    }

    [[nodiscard]] bool place_if_legal(point p) {
        const bool is_placed = kernel_.try_place(
            p, stones_of(turn()),
            [&](std::uint64_t key, auto captured) { return !repeated_ply(key, p, captured); },
            removing());
        if (is_placed) note_placement(p);
        return is_placed;
    }

    [[nodiscard]] auto removing() noexcept {
        return [&theirs = stones_.of(stones_of(opponent(turn())))](point s) { theirs.erase(s); };
    }
    void note_placement(point p) {
        stones_.of(stones_of(turn())).insert(p);
        ever_occupied_.insert(p);
        order_.move();
        past_.add(kernel_.key(), stones_, ply());
    }

    void advance(const action& a) {
        switch (a.kind) {
        case action_kind::pass: return order_.pass();
        case action_kind::resign: return order_.resign();
        case action_kind::place:
            kernel_.place(a.at, stones_of(turn()), removing());
            note_placement(a.at);
        }
    }

    template <class MapColouring>
    [[nodiscard]] state rebuilt(const turn_order& order, MapColouring map) const {
        const auto all = past_.oldest_first();
        state made(board(), {map(all.front().position), player::first}, komi_half_points_, origin_);
        for (std::size_t i = 1; i < all.size(); ++i) {
            made.stones_ = map(all[i].position);
            made.kernel_ = stone_board<board_type>(board(), made.stones_);
            made.past_.add(made.kernel_.key(), made.stones_, all[i].ply);
            made.ever_occupied_ |= made.stones_.occupied();
        }
        made.order_ = order;
        return made;
    }

    stone_board<board_type> kernel_;
    colouring_type stones_; // what the kernel holds, kept for whole comparisons
    memory past_;
    points ever_occupied_;
    turn_order order_;
    int komi_half_points_ = default_komi_half_points;
    origin origin_ = origin::game;
};

} // namespace topoban::go
