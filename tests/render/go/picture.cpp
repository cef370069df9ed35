// SPDX-License-Identifier: MIT
#include <topoban/render/go/picture.hpp>

#include "catch.hpp"
#include "support/golden.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>
#include <topoban/go.hpp>

using namespace topoban;
using namespace topoban::render;
using topoban::test::difference_from_golden;
using topoban::test::occurrences;
using topoban::test::xml_fault;

namespace {

/// White a1 of the Klein board has neighbours b1, i18 (over the side), a2 and a18 (over the top):
/// Black takes it with the fourth of them.
stone_marks<162> capture_over_seams() {
    using state = go::state<klein_bottle<9, 18>>;
    state s;
    point last = no_point;
    auto before = s.stones();
    for (const point p : {1, 0, 161, 80, 9, 81, 153}) {
        before = s.stones();
        last = p;
        s = s.play(go::action::place(p)).value();
    }
    return marks_between(before, s.stones(), last);
}

} // namespace

TEST_CASE("a capture over both seams of the Klein board") {
    const auto marks = capture_over_seams();
    const klein_bottle<9, 18> board;
    const std::string svg = to_svg(go_picture(board, marks, {1, {"White a1 is captured"}}));
    CHECK(xml_fault(svg).empty());
    CHECK(difference_from_golden("go-klein-capture.svg", svg).empty());
    CHECK(occurrences(svg, "class=\"captured\"") == 1);
    // Four black and two white stones, the captured one as a shadow; ghosts: i18, a18 and a2 of
    // the files and ranks at the edges are seen again, a18 and i18 twice.
    const std::size_t stones = svg.find("class=\"stones\"");
    CHECK(occurrences(svg.substr(stones, svg.find("</g>", stones) - stones), "<use") == 6);
}

TEST_CASE("chain, liberties, area and words") {
    const mobius_strip<9, 11> board;
    const surface_graph<mobius_strip<9, 11>> graph;
    stone_marks<99> marks;
    for (point p = 45; p < 54; ++p) marks.stones.put(p, colour::black);
    marks.stones.put(0, colour::white);
    show_chain(marks, graph, 49);
    SECTION("the core ring as a chain") {
        marks.labels[0] = "A";
        const std::string svg = to_svg(go_picture(board, marks));
        CHECK(xml_fault(svg).empty());
        CHECK(difference_from_golden("go-mobius-core.svg", svg).empty());
        // The bar from i6 and the bar to a6 are stubs to the seam.
        CHECK(occurrences(svg, "class=\"links\"") == 1);
    }
    SECTION("its area") {
        show_area(marks, graph);
        marks.chain.clear();
        marks.liberties.clear();
        const std::string svg = to_svg(go_picture(board, marks, {0, {"Black 9, White 1"}}));
        CHECK(occurrences(svg, "class=\"area\"") == 0); // everything else is neutral
    }
}

TEST_CASE("marks of a larger capacity serve boards whose size is learnt late") {
    const rectangle board("torus", 5, 5, {seam::straight, seam::straight});
    stone_marks<rectangle::capacity> marks;
    marks.stones.put(12, colour::white);
    marks.last = 12;
    CHECK(xml_fault(to_svg(go_picture(board, marks, {2, {}}))).empty());
}
