// SPDX-License-Identifier: MIT
#pragma once

// Shogi on any upright surface, as a value: legal actions, refusals, repetition and endings.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/attack.hpp>
#include <topoban/shogi/board.hpp>
#include <topoban/shogi/generate.hpp>
#include <topoban/shogi/move_validator.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/refusal.hpp>
#include <topoban/shogi/repetition.hpp>
#include <topoban/shogi/setup.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace topoban::shogi {

/// A position of a game with everything that decides what may follow: pieces, hands, turn and
/// every position that has stood. Immutable; `play` makes the next one in the time it takes to copy
/// a board, and shares the past. A state that was moved from may only be assigned to or destroyed.
template <class Army, class Hash = full_hash>
class state {
    static_assert(
        requires { typename Army::surface; } && upright_surface<typename Army::surface>,
        "shogi needs a surface that is a type and whose frames keep the vertical axis, so "
        "that every piece faces up or down its chart");
    static_assert(army<Army>, "an army names its surface and has a constant layout()");

public:
    using army_type = Army;
    using surface_type = typename Army::surface;
    static constexpr int capacity = surface_type::capacity;
    using position_type = shogi::position<capacity>;
    using board_type = shogi::board<surface_type>;
    using action_type = action;
    using refusal_type = refusal;
    using memory_type = repetition_memory<capacity, Hash>;

    /// A game from the start position.
    state() : state(start_of<Army>(), origin::game) {}

    /// A study from an edited position, which counts as its first occurrence. Refused with every
    /// defect of the position.
    [[nodiscard]] static result<state, std::vector<setup_defect>>
    study(const position_type& drawn) {
        if (auto defects = defects_of<Army>(drawn); !defects.empty())
            return unexpected(std::move(defects));
        return state(drawn, origin::study);
    }

    /// The surface.
    [[nodiscard]] static surface_type board() noexcept { return {}; }
    /// Pieces, hands and side to move.
    [[nodiscard]] const position_type& position() const& noexcept { return board_.position(); }
    [[nodiscard]] position_type position() const&& noexcept { return board_.position(); }
    /// What stands on a cell, which must be on the board.
    [[nodiscard]] piece at(cell c) const noexcept { return position().at(c); }
    /// A player's hand.
    [[nodiscard]] const hand& hand_of(player who) const& noexcept {
        return position().hand_of(who);
    }
    [[nodiscard]] hand hand_of(player who) const&& noexcept { return position().hand_of(who); }
    /// The side to move; a resignation or an agreed draw leaves it as it was.
    [[nodiscard]] player turn() const noexcept { return board_.turn(); }
    /// Actions since the start, a resignation or an agreed draw among them.
    [[nodiscard]] int ply() const noexcept {
        return static_cast<int>(past_.size()) - 1 + (ended_by_hand_ ? 1 : 0);
    }
    /// Whether this is a game or a study, which results keep.
    [[nodiscard]] origin started_as() const noexcept { return origin_; }
    /// Whether the king of the side to move is attacked.
    [[nodiscard]] bool is_check() const noexcept { return is_check_; }
    /// How often the position has stood, itself included (rules-shogi.md §11).
    [[nodiscard]] int occurrences() const noexcept { return past_.occurrences(); }
    /// Every position that has stood.
    [[nodiscard]] const memory_type& history() const& noexcept { return past_; }
    [[nodiscard]] memory_type history() const&& { return past_; }
    /// How the game ended; nothing as long as it has not.
    [[nodiscard]] std::optional<shogi::outcome> outcome() const noexcept { return outcome_; }
    /// Whether nothing may follow.
    [[nodiscard]] bool has_ended() const noexcept {
        TOPOBAN_EXPECTS(past_.size() > 0); // not of a state that was moved from
        return outcome_.has_value();
    }
    /// The kernel's view, for perft and search.
    [[nodiscard]] const board_type& kernel() const& noexcept { return board_; }
    [[nodiscard]] board_type kernel() const&& noexcept { return board_; }
    /// Equal for positions that are the same for repetition.
    [[nodiscard]] std::uint64_t key() const noexcept { return key_; }

    /// The legal moves and drops in order, each move with its facing; empty after the end.
    [[nodiscard]] std::vector<action> legal_actions() const {
        std::vector<action> actions;
        if (has_ended()) return actions;
        actions.reserve(64);
        for_each_legal_action<Army>(board_, [&](const action& a) { actions.push_back(a); });
        std::sort(actions.begin(), actions.end());
        return actions;
    }

    /// The action with its facing on arrival filled in, if it is legal here.
    [[nodiscard]] result<action, refusal> resolve(const action& a) const {
        if (has_ended()) return unexpected(refusal{});
        if (is_ending(a)) return a;
        return move_validator<Army>(board_).resolve(a);
    }
    /// Why an action is not playable here, or nothing where it is.
    [[nodiscard]] std::optional<refusal> why_refused(const action& a) const {
        auto verdict = resolve(a);
        if (verdict) return std::nullopt;
        return std::move(verdict).error();
    }

