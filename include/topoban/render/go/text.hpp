// SPDX-License-Identifier: MIT
#pragma once

// A Go position as text.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/render/chart_text.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/text.hpp>

#include <string>
#include <vector>

namespace topoban::render {

/// A character and its tint.
struct point_glyph {
    const char* text = "."; ///< one character in UTF-8
    tint as = tint::field;  ///< where there are colours
};

/// What shows a point: `X` Black, `O` White, `x` and `o` their empty area, `*` a liberty that is
/// shown, a dot anything else. With colours stones are discs.
template <int Capacity>
[[nodiscard]] point_glyph glyph_of(const stone_marks<Capacity>& marks, point p, colour_mode how) {
    const auto stone = [&](colour c, const char* plain) {
        return point_glyph{how == colour_mode::colour ? "●" : plain,
                           c == colour::black ? tint::black : tint::white};
    };
    if (marks.stones[p] == colour::black) return stone(colour::black, "X");
    if (marks.stones[p] == colour::white) return stone(colour::white, "O");
    if (marks.liberties.contains(p)) return {"*", tint::mark};
    if (marks.owners && marks.owners->owner(p) == colour::black) return {"x", tint::black};
    if (marks.owners && marks.owners->owner(p) == colour::white) return {"o", tint::white};
    return {};
}

/// A Go position on a charted surface, one line a rank, the last action in brackets.
template <charted_surface S, int Capacity>
[[nodiscard]] std::string go_text(const S& surface, const stone_marks<Capacity>& marks,
                                  colour_mode how, const std::vector<std::string>& caption = {}) {
    const text_layout on(surface, 1);
    text_sheet sheet;
    put_chart(sheet, on, surface);
    for (cell c = 0; c < surface.size(); ++c) {
        const auto at = on.of(c);
        const point_glyph sign = glyph_of(marks, c, how);
        sheet.put(at.row, at.column, sign.text, sign.as);
        if (c != marks.last) continue;
        sheet.put(at.row, at.column - 1, "(", tint::last);
        sheet.put(at.row, at.column + 1, ")", tint::last);
    }
    int row = on.foot() + 1;
    for (const std::string& line : caption) sheet.put(row++, 0, line);
    return sheet.text(how);
}

} // namespace topoban::render
