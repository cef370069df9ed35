// SPDX-License-Identifier: MIT
#include <topoban/render/path.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>
#include <topoban/surface/ray.hpp>

#include <string>

using namespace topoban;
using namespace topoban::render;
using topoban::test::occurrences;

namespace {
std::string drawn(const auto& board, const path& segments, path_gaps gaps = {}) {
    picture p{1, 1, "", {}};
    add_path(p, layout_of(board), segments, gaps);
    return to_svg(p);
}
cell at(const auto& board, const char* label) { return find_label(board, label).value(); }
} // namespace

TEST_CASE("a segment to the chart neighbour is one stroke, any other two stubs") {
    const klein_bottle<9, 18> board;
    const auto plain = segment_from(board, at(board, "e5"), heading::north_east);
    const auto over = segment_from(board, at(board, "i5"), heading::east);
    REQUIRE(plain);
    REQUIRE(over);
    CHECK(is_plain(board.chart(), *plain));
    CHECK_FALSE(is_plain(board.chart(), *over));
    CHECK(over->to == at(board, "a14"));
    CHECK(occurrences(drawn(board, {*plain}), "<text") == 0);
    CHECK(occurrences(drawn(board, {*over}), ">1</text>") == 2);
    // A corner of the staircase is no cone: the step is plain though a seam meets the corner.
    const genus_two_staircase staircase;
    const auto corner = segment_from(staircase, at(staircase, "I:d4"), heading::north_east);
    REQUIRE(corner);
    CHECK(corner->to == at(staircase, "I:e5"));
    CHECK(is_plain(staircase.chart(), *corner));
}

TEST_CASE("several paths number their crossings on") {
    const klein_bottle<9, 18> board;
    picture p{1, 1, "", {}};
    const path over{*segment_from(board, at(board, "i5"), heading::east)};
    CHECK(add_path(p, layout_of(board), over) == 2);
    CHECK(add_path(p, layout_of(board), {}, {}, 2) == 2);
    CHECK(add_path(p, layout_of(board), over, {}, 2) == 3);
    CHECK(occurrences(to_svg(p), ">1</text>") == 2);
    CHECK(occurrences(to_svg(p), ">2</text>") == 2);
}

TEST_CASE("gaps leave the first and last cell free") {
    const grid<3, 3> board;
    const path segments = trace_ray(board, 0, heading::north).segments;
    const std::string svg = drawn(board, segments, {.start = 10, .end = 5});
    // From a1 at (60, 140) to a3 at (60, 60); the stroke ends inside the arrowhead.
    CHECK(svg.find("M60 130L60 100L60 69") != std::string::npos);
    CHECK(svg.find("M60 65L") != std::string::npos);
    CHECK(drawn(board, {}).find("<path") == std::string::npos);
}
