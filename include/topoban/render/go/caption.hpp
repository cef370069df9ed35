// SPDX-License-Identifier: MIT
#pragma once

// What is said under a position of stones: the last action, the turn, the result.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/go/action.hpp>
#include <topoban/go/setup.hpp>
#include <topoban/go/state.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/stones/outcome.hpp>

#include <cstdlib>
#include <string>
#include <vector>

namespace topoban::render {

/// Black or White.
[[nodiscard]] inline const char* name_of(player who) {
    return who == player::first ? "Black" : "White";
}

/// Half-points in words: `12`, `3½`, `½`.
[[nodiscard]] inline std::string points_in_words(int half_points) {
    const int whole = std::abs(half_points) / 2;
    const bool has_half = half_points % 2 != 0;
    const std::string number = whole == 0 && has_half ? "" : std::to_string(whole);
    return (half_points < 0 ? "−" : "") + number + (has_half ? "½" : "");
}

/// How a game of stones ended, in words.
[[nodiscard]] inline std::string describe(const area_outcome& ending) {
    if (!ending.winner) return "A draw";
    std::string words = std::string(name_of(*ending.winner)) + " wins";
    if (ending.reason == end_reason::resign)
        return words + ", " + name_of(opponent(*ending.winner)) + " having resigned";
    return words + " by " + points_in_words(std::abs(ending.margin_half_points.value_or(0)));
}

/// The marks of a snapshot: the stone placed, and what it captured.
template <class State>
[[nodiscard]] auto marks_of(const snapshot<State>& at) {
    const auto& before = at.before ? *at.before : at.now;
    const bool is_placement = at.action && at.now.stones() != before.stones();
    return marks_between(before.stones(), at.now.stones(), is_placement ? at.action->at : no_point);
}

/// Who did what led to a snapshot, which is not the first: `12. Black `.
template <class State>
[[nodiscard]] std::string numbered(const snapshot<State>& at) {
    return std::to_string(at.ply) + ". " + name_of(at.before->turn()) + " ";
}

/// Who is to play, or how the game ended.
template <class State>
[[nodiscard]] std::string turn_or_result(const snapshot<State>& at) {
    if (const auto ending = at.now.outcome()) return describe(*ending);
    return std::string(name_of(at.now.turn())) + " to play";
}

/// The action that led to a snapshot, in words: `12. Black e5, 3 captured`; at the start, the board.
template <class State>
[[nodiscard]] std::string action_in_words(const snapshot<State>& at) {
    const auto& board = at.now.board();
    if (!at.action) return board.name();
    std::string words = numbered(at) + to_text(*at.action, board);
    const int captured = marks_of(at).captured.occupied().size();
    if (captured > 0) words += ", " + std::to_string(captured) + " captured";
    return words;
}

/// The lines under a snapshot of a Go game or study.
template <class State>
[[nodiscard]] std::vector<std::string> go_caption(const snapshot<State>& at) {
    std::vector<std::string> lines{action_in_words(at)};
    lines.push_back(turn_or_result(at) + " · komi " + points_in_words(at.now.komi_half_points()));
    if (at.now.started_as() == origin::study) lines.emplace_back(study_label);
    return lines;
}

} // namespace topoban::render