    /// The state after an action, or the reason why there is none.
    [[nodiscard]] result<state, refusal> play(const action& a) const {
        auto resolved = resolve(a);
        if (!resolved) return unexpected(std::move(resolved).error());
        result<state, refusal> next(std::in_place, *this);
        next->advance(*resolved);
        return next;
    }
    /// The state after an action taken from `legal_actions`, or after a resignation or an agreed
    /// draw in a game that has not ended. Nothing else is to be played this way; after the end, and
    /// where no piece of the side to move can act so, the state stays as it is.
    [[nodiscard]] state play_unchecked(const action& a) const {
        TOPOBAN_EXPECTS(resolve(a).has_value() && resolve(a).value() == a);
        state next(*this);
        if (!has_ended() && (is_ending(a) || board_.can_play(a))) next.advance(a);
        return next;
    }

    /// Every route over which a player's pieces attack a cell, pins aside.
    [[nodiscard]] std::vector<attack> attacks_on(cell target, player by) const {
        return shogi::attacks_on<surface_type>(position(), target, by);
    }

    /// Whether two states show the same position and the same end of the game, if any. What may
    /// follow can still differ, for their histories may.
    [[nodiscard]] friend bool same_position(const state& a, const state& b) noexcept {
        return a.position() == b.position() && a.outcome_ == b.outcome_;
    }

    /// Whether everything kept up to date is what it is from scratch; for tests.
    [[nodiscard]] bool validate() const noexcept {
        return board_.validate() && key_ == key_of(position()) &&
               is_check_ == board_.is_in_check(turn());
    }

    /// The half-turn of the whole state, history included: every piece goes to the image of its
    /// cell, changes its owner and its facing, and the other player is to move. It is a study: in no
    /// game does the second player move first.
    [[nodiscard]] friend state exchange_players(const state& s) {
        const auto all = s.past_.oldest_first();
        state made(half_turned(all.front().position), origin::study);
        for (std::size_t i = 1; i < all.size(); ++i) made.show(half_turned(all[i].position));
        made.ended_by_hand_ = s.ended_by_hand_;
        made.outcome_ = s.outcome_;
        if (made.outcome_ && made.outcome_->winner)
            made.outcome_->winner = opponent(*made.outcome_->winner);
        return made;
    }

private:
    state(const position_type& start, origin from)
        : board_(start), key_(key_of(start)), origin_(from) {
        arrive(false);
    }

    /// Whether an action ends the game by itself.
    [[nodiscard]] static bool is_ending(const action& a) noexcept {
        return a.kind == action_kind::resign || a.kind == action_kind::agree_draw;
    }

    void advance(const action& a) {
        if (is_ending(a)) {
            ended_by_hand_ = true;
            outcome_ = a.kind == action_kind::resign
                           ? shogi::outcome{outcome_reason::resign, opponent(turn())}
                           : shogi::outcome{outcome_reason::agreed_draw, {}};
            return;
        }
        key_ ^= change_of_hand(a) ^ cells_key(a);
        board_.play(a);
        key_ ^= cells_key(a) ^ turn_key(player::second);
        arrive(true);
    }

    /// The part of the key that an action can change on the board.
    [[nodiscard]] std::uint64_t cells_key(const action& a) const noexcept {
        const std::uint64_t to = piece_key(a.to, at(a.to));
        return a.kind == action_kind::drop ? to : to ^ piece_key(a.from, at(a.from));
    }
    /// What an action changes in the key of the mover's hand.
    [[nodiscard]] std::uint64_t change_of_hand(const action& a) const noexcept {
        const bool is_drop = a.kind == action_kind::drop;
        if (!is_drop && at(a.to).is_empty()) return 0;
        const piece_type type = is_drop ? a.dropped : at(a.to).type();
        const int before = hand_of(turn()).count(type);
        return hand_key(turn(), type, before) ^
               hand_key(turn(), type, is_drop ? before - 1 : before + 1);
    }

    /// Sees to everything that follows from the position just reached.
    void arrive(bool by_action) {
        any_action_sink any;
        const generator<Army> actions(board_);
        actions.run(any);
        is_check_ = actions.is_check();
        past_.add(key_, position(), by_action && is_check_);
        outcome_ = past_.verdict();
        if (!outcome_ && !any.found)
            outcome_ = shogi::outcome{outcome_reason::no_legal_action, opponent(turn())};
    }

    void show(const position_type& next) {
        board_ = board_type(next);
        key_ = key_of(next);
        arrive(true);
    }

    [[nodiscard]] static position_type half_turned(const position_type& p) {
        position_type made{.hands = {p.hands[1], p.hands[0]}, .turn = opponent(p.turn)};
        for (cell c = 0; c < capacity; ++c)
            if (const piece moved = p.at(c); !moved.is_empty()) {
                const piece image(opponent(moved.owner()), moved.type(), opposite(moved.faces()));
                made.put(half_turn<capacity>(c), moved.is_promoted() ? image.promoted() : image);
            }
        return made;
    }

    board_type board_;
    memory_type past_;
    std::uint64_t key_ = 0;
    std::optional<shogi::outcome> outcome_;
    origin origin_ = origin::game;
    bool is_check_ = false;
    bool ended_by_hand_ = false;
};

} // namespace topoban::shogi
