// SPDX-License-Identifier: MIT
#include <topoban/render/chart_picture.hpp>

#include "catch.hpp"
#include "support/golden.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>

#include <map>

using namespace topoban;
using namespace topoban::render;
using topoban::test::difference_from_golden;
using topoban::test::occurrences;

namespace {
template <class Board>
std::string drawn(const Board& board, int ghosts, chart_style style = chart_style::points) {
    return to_svg(chart_picture(board, layout_of(board, ghosts), style));
}
} // namespace

TEST_CASE("empty boards look as they did when somebody looked") {
    CHECK(difference_from_golden("mobius.svg", drawn(mobius_strip<9, 11>{}, 0)).empty());
    CHECK(difference_from_golden("klein-ghosts.svg", drawn(klein_bottle<9, 18>{}, 1)).empty());
    CHECK(difference_from_golden("genus2.svg", drawn(genus_two_staircase{}, 0)).empty());
    CHECK(difference_from_golden("torus-cells.svg", drawn(torus<9, 9>{}, 0, chart_style::cells))
              .empty());
}

TEST_CASE("boards of all sizes and styles are well formed") {
    for (const auto style : {chart_style::points, chart_style::cells})
        for (int w = 1; w <= 4; ++w)
            for (const seams glued :
                 {seams{seam::none, seam::none}, seams{seam::twisted, seam::twisted},
                  seams{seam::twisted, seam::straight}}) {
                const rectangle board("any", w, 3, glued);
                CHECK(topoban::test::xml_fault(drawn(board, 2, style)).empty());
            }
}

TEST_CASE("a boundary is drawn along every side without a step") {
    const auto sides = [](const std::string& svg) {
        const std::size_t start = svg.find("class=\"boundary\"");
        if (start == std::string::npos) return 0;
        return occurrences(svg.substr(start, svg.find("</g>", start) - start), "<path");
    };
    CHECK(sides(drawn(mobius_strip<9, 11>{}, 0)) == 18); // two ranks of nine: one curve
    CHECK(sides(drawn(grid<3, 4>{}, 0)) == 14);
    CHECK(sides(drawn(klein_bottle<9, 18>{}, 0)) == 0);
}

TEST_CASE("ghosts are what one meets by walking on") {
    // Klein: beyond i1 lies a18, seen upside down; beyond a18's top lies a1 as it is.
    const klein_bottle<9, 18> board;
    const chart_layout on = layout_of(board, 2);
    std::map<std::pair<double, double>, ghost> found;
    for (const ghost& g : ghosts_of(board, on)) found[{g.centre.x, g.centre.y}] = g;
    CHECK(found.size() == 2 * 2 * (9 + 18));
    const vec beyond_i1 = on.centre(8) + vec{chart_layout::rim + chart_layout::pitch, 0};
    CHECK(board.label(found.at({beyond_i1.x, beyond_i1.y}).at) == "a18");
    CHECK(found.at({beyond_i1.x, beyond_i1.y}).transport == frame::vertical_reflection());
    const vec two_beyond = beyond_i1 + vec{chart_layout::pitch, 0};
    CHECK(board.label(found.at({two_beyond.x, two_beyond.y}).at) == "b18");
    const vec above = on.centre(9 * 17) - vec{0, chart_layout::rim + chart_layout::pitch};
    CHECK(board.label(found.at({above.x, above.y}).at) == "a1");
    CHECK(found.at({above.x, above.y}).transport == frame{});
}

TEST_CASE("a strip has ghosts beyond its sides only") {
    const mobius_strip<9, 11> board;
    CHECK(ghosts_of(board, layout_of(board, 1)).size() == 22);
    CHECK(ghosts_of(board, layout_of(board, 0)).empty());
}
