// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo's actions and refusals as people say them, and actions read back.

#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/refusal.hpp>
#include <topoban/stones/action_reader.hpp>
#include <topoban/stones/refusal_text.hpp>
#include <topoban/surface/flipping_graph.hpp>
#include <topoban/surface/graph.hpp>

#include <string>
#include <string_view>

namespace topoban::crystal_go {

/// The action with its point as people say it: `place (0,0)`, `flip (1,0)`, `pass`, `resign`.
template <labelled Board>
[[nodiscard]] std::string to_text(const action& a, const Board& board) {
    std::string text(name_of(a.kind));
    if (a.has_point()) text.append(" ").append(topoban::detail::place_name(a.at, board));
    return text;
}

namespace detail {
/// Why a point is no centre, as the end of a sentence.
[[nodiscard]] inline const char* to_text(flip_obstacle obstacle) {
    switch (obstacle) {
    case flip_obstacle::boundary: return "it lies on the outer boundary";
    case flip_obstacle::degree: return "it is not joined to exactly three points";
    case flip_obstacle::occupied: return "a stone stands on it";
    }
    return "";
}
} // namespace detail

/// The refusal as a sentence with the board's labels.
template <int Capacity, labelled Board>
[[nodiscard]] std::string to_text(const refusal<Capacity>& r, const Board& board) {
    if (r.reason != refusal_reason::not_flippable || !r.obstacle)
        return topoban::detail::refusal_sentence(r, board);
    return topoban::detail::place_name(r.at, board) +
           " is not flippable: " + detail::to_text(*r.obstacle);
}

/// Reads what `to_text` writes of an action, legal or not: `place (1,0)` or only `(1,0)`, `flip
/// (1,0)`, `pass` or `resign`. Refused with the first byte that does not fit.
template <class State>
[[nodiscard]] result<action, text_error> parse_action(const State& state, std::string_view text) {
    topoban::detail::action_reader<action> reader(text);
    reader.try_spelling("pass", action::pass());
    reader.try_spelling("resign", action::resign());
    const typename State::start_type board{};
    for (point p = 0; p < state.board().size(); ++p) {
        const std::string label(board.label(p));
        reader.try_spelling(label, action::place(p));
        reader.try_spelling("place " + label, action::place(p));
        reader.try_spelling("flip " + label, action::flip(p));
    }
    return reader.finish("a point's label, place or flip and a label, pass or resign");
}

} // namespace topoban::crystal_go
