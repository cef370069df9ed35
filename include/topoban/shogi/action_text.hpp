// SPDX-License-Identifier: MIT
#pragma once

// Actions as people write them, `Rh2-h8+`, and as the documents number them, `16-70+^`.

#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/shogi/position_text.hpp>
#include <topoban/shogi/refusal.hpp>
#include <topoban/surface/chart.hpp>

#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

namespace topoban::shogi {

namespace detail {
/// An ending written as a word.
[[nodiscard]] inline std::optional<action> ending_of(std::string_view text) {
    if (text == "resign") return action::resign();
    if (text == "agree-draw") return action::agree_draw();
    return std::nullopt;
}

/// Takes `^` or `v`, then `+`, off the end of a move's text.
struct move_suffix {
    std::optional<facing> arrives;
    promotion promotes = promotion::no;

    [[nodiscard]] static move_suffix take_off(std::string_view& text) {
        move_suffix suffix;
        if (text.ends_with('^')) suffix.arrives = facing::up;
        if (text.ends_with('v')) suffix.arrives = facing::down;
        if (suffix.arrives) text.remove_suffix(1);
        if (text.ends_with('+')) {
            suffix.promotes = promotion::yes;
            text.remove_suffix(1);
        }
        return suffix;
    }
};

/// A cell number as it is printed, below 10⁶.
[[nodiscard]] inline std::optional<cell> cell_number(std::string_view text) {
    if (text.empty() || text.size() > 6 || (text.front() == '0' && text.size() > 1))
        return std::nullopt;
    cell c = 0;
    for (const char digit : text) { // `from_chars` would take a minus, too
        if (digit < '0' || digit > '9') return std::nullopt;
        c = 10 * c + (digit - '0');
    }
    return c;
}
} // namespace detail

/// The action of a numbered text; accepts exactly what `to_index_text` writes for actions on some
/// board, and moves without their facing, too. Says nothing about legality.
[[nodiscard]] inline std::optional<action> parse_index_text(std::string_view text) {
    if (const auto ending = detail::ending_of(text)) return ending;
    if (text.size() > 2 && text[1] == '*') {
        const auto type = piece_type_of(text[0]);
        const auto to = detail::cell_number(text.substr(2));
        if (!type || !to || *type == piece_type::king) return std::nullopt;
        return action::drop(*type, *to);
    }
    const auto suffix = detail::move_suffix::take_off(text);
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos || dash == 0) return std::nullopt;
    const auto from = detail::cell_number(text.substr(0, dash));
    const auto to = detail::cell_number(text.substr(dash + 1));
    if (!from || !to) return std::nullopt;
    return action::move(*from, *to, suffix.promotes, suffix.arrives);
}

namespace detail {
/// Whether a move must name its facing: both are possible.
template <class State>
[[nodiscard]] bool needs_facing(const State& state, action a) {
    a.arrives.reset();
    const auto refused = state.why_refused(a);
    return refused && refused->reason == refusal_reason::facing_must_be_chosen;
}
} // namespace detail

/// The action as a person writes it in this state: `P*e5`, `Rh2-h8+`, `+Bc3-d4`, and with `^` or
/// `v` where routes arrive facing both ways: `Ra6-b6v`.
template <class State>
[[nodiscard]] std::string to_text(const State& state, const action& a) {
    const auto surface = State::board();
    if (a.kind == action_kind::drop)
        return std::string(1, letter(a.dropped)) + "*" + detail::cell_name(a.to, surface);
    if (a.kind != action_kind::move) return to_index_text(a);
    const piece mover = 0 <= a.from && a.from < surface.size() ? state.at(a.from) : piece{};
    std::string text = mover.is_promoted() ? "+" : "";
    if (!mover.is_empty()) text += letter(mover.type());
    text += detail::cell_name(a.from, surface) + "-" + detail::cell_name(a.to, surface);
    if (a.promotes == promotion::yes) text += '+';
    if (a.arrives && detail::needs_facing(state, a)) text += letter(*a.arrives);
    return text;
}

/// The action of a text, with its facing on arrival where that follows: the inverse of `to_text`.
/// An action that the rules refuse is still an action; what is refused here is a text that is none:
/// an unknown cell, another piece than the one that stands there, a facing that is not to choose.
template <class State>
[[nodiscard]] result<action, text_error> parse_action(const State& state, std::string_view text) {
    const auto surface = State::board();
    const auto fault = [](std::size_t at, const char* expected) {
        return unexpected(text_error{at, expected});
    };
    if (const auto ending = detail::ending_of(text)) return *ending;
    if (text.size() > 2 && text[1] == '*') {
        const auto type = piece_type_of(text[0]);
        if (!type || *type == piece_type::king) return fault(0, "a kind of piece to drop");
        const auto to = find_label(surface, text.substr(2));
        if (!to) return fault(2, "a cell");
        return action::drop(*type, *to);
    }
    std::string_view rest = text;
    const bool is_promoted = rest.starts_with('+');
    if (is_promoted) rest.remove_prefix(1);
    const auto type = rest.empty() ? std::nullopt : piece_type_of(rest.front());
    if (!type) return fault(text.size() - rest.size(), "a piece's letter");
    rest.remove_prefix(1);
    const auto suffix = detail::move_suffix::take_off(rest);
    const std::size_t dash = rest.find('-');
    if (dash == std::string_view::npos) return fault(text.size(), "FROM-TO");
    const std::size_t start = is_promoted ? 2 : 1;
    const auto from = find_label(surface, rest.substr(0, dash));
    if (!from) return fault(start, "a cell");
    const auto to = find_label(surface, rest.substr(dash + 1));
    if (!to) return fault(start + dash + 1, "a cell");
    const piece there = state.at(*from);
    if (there.is_empty() || there.type() != *type || there.is_promoted() != is_promoted)
        return fault(0, "the piece that stands there");

    action made = action::move(*from, *to, suffix.promotes, suffix.arrives);
    if (suffix.arrives) {
        if (!detail::needs_facing(state, made))
            return fault(text.size() - 1, "no facing, since there is none to choose");
    } else if (const auto resolved = state.resolve(made)) {
        made = *resolved;
    }
    return made;
}

} // namespace topoban::shogi
