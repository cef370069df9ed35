// SPDX-License-Identifier: MIT
#include <topoban/render/shogi/picture.hpp>

#include "catch.hpp"
#include "support/golden.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>
#include <topoban/catalog/armies.hpp>

using namespace topoban;
using namespace topoban::render;
using shogi::piece;
using shogi::piece_type;
using topoban::test::difference_from_golden;
using topoban::test::occurrences;
using topoban::test::xml_fault;

namespace {
template <class Army>
auto start_of() {
    constexpr auto layout = Army::layout();
    return shogi_marks<Army::surface::capacity>{.position = layout.start,
                                                .zones = layout.promotion};
}
} // namespace

TEST_CASE("start positions look as they did when somebody looked") {
    using namespace catalog;
    const std::string strip =
        to_svg(shogi_picture(mobius_strip<9, 11>{}, start_of<mobius_shogi>(), {.ghosts = 1}));
    CHECK(xml_fault(strip).empty());
    CHECK(difference_from_golden("shogi-mobius.svg", strip).empty());
    const std::string staircase =
        to_svg(shogi_picture(genus_two_staircase{}, start_of<genus_two_shogi>(),
                             {.script = piece_script::kanji, .caption = {"A to move"}}));
    CHECK(difference_from_golden("shogi-genus2-kanji.svg", staircase).empty());
    const std::size_t pieces = staircase.find("class=\"pieces\"");
    REQUIRE(pieces != std::string::npos);
    CHECK(occurrences(staircase.substr(pieces, staircase.find("</g>", pieces) - pieces), "<path") ==
          40);
}

TEST_CASE("a winding ray, a move over a seam, hands and promoted pieces") {
    const klein_bottle<9, 18> board;
    const auto at = [&](const char* label) { return find_label(board, label).value(); };
    auto marks = start_of<catalog::klein_shogi>();
    marks.position = {};
    marks.position.put(at("e14"), piece(player::first, piece_type::bishop).promoted());
    marks.position.put(at("a14"), piece(player::second, piece_type::gold).reversed());
    marks.position.hand_of(player::first) = {piece_type::pawn, piece_type::pawn, piece_type::rook};
    marks.position.turn = player::second;
    marks.from = at("i5");
    marks.to = at("a14");
    marks.moved = {*segment_from(board, at("i5"), heading::east)};
    marks.rays = {trace_ray(board, at("e14"), heading::north_east).segments};
    const std::string svg = to_svg(shogi_picture(board, marks, {.caption = {"A bishop's ray"}}));
    CHECK(xml_fault(svg).empty());
    CHECK(difference_from_golden("shogi-klein-ray.svg", svg).empty());
    CHECK(occurrences(svg, "×2") == 1);
    CHECK(occurrences(svg, ">+B<") == 1);
}

TEST_CASE("a ghost faces as one would see it beyond the seam") {
    const mobius_strip<9, 11> board;
    shogi_marks<99> marks;
    marks.position.put(8, piece(player::first, piece_type::pawn)); // i1, seen beyond a11
    const std::string svg = to_svg(shogi_picture(board, marks, {.ghosts = 1}));
    const std::size_t ghosts = svg.find("class=\"ghost-pieces\"");
    REQUIRE(ghosts != std::string::npos);
    const std::string only = svg.substr(ghosts, svg.find("</g>", ghosts) - ghosts);
    CHECK(occurrences(only, "<path") == 1);
    const chart_layout on = layout_of(board, 1, 48, 48);
    const vec centre = on.centre(90) - vec{chart_layout::rim + chart_layout::pitch, 0};
    CHECK(only.find("M" + svg_number(centre.x) + " " + svg_number(centre.y + 17) + "L") !=
          std::string::npos); // upside down
}
