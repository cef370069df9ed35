// SPDX-License-Identifier: MIT
#pragma once

// Go's actions and refusals as people say them, and actions read back.

#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/go/action.hpp>
#include <topoban/go/refusal.hpp>
#include <topoban/stones/action_reader.hpp>
#include <topoban/stones/refusal_text.hpp>
#include <topoban/surface/graph.hpp>

#include <string>
#include <string_view>

namespace topoban::go {

/// The action with its point as people say it: `e5`, `pass`, `resign`.
template <labelled Board>
[[nodiscard]] std::string to_text(const action& a, const Board& board) {
    return a.has_point() ? topoban::detail::place_name(a.at, board) : std::string(name_of(a.kind));
}

/// The refusal as a sentence with the board's labels.
template <int Capacity, labelled Board>
[[nodiscard]] std::string to_text(const refusal<Capacity>& r, const Board& board) {
    return topoban::detail::refusal_sentence(r, board);
}

/// Reads what `to_text` writes of an action, legal or not: a point's label, `pass` or `resign`.
/// Refused with the first byte that does not fit.
template <class State>
requires labelled<typename State::board_type>
[[nodiscard]] result<action, text_error> parse_action(const State& state, std::string_view text) {
    topoban::detail::action_reader<action> reader(text);
    reader.try_spelling("pass", action::pass());
    reader.try_spelling("resign", action::resign());
    for (point p = 0; p < state.board().size(); ++p)
        reader.try_spelling(state.board().label(p), action::place(p));
    return reader.finish("a point's label, pass or resign");
}

} // namespace topoban::go
