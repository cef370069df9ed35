// SPDX-License-Identifier: MIT
#include <topoban/surface/chart.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/surface/adjacency.hpp>

#include <set>
#include <sstream>
#include <string>

using namespace topoban;

static_assert(chart_size{9, 9, 2}.cell_at({3, 4, 1}) == 81 + 9 * 4 + 3);
static_assert(chart_size{9, 9, 2}.position_of(81 + 9 * 4 + 3) == chart_position{3, 4, 1});
static_assert(chart_size{9, 9, 2}.cells() == 162);
static_assert(charted<mobius_strip<9, 11>> && charted<genus_two_staircase>);
static_assert(charts<9, 18>::chart() == chart_size{9, 18, 1});

TEST_CASE("labels have a file letter and a rank, and a sheet where there are two", "[surface]") {
    CHECK(chart_label({9, 11, 1}, {8, 10, 0}) == "i11");
    CHECK(chart_label({25, 25, 1}, {24, 0, 0}) == "y1");
    CHECK(chart_label({9, 9, 2}, {0, 0, 0}) == "I:a1");
    CHECK(chart_label({9, 9, 2}, {0, 0, 1}) == "II:a1");
    CHECK(genus_two_staircase::label(161) == "II:i9");
    CHECK(grid<3, 1>::label(2) == "c1");
}

TEMPLATE_TEST_CASE("labels and points are each other's inverse", "[surface]", (mobius_strip<9, 11>),
                   (klein_bottle<9, 18>), genus_two_staircase, (grid<25, 25>)) {
    const TestType board;
    std::set<std::string> labels;
    for (point p = 0; p < board.size(); ++p) {
        labels.insert(board.label(p));
        CHECK(find_label(board, board.label(p)) == p);
    }
    CHECK(labels.size() == static_cast<std::size_t>(board.size()));
}

TEST_CASE("labels are parsed strictly", "[surface]") {
    const mobius_strip<9, 11> board;
    CHECK(find_label(board, "i1") == 8);
    for (const char* wrong : {"", "a", "1", "A1", "j1", "a0", "a12", "a01", "a+1", "a-1", "a1 ",
                              " a1", "a1a", "ａ1", "I:a1", "11", "aa1", "a1\n", "a4294967297"}) {
        CAPTURE(wrong);
        CHECK(find_label(board, wrong) == std::nullopt);
    }
    CHECK(find_label(board, std::string_view("a1\0", 3)) == std::nullopt);
    const genus_two_staircase two;
    CHECK(find_label(two, "I:i9") == 80);
    CHECK(find_label(two, "II:a1") == 81);
    for (const char* wrong : {"a1", "III:a1", "i:a1", "1:a1", "IIa1", "II:", "II:a10", ":a1"}) {
        CAPTURE(wrong);
        CHECK(find_label(two, wrong) == std::nullopt);
    }
}

TEST_CASE("files go on after z as aa, in both directions", "[surface]") {
    const grid<30, 2> wide;
    CHECK(wide.label(25) == "z1");
    CHECK(wide.label(26) == "aa1");
    CHECK(wide.label(59) == "ad2");
    CHECK(find_label(wide, "aa1") == 26);
    CHECK(find_label(wide, "ad2") == 59);
    CHECK(find_label(wide, "ae1") == std::nullopt);
}

TEST_CASE("a place prints as it is counted", "[surface]") {
    std::ostringstream out;
    out << chart_position{3, 4, 1};
    CHECK(out.str() == "(3,4,1)");
}
