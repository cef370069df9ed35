// SPDX-License-Identifier: MIT
#pragma once

// A CrystalGo position as text.

#include <topoban/boards/lozenge_tiling.hpp>
#include <topoban/boards/triangular_hexagon.hpp>
#include <topoban/core/point.hpp>
#include <topoban/render/go/text.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/text.hpp>

#include <cstdlib>
#include <string>
#include <vector>

namespace topoban::render {

/// A CrystalGo position, two lines a row of points with the tiles' sides between them; `#` is an
/// empty centre that could flip. Rows are labelled with b on the left; a grows to the right along
/// a row and is labelled at the lower right.
template <int Side>
[[nodiscard]] std::string crystal_go_text(const lozenge_tiling<Side>& tiling,
                                          const stone_marks<lozenge_tiling<Side>::capacity>& marks,
                                          colour_mode how,
                                          const std::vector<std::string>& caption = {}) {
    using lattice = triangular_hexagon<Side>;
    constexpr int left = 6;
    const auto column = [](lattice_place at) { return left + 4 * at.a - 2 * at.b + 4 * Side; };
    const auto row = [](lattice_place at) { return 2 * (Side - at.b); };
    const auto centres = tiling.flippable() - marks.stones.occupied();
    text_sheet sheet;
    for (int y = 0; y <= 4 * Side; ++y) {
        const int inset = std::abs(2 * Side - y);
        sheet.fill(y, left + inset, 1, 8 * Side - 2 * inset + 1, tint::field);
    }
    for (point p = 0; p < tiling.size(); ++p) {
        const lattice_place at = lattice::place_of(p);
        const int x = column(at);
        const int y = row(at);
        const bool is_centre = centres.contains(p) && !marks.liberties.contains(p);
        const point_glyph sign = is_centre ? point_glyph{"#", tint::mark} : glyph_of(marks, p, how);
        sheet.put(y, x, sign.text, sign.as);
        if (p == marks.last) {
            sheet.put(y, x - 1, "(", tint::last);
            sheet.put(y, x + 1, ")", tint::last);
        }
        for (const point n : tiling.neighbours(p)) {
            const lattice_place to = lattice::place_of(n);
            if (to.b == at.b && to.a > at.a)
                sheet.put(y, x + 2, "-", tint::field);
            else if (to.b > at.b)
                sheet.put(y - 1, x + (to.a > at.a ? 1 : -1), to.a > at.a ? "/" : "\\", tint::field);
        }
    }
    for (int i = -Side; i <= Side; ++i) {
        const int least = i < 0 ? -Side : i - Side; // of the other coordinate
        const std::string number = std::to_string(i);
        sheet.put(row({least, i}), column({least, i}) - 3 - (i < 0 ? 1 : 0), number, tint::faint);
        sheet.put(row({i, least}) + 1, column({i, least}) + 1 - (i < 0 ? 1 : 0), number,
                  tint::faint);
    }
    int next = 4 * Side + 3;
    for (const std::string& line : caption) sheet.put(next++, 0, line);
    return sheet.text(how);
}

} // namespace topoban::render
