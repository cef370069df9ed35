// SPDX-License-Identifier: MIT
#pragma once

// What is said under a shogi position: the last action, the turn, a check, the result.

#include <topoban/core/player.hpp>
#include <topoban/render/moment.hpp>
#include <topoban/shogi/action_text.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/piece.hpp>

#include <string>
#include <vector>

namespace topoban::render {

/// How a game of shogi ended, in words.
[[nodiscard]] inline std::string to_words(const shogi::outcome& ending) {
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

/// The lines under a moment of a game: number, player and move, then who is to move and whether in
/// check, or the result.
template <class State>
[[nodiscard]] std::vector<std::string> shogi_caption(const moment<State>& at) {
    std::vector<std::string> lines;
    if (at.action)
        lines.push_back(std::to_string(at.ply) + ". " +
                        std::string(1, shogi::letter(at.before->turn())) + " " +
                        shogi::to_text(*at.before, *at.action));
    else
        lines.push_back(State::board().name());
    if (const auto ending = at.now.outcome()) {
        lines.push_back(to_words(*ending));
    } else {
        lines.push_back(std::string(1, shogi::letter(at.now.turn())) + " to move");
        if (at.now.is_check()) lines.back() += " · check";
    }
    return lines;
}

} // namespace topoban::render
