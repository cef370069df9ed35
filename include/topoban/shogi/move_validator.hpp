// SPDX-License-Identifier: MIT
#pragma once

// The verdict on one action: what it resolves to, or why it is refused.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/attack.hpp>
#include <topoban/shogi/board.hpp>
#include <topoban/shogi/generate.hpp>
#include <topoban/shogi/refusal.hpp>

#include <array>
#include <optional>
#include <utility>

namespace topoban::shogi {

/// Judges moves and drops of the side to move, in the order of rules-shogi.md §14.
template <army Army>
class move_validator {
public:
    using surface = typename Army::surface;
    static constexpr int size = surface::capacity;
    using board_type = board<surface>;
    using set = point_set<size>;

    /// Of the side to move; the board must outlive it.
    explicit move_validator(const board_type& b, king_rule rule = king_rule::kept) noexcept
        : board_(b), generator_(b, rule) {}

    /// The action with its facing on arrival filled in, if it is legal; or the refusal. What is
    /// neither a move nor a drop is no such move.
    [[nodiscard]] result<action, refusal> resolve(const action& a) const {
        if (a.kind == action_kind::drop) return resolve_drop(a);
        if (a.kind == action_kind::move) return resolve_move(a);
        return refused(refusal_reason::no_such_move, no_point);
    }

private:
    using answer = result<action, refusal>;

    [[nodiscard]] static bool is_on_board(cell c) noexcept { return 0 <= c && c < size; }
    [[nodiscard]] static answer refused(refusal_reason reason, cell at) {
        return unexpected(refusal{reason, at, {}, {}});
    }

    [[nodiscard]] answer resolve_move(const action& a) const {
        using enum refusal_reason;
        if (!is_on_board(a.from)) return refused(out_of_range, a.from);
        if (!is_on_board(a.to)) return refused(out_of_range, a.to);
        const piece mover = board_.at(a.from);
        if (!mover.belongs_to(board_.turn())) return refused(wrong_side, a.from);

        auto arrivals = generator_.movements(a.from);
        bool is_move = false;
        int outcomes = 0;
        action resolved = a;
        for (const facing f : {facing::up, facing::down}) {
            if (a.arrives && *a.arrives != f) continue;
            const set& there = f == mover.faces() ? arrivals.kept : arrivals.turned;
            if (!there.contains(a.to)) continue;
            is_move = true;
            const auto split =
                army_tables<Army>::get().split(mover.facing_to(f), a.from, set{a.to});
            if ((a.promotes == promotion::yes ? split.promoted : split.plain).empty()) continue;
            ++outcomes;
            resolved.arrives = f;
        }
        if (!is_move || a.promotes > promotion::yes)
            return unexpected(
                refusal{no_such_move, a.to, {}, ray_stops<surface>(board_.position(), a.from)});
        if (outcomes == 0)
            return refused(a.promotes == promotion::yes ? may_not_promote : must_promote, a.to);
        if (outcomes == 2) return refused(facing_must_be_chosen, a.to);
        arrivals &= set{a.to};
        if (generator_.safe(a.from, arrivals).empty()) return king_attacked(resolved);
        return resolved;
    }

    [[nodiscard]] answer resolve_drop(const action& a) const {
        using enum refusal_reason;
        if (!is_on_board(a.to)) return refused(out_of_range, a.to);
        const player who = board_.turn();
        if (!is_known(a.dropped) || !board_.position().hand_of(who).holds(a.dropped))
            return refused(not_in_hand, a.to);
        if (!board_.at(a.to).is_empty()) return refused(occupied, a.to);
        if (board_type::tables().dead(a.dropped, default_facing(who)).contains(a.to))
            return refused(dead_drop, a.to);
        if (a.dropped == piece_type::pawn) {
            const set same_file =
                board_.pawns() & board_.pieces_of(who) & army_tables<Army>::get().file_of(a.to);
            if (!same_file.empty()) return refused(nifu, same_file.front());
        }
        if (!generator_.is_safe_drop(a.to)) return king_attacked(a);
        if (a.dropped == piece_type::pawn && generator_.checking_pawn_drops().contains(a.to) &&
            generator_.is_mate_by_pawn_drop(a.to)) {
            board_type after(board_);
            after.play(a);
            const cell king = after.king_of(opponent(who));
            return unexpected(refusal{
                pawn_drop_mate, a.to, attacks_on<surface>(after.position(), king, who), {}});
        }
        return action::drop(a.dropped, a.to);
    }

    [[nodiscard]] answer king_attacked(const action& a) const {
        const player who = board_.turn();
        board_type after(board_);
        after.play(a);
        const cell king = after.king_of(who);
        return unexpected(refusal{refusal_reason::king_left_attacked,
                                  king,
                                  attacks_on<surface>(after.position(), king, opponent(who)),
                                  {}});
    }

    const board_type& board_;
    generator<Army> generator_;
};

} // namespace topoban::shogi
