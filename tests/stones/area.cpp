// SPDX-License-Identifier: MIT
#include <topoban/stones/area.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/surface/adjacency.hpp>

#include <sstream>

using namespace topoban;

namespace {

const surface_graph<grid<5, 5>> board;
using points = point_set<25>;

area<25> area_of_text(const char* text) {
    return area_of(board, *colouring_from_text<25>(text, 25));
}

} // namespace

TEST_CASE("the empty board belongs to nobody", "[stones]") {
    const auto score = area_of(board, {});
    CHECK(score.black == 0);
    CHECK(score.white == 0);
    CHECK(score.neutral == 25);
    CHECK(score.margin_half_points(komi::half_points(1)) == -1);
    CHECK(score.owner(12) == colour::empty);
}

TEST_CASE("one stone owns the whole board, two share it", "[stones]") {
    CHECK(area_of_text("0000000000001000000000000").black == 25);
    const auto shared = area_of_text("1000000000000000000000002");
    CHECK(shared.black == 1);
    CHECK(shared.white == 1);
    CHECK(shared.neutral == 23);
}

TEST_CASE("regions count for the one colour they touch", "[stones]") {
    // Black's wall in file b, White's in file d: file a is Black's, c is neutral, e White's; and
    // the empty point of file c inside is neutral because both touch it.
    const auto score = area_of_text("01020"
                                    "01020"
                                    "01020"
                                    "01020"
                                    "01020");
    CHECK(score.black == 10);
    CHECK(score.white == 10);
    CHECK(score.neutral == 5);
    CHECK(score.black_points == points{0, 1, 5, 6, 10, 11, 15, 16, 20, 21});
    CHECK(score.white_points == points{3, 4, 8, 9, 13, 14, 18, 19, 23, 24});
    CHECK(score.owner(0) == colour::black);
    CHECK(score.owner(2) == colour::empty);
    CHECK(score.owner(24) == colour::white);
}

TEST_CASE("diagonal contact does not make a border", "[stones]") {
    // Black 1 and 5 cut off the corner 0; the rest touches both colours.
    const auto score = area_of_text("01000"
                                    "10000"
                                    "00000"
                                    "00000"
                                    "00002");
    CHECK(score.black_points == points{0, 1, 5});
    CHECK(score.white == 1);
}

TEST_CASE("margins are exact half-points for any komi", "[stones]") {
    area<25> score;
    score.black = 13;
    score.white = 12;
    CHECK(score.margin_half_points(komi::half_points(1)) == 1);
    CHECK(score.margin_half_points(komi::half_points(2)) == 0);
    CHECK(score.margin_half_points(komi::half_points(-50)) == 52);
}

TEST_CASE("a graph smaller than its capacity has no points beyond its size", "[stones]") {
    const auto path = *table_graph<9>::make("path", {{1}, {0, 2}, {1}});
    const auto score = area_of(path, *colouring_from_text<9>("100", 3));
    CHECK(score.black == 3);
    CHECK(score.neutral == 0);
}

TEST_CASE("an area prints its three counts", "[stones]") {
    std::ostringstream out;
    out << area_of_text("1000000000000000000000002");
    CHECK(out.str() == "black 1, white 1, neutral 23");
}
