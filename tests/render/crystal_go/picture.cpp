// SPDX-License-Identifier: MIT
#include <topoban/render/crystal_go/picture.hpp>

#include "catch.hpp"
#include "support/golden.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>
#include <topoban/crystal_go.hpp>

using namespace topoban;
using namespace topoban::render;
using topoban::test::difference_from_golden;
using topoban::test::occurrences;
using topoban::test::xml_fault;

TEST_CASE("the starting board: 48 tiles, sixteen of each tone, 24 centres") {
    const std::string svg = to_svg(crystal_go_picture(side4::start(), {}));
    CHECK(xml_fault(svg).empty());
    CHECK(difference_from_golden("crystal-start.svg", svg).empty());
    for (const char* const tone : palette::tiles) CHECK(occurrences(svg, tone) == 16);
    CHECK(occurrences(svg, "<circle cx") == 24);
    CHECK(occurrences(svg, "stroke-dasharray") == 24);
}

TEST_CASE("a flip keeps the tones' numbers and is outlined") {
    const auto start = side4::start();
    const auto flipped = start.flipped(38);
    const std::string svg =
        to_svg(crystal_go_picture(flipped, {}, {.flipped = 38, .caption = {"Black flips (1,0)"}}));
    for (const char* const tone : palette::tiles) CHECK(occurrences(svg, tone) == 16);
    CHECK(occurrences(svg, "class=\"flipped\"") == 1);
    CHECK(svg !=
          to_svg(crystal_go_picture(start, {}, {.flipped = 38, .caption = {"Black flips (1,0)"}})));
    CHECK(difference_from_golden("crystal-flip.svg", svg).empty());
}

TEST_CASE("a stone on a centre blocks it") {
    stone_marks<61> marks;
    marks.stones.put(38, colour::black);
    const std::string svg = to_svg(crystal_go_picture(side4::start(), marks));
    CHECK(occurrences(svg, "stroke-dasharray") == 23);
    const std::string plain =
        to_svg(crystal_go_picture(side4::start(), marks, {.shows_centres = false}));
    CHECK(occurrences(plain, "stroke-dasharray") == 0);
}

TEST_CASE("other sides can be drawn") {
    CHECK(xml_fault(to_svg(crystal_go_picture(lozenge_tiling<2>{}, {}))).empty());
    CHECK(occurrences(to_svg(crystal_go_picture(lozenge_tiling<6>{}, {})), "stroke-dasharray") ==
          1);
}
