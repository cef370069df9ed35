// SPDX-License-Identifier: MIT
#pragma once

// What is said under a shogi position: the last action, the turn, a check, the result.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/shogi/action_text.hpp>
#include <topoban/shogi/experiment.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/piece.hpp>

#include <string>
#include <type_traits>
#include <vector>

namespace topoban::render {

/// How a game of shogi ended, in words.
[[nodiscard]] inline std::string describe(const shogi::outcome& ending) {
    const auto name = [](player who) { return std::string(1, shogi::letter(who)); };
    const auto won = [&] { return name(*ending.winner) + " wins"; };
    switch (ending.reason) {
    case shogi::outcome_reason::no_legal_action:
        return won() + ": " + name(opponent(*ending.winner)) + " has no legal action";
    case shogi::outcome_reason::perpetual_check:
        return won() + ": " + name(opponent(*ending.winner)) + " gave perpetual check";
    case shogi::outcome_reason::resign:
        return won() + ", " + name(opponent(*ending.winner)) + " having resigned";
    case shogi::outcome_reason::repetition: return "A draw by repetition";
    case shogi::outcome_reason::agreed_draw: return "A draw by agreement";
    }
    return {};
}

/// What was done to reach a snapshot, which is not the first.
template <class State>
[[nodiscard]] const shogi::action& done_in(const snapshot<State>& at) {
    if constexpr (std::is_same_v<typename State::action_type, shogi::player_action>)
        return at.action->what;
    else
        return *at.action;
}
/// Who did it: in an experiment this need not have been the side to move.
template <class State>
[[nodiscard]] player doer_of(const snapshot<State>& at) {
    if constexpr (std::is_same_v<typename State::action_type, shogi::player_action>)
        return at.action->who;
    else
        return at.before->turn();
}

namespace detail {
/// A state of a game or an experiment as one player acts in it.
template <class State>
struct acting {
    const State& state;
    player who;

    [[nodiscard]] static auto board() { return State::board(); }
    [[nodiscard]] shogi::piece at(cell c) const { return state.at(c); }
    [[nodiscard]] auto why_refused(const shogi::action& a) const {
        if constexpr (std::is_same_v<typename State::action_type, shogi::player_action>)
            return state.why_refused({who, a});
        else
            return state.why_refused(a);
    }
};
} // namespace detail

/// The lines under a snapshot of a game: number, player and move, then who is to move and whether in
/// check, or the result.
template <class State>
[[nodiscard]] std::vector<std::string> shogi_caption(const snapshot<State>& at) {
    std::vector<std::string> lines;
    if (at.action)
        lines.push_back(
            std::to_string(at.ply) + ". " + std::string(1, shogi::letter(doer_of(at))) + " " +
            shogi::to_text(detail::acting<State>{*at.before, doer_of(at)}, done_in(at)));
    else
        lines.push_back(State::board().name());
    if (const auto ending = at.now.outcome()) {
        lines.push_back(describe(*ending));
    } else {
        lines.push_back(std::string(1, shogi::letter(at.now.turn())) + " to move");
        if (at.now.is_check()) lines.back() += " · check";
    }
    return lines;
}

} // namespace topoban::render
