// SPDX-License-Identifier: MIT
#pragma once

// A shogi position as text.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/render/chart_text.hpp>
#include <topoban/render/path.hpp>
#include <topoban/render/shogi/marks.hpp>
#include <topoban/render/text.hpp>
#include <topoban/shogi/hand.hpp>
#include <topoban/shogi/piece.hpp>

#include <string>
#include <vector>

namespace topoban::render {

/// A piece in three characters: `+` where promoted, its letter (A's capital, B's small), and the
/// way it faces, `^` or `v`. An empty cell is a dot.
[[nodiscard]] inline std::string piece_text(shogi::piece p) {
    if (p.is_empty()) return " . ";
    const char capital = shogi::letter(p.type());
    const char own = p.owner() == player::first ? capital : static_cast<char>(capital - 'A' + 'a');
    return {p.is_promoted() ? '+' : ' ', own, shogi::letter(p.faces())};
}

/// A hand in words: `A in hand: G 2P`, with `*` before it where that player is to move.
template <int Capacity>
[[nodiscard]] std::string hand_text(const shogi::position<Capacity>& position, player who) {
    std::string text = position.turn == who ? "* " : "  ";
    text += std::string(1, shogi::letter(who)) + " in hand:";
    const shogi::hand& held = position.hand_of(who);
    for (const shogi::piece_type type : shogi::hand_types) {
        if (!held.holds(type)) continue;
        text += ' ';
        if (held.count(type) > 1) text += std::to_string(held.count(type));
        text += shogi::letter(type);
    }
    return held.empty() ? text + " -" : text;
}

/// A shogi position on a charted surface with both hands, one line a rank; the cells of the last
/// move in brackets, empty cells of rays as stars.
template <charted_surface S, int Capacity>
[[nodiscard]] std::string shogi_text(const S& surface, const shogi_marks<Capacity>& marks,
                                     colour_mode how,
                                     const std::vector<std::string>& caption = {}) {
    const text_layout on(surface, 3);
    text_sheet sheet;
    put_chart(sheet, on, surface);
    point_set<Capacity> on_rays;
    for (const path& ray : marks.rays)
        for (const segment& l : ray) on_rays.insert(l.to);
    for (cell c = 0; c < surface.size(); ++c) {
        const auto at = on.of(c);
        const shogi::piece p = marks.position.at(c);
        const tint as = p.is_empty()                 ? tint::field
                        : p.is_promoted()            ? tint::promoted
                        : p.owner() == player::first ? tint::black
                                                     : tint::white;
        const bool is_on_ray = p.is_empty() && on_rays.contains(c);
        sheet.put(at.row, at.column, is_on_ray ? " * " : piece_text(p),
                  is_on_ray ? tint::mark : as);
        if (c != marks.from && c != marks.to) continue;
        sheet.put(at.row, at.column - 1, "[", tint::last);
        sheet.put(at.row, at.column + 3, "]", tint::last);
    }
    int row = on.foot() + 1;
    sheet.put(row++, 0, hand_text(marks.position, player::second));
    sheet.put(row++, 0, hand_text(marks.position, player::first));
    if (!caption.empty()) ++row;
    for (const std::string& line : caption) sheet.put(row++, 0, line);
    return sheet.text(how);
}

} // namespace topoban::render
