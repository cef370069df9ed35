// SPDX-License-Identifier: MIT
#include <topoban/render/stone_picture.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

using namespace topoban;
using namespace topoban::render;
using topoban::test::occurrences;

namespace {
std::string drawn(const stone_marks<9>& marks) {
    picture p{100, 100, "", stone_symbols(18)};
    add_stones(p, marks, 18, [](point q) { return vec{10.0 * q, 0}; });
    return to_svg(p);
}
} // namespace

TEST_CASE("each mark has its layer") {
    stone_marks<9> marks;
    marks.stones.put(1, colour::black);
    marks.stones.put(2, colour::white);
    marks.captured.put(3, colour::white);
    marks.last = 1;
    marks.liberties.insert(4);
    marks.labels[2] = "A&B";
    const std::string svg = drawn(marks);
    CHECK(topoban::test::xml_fault(svg).empty());
    CHECK(occurrences(svg, "href=\"#black\"") == 1);
    CHECK(occurrences(svg, "href=\"#white\"") == 2); // one of them a shadow
    CHECK(occurrences(svg, "class=\"captured\"") == 1);
    CHECK(occurrences(svg, "class=\"last\"") == 1);
    CHECK(occurrences(svg, "class=\"liberties\"") == 1);
    CHECK(occurrences(svg, ">A&amp;B<") == 1);
}

TEST_CASE("a captured stone whose point is taken again leaves no shadow") {
    stone_marks<9> marks;
    marks.stones.put(3, colour::black);
    marks.captured.put(3, colour::white);
    CHECK(occurrences(drawn(marks), "href=\"#white\"") == 0);
}

TEST_CASE("area marks empty points, in their owner's colour") {
    stone_marks<9> marks;
    marks.stones.put(0, colour::black);
    marks.owners.emplace();
    marks.owners->black_points = {0, 1, 2};
    marks.owners->white_points = {5};
    const std::string svg = drawn(marks);
    const std::size_t area = svg.find("class=\"area\"");
    REQUIRE(area != std::string::npos);
    CHECK(occurrences(svg.substr(area, svg.find("</g>", area) - area), "<rect") == 3);
}

TEST_CASE("a word on the last stone stands for the ring") {
    stone_marks<9> marks;
    marks.stones.put(0, colour::black);
    marks.last = 0;
    marks.labels[0] = "7";
    CHECK(occurrences(drawn(marks), "class=\"last\"") == 0);
    CHECK(occurrences(drawn(marks), palette::last) == 1);
}
