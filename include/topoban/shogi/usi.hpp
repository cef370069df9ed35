// SPDX-License-Identifier: MIT
#pragma once

// The ordinary notations of flat 9 × 9 shogi, for talking to other programs: SFEN and USI moves.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/shogi/position_text.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace topoban::shogi {

/// A flat board of nine by nine cells: files count from the right there, ranks from the top.
using flat_position = position<81>;

/// The cell `5e` as `7g` is written; the first player sits below.
[[nodiscard]] inline std::string usi_cell(cell c) {
    return {static_cast<char>('9' - c % 9), static_cast<char>('i' - c / 9)};
}

/// The move in USI: `7g7f`, `8h2b+`, `P*5e`, `resign`; an agreed draw and no action have none.
[[nodiscard]] inline std::optional<std::string> to_usi(const action& a) {
    switch (a.kind) {
    case action_kind::none: return std::nullopt;
    case action_kind::drop: return std::string(1, letter(a.dropped)) + "*" + usi_cell(a.to);
    case action_kind::move:
        return usi_cell(a.from) + usi_cell(a.to) + (a.promotes == promotion::yes ? "+" : "");
    case action_kind::resign: return "resign";
    case action_kind::agree_draw: return std::nullopt;
    }
    return std::nullopt;
}

/// The action of a USI move, its facing left open (on a flat board there is one outcome), or
/// nothing where the text is no move.
[[nodiscard]] inline std::optional<action> parse_usi(std::string_view text) {
    if (text == "resign") return action::resign();
    const auto cell_at = [&](std::size_t i) -> std::optional<cell> {
        const char file = text[i];
        const char rank = text[i + 1];
        if (file < '1' || file > '9' || rank < 'a' || rank > 'i') return std::nullopt;
        return 9 * ('i' - rank) + ('9' - file);
    };
    if (text.size() < 4 || text.size() > 5) return std::nullopt;
    if (text[1] == '*') {
        const auto type = piece_type_of(text[0]);
        const auto to = cell_at(2);
        if (text.size() != 4 || !type || !to || *type == piece_type::king) return std::nullopt;
        return action::drop(*type, *to);
    }
    const auto from = cell_at(0);
    const auto to = cell_at(2);
    if (!from || !to || (text.size() == 5 && text[4] != '+')) return std::nullopt;
    return action::move(*from, *to, text.size() == 5 ? promotion::yes : promotion::no);
}

/// The position in SFEN with a move number from 1 to 65 535; nothing for another one, and where a
/// piece faces the wrong way, which SFEN cannot say. Hands are written R B G S N L P, the first player's before the second's.
[[nodiscard]] inline std::optional<std::string> to_sfen(const flat_position& p,
                                                        int move_number = 1) {
    if (move_number < 1 || move_number > 65'535) return std::nullopt;
    std::string text;
    for (const piece there : p.cells)
        if (!there.is_empty() && there.faces() != default_facing(there.owner()))
            return std::nullopt;
    for (int row = 9; row-- > 0;) {
        detail::write_rank(text, p, 9 * row, 9);
        if (row > 0) text += '/';
    }
    text += p.turn == player::first ? " b " : " w ";
    detail::write_hands(text, p.hands[0], p.hands[1]);
    return text + " " + std::to_string(move_number);
}

/// The position of an SFEN: side `b` is the first player, `w` the second; hands in any order, each
/// kind once and its count from 2 on; the move number may be missing and is not kept.
[[nodiscard]] inline result<flat_position, text_error> parse_sfen(std::string_view text) {
    detail::text_reader in(text);
    flat_position made;
    for (int row = 9; row-- > 0;) {
        if (!detail::read_rank(in, made, 9 * row, 9, facing_rule::fixed_to_owner))
            return in.fault("a piece or a run of empty cells within the rank");
        if (row > 0 && !in.take('/')) return in.fault("'/' before the next rank");
    }
    if (!in.take(' ')) return in.fault("' '");
    if (in.take('w'))
        made.turn = player::second;
    else if (!in.take('b'))
        return in.fault("the side to move, 'b' or 'w'");
    if (!in.take(' ')) return in.fault("' '");
    if (!in.take('-')) do {
            const auto count = in.take_number();
            const detail::text_reader letter = in;
            const auto p = count == 1 ? std::nullopt : in.take_letter();
            if (!p || p->type() == piece_type::king || made.hand_of(p->owner()).holds(p->type()))
                return letter.fault("a kind of piece in hand, with a count from 2 on");
            made.hand_of(p->owner()).add(p->type(), count.value_or(1));
        } while (!in.is_at_end() && in.peek() != ' ');
    if (in.take(' ') && !in.take_number()) return in.fault("a move number");
    if (!in.is_at_end()) return in.fault("the end of the text");
    return made;
}

} // namespace topoban::shogi
