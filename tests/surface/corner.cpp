// SPDX-License-Identifier: MIT
#include <topoban/surface/corner.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/surface/chart.hpp>

#include <sstream>
#include <string>
#include <vector>

using namespace topoban;

namespace {

static_assert(corner_of(3, 0) == corner{3, direction::east, direction::north});
static_assert(corner_of(3, 2).number() == 2 && corner_of(3, 2).reversed().number() == 2);
static_assert(corner_of(3, 1).reversed().reversed() == corner_of(3, 1));

/// The cells met on the walk round a corner's vertex, until it closes or a boundary ends it.
template <class Board>
std::vector<std::string> walk(const Board& board, const char* label, int number) {
    const corner start = corner_of(*find_label(board, label), number);
    std::vector<std::string> met;
    std::optional<corner> at = start;
    do {
        met.push_back(board.label(at->at));
        at = next_corner(board, *at);
    } while (at && *at != start);
    if (!at) met.emplace_back("boundary");
    return met;
}

} // namespace

TEST_CASE("four corners meet inside a flat board, fewer at its edge", "[surface]") {
    const grid<3, 3> board;
    CHECK(walk(board, "b2", 0) == std::vector<std::string>{"b2", "c2", "c3", "b3"});
    CHECK(walk(board, "a3", 0) == std::vector<std::string>{"a3", "b3", "boundary"});
    CHECK(walk(board, "c3", 0) == std::vector<std::string>{"c3", "boundary"});
}

TEST_CASE("eight corners meet at a cone point of genus two, two at one of the projective plane",
          "[surface]") {
    // Corner 3 of I:a4 is its north-west one. Its side clockwise is north: up the slit to sheet II.
    CHECK(walk(genus_two_staircase{}, "I:a4", 3) ==
          std::vector<std::string>{"I:a4", "II:a4", "II:i4", "II:i3", "II:a3", "I:a5", "I:i5",
                                   "I:i4"});
    CHECK(walk(projective_plane<5, 5>{}, "a1", 2) == std::vector<std::string>{"a1", "e5"});
}

TEST_CASE("a corner prints its cell and the sides that meet there", "[surface]") {
    std::ostringstream out;
    out << corner_of(12, 0) << '|' << corner_of(3, 2).reversed();
    CHECK(out.str() == "12 NE|3 WS");
}
