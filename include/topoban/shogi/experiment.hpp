// SPDX-License-Identifier: MIT
#pragma once

// Relaxed analysis: moving either army, or without king safety. Never a game, never a result.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/board.hpp>
#include <topoban/shogi/generate.hpp>
#include <topoban/shogi/move_validator.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/refusal.hpp>
#include <topoban/shogi/repetition.hpp>
#include <topoban/shogi/setup.hpp>

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

namespace topoban::shogi {

/// Who may act in an experiment.
enum class mover_rule : std::uint8_t {
    side_to_move, ///< the players alternate
    either_army   ///< anyone at any time
};

/// Which rules an experiment waives; movement, capture, promotion and drops stay as they are, and
/// kings are never captured (rules-shogi.md §13).
struct relaxation {
    mover_rule movers = mover_rule::side_to_move; ///< who may act
    king_rule king_safety = king_rule::kept;      ///< whether a king may be left attacked

    [[nodiscard]] friend constexpr bool operator==(const relaxation&,
                                                   const relaxation&) noexcept = default;
};

/// An action and whose it is. `player_action{}` is none, and refused everywhere.
struct player_action {
    player who = player::first; ///< who acts
    action what;                ///< what is done

    [[nodiscard]] friend constexpr bool operator==(const player_action&,
                                                   const player_action&) noexcept = default;
    // clang-tidy 14 takes the comparison's 0 for a pointer.
    // NOLINTBEGIN(modernize-use-nullptr)
    [[nodiscard]] friend constexpr auto operator<=>(const player_action&,
                                                    const player_action&) noexcept = default;
    // NOLINTEND(modernize-use-nullptr)
    friend std::ostream& operator<<(std::ostream& out, const player_action& a) {
        return out << letter(a.who) << ' ' << a.what;
    }
};

/// A position of an experiment, as an immutable value. After an action the other player is to
/// move. There is no resignation and no end; positions are counted as in a game. An experiment that
/// was moved from may only be assigned to or destroyed.
template <army Army, class Hash = full_hash>
class experiment {
public:
    using army_type = Army;
    using surface_type = typename Army::surface;
    static constexpr int capacity = surface_type::capacity;
    using position_type = shogi::position<capacity>;
    using action_type = player_action;
    using refusal_type = refusal;

    /// From any position that can be played from; refused with every defect.
    [[nodiscard]] static result<experiment, std::vector<setup_defect>>
    start(const position_type& drawn, relaxation relaxed) {
        if (auto defects = defects_of<Army>(drawn); !defects.empty())
            return unexpected(std::move(defects));
        return experiment(drawn, relaxed);
    }

    /// The surface.
    [[nodiscard]] static surface_type board() noexcept { return {}; }
    /// The rules that are waived.
    [[nodiscard]] relaxation relaxed() const noexcept { return relaxed_; }
    /// Pieces, hands and side to move.
    [[nodiscard]] const position_type& position() const& noexcept { return board_.position(); }
    [[nodiscard]] position_type position() const&& noexcept { return board_.position(); }
    /// What stands on a cell, which must be on the board.
    [[nodiscard]] piece at(cell c) const noexcept { return position().at(c); }
    [[nodiscard]] player turn() const noexcept { return board_.turn(); }
    /// Actions since the start.
    [[nodiscard]] int ply() const noexcept { return static_cast<int>(past_.size()) - 1; }
    /// Whether the king of the side to move is attacked.
    [[nodiscard]] bool is_check() const noexcept { return past_.latest().is_check; }
    /// How often the position has stood, itself included.
    [[nodiscard]] int occurrences() const noexcept { return past_.occurrences(); }

    /// An experiment has no result.
    [[nodiscard]] static std::optional<shogi::outcome> outcome() noexcept { return std::nullopt; }

    /// What may be done here, by the first player and by the second, each in order.
    [[nodiscard]] std::vector<player_action> legal_actions() const {
        std::vector<player_action> actions;
        for (const player who : {player::first, player::second})
            if (may_act(who))
                for_each_legal_action<Army>(
                    board_for(who),
                    [&](const action& a) {
                        actions.push_back({who, a});
                    },
                    relaxed_.king_safety);
        std::sort(actions.begin(), actions.end());
        return actions;
    }

    /// The action with its facing on arrival filled in, or why it is refused. Resignations and
    /// agreed draws are no moves.
    [[nodiscard]] result<player_action, refusal> resolve(const player_action& a) const {
        using enum refusal_reason;
        if (a.what.kind != action_kind::move && a.what.kind != action_kind::drop)
            return unexpected(refusal{no_such_move, no_point, {}, {}});
        if (!may_act(a.who)) return unexpected(refusal{wrong_side, a.what.from, {}, {}});
        const shogi::board<surface_type> b = board_for(a.who);
        auto resolved = move_validator<Army>(b, relaxed_.king_safety).resolve(a.what);
        if (!resolved) return unexpected(std::move(resolved).error());
        return player_action{a.who, *resolved};
    }

    /// Why an action is not playable here, or nothing where it is.
    [[nodiscard]] std::optional<refusal> why_refused(const player_action& a) const {
        auto verdict = resolve(a);
        if (verdict) return std::nullopt;
        return std::move(verdict).error();
    }

    /// The experiment after an action, or the reason why there is none.
    [[nodiscard]] result<experiment, refusal> play(const player_action& a) const {
        auto resolved = resolve(a);
        if (!resolved) return unexpected(std::move(resolved).error());
        return play_unchecked(*resolved);
    }
    /// The experiment after an action taken from `legal_actions`. Nothing else is to be played this
    /// way; where no piece of that player can act so, the experiment stays as it is.
    [[nodiscard]] experiment play_unchecked(const player_action& a) const {
        TOPOBAN_EXPECTS(resolve(a).has_value() && resolve(a).value() == a);
        experiment next(*this);
        if (!may_act(a.who)) return next;
        next.board_.set_turn(a.who);
        if (!next.board_.can_play(a.what)) return *this;
        next.board_.play(a.what);
        next.remember();
        return next;
    }

private:
    experiment(const position_type& drawn, relaxation relaxed) : board_(drawn), relaxed_(relaxed) {
        remember();
    }

    [[nodiscard]] bool may_act(player who) const noexcept {
        return who == turn() ||
               (relaxed_.movers == mover_rule::either_army && who == opponent(turn()));
    }
    [[nodiscard]] shogi::board<surface_type> board_for(player who) const noexcept {
        shogi::board<surface_type> b(board_);
        b.set_turn(who);
        return b;
    }
    void remember() { past_.add(key_of(position()), position(), board_.is_in_check(turn())); }

    shogi::board<surface_type> board_;
    repetition_memory<capacity, Hash> past_;
    relaxation relaxed_;
};

} // namespace topoban::shogi
