// SPDX-License-Identifier: MIT
#include <topoban/surface/diagonal.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/surface/chart.hpp>

#include <set>
#include <sstream>
#include <string>

using namespace topoban;

namespace {

constexpr diagonal north_east = diagonals[0];
constexpr diagonal south_east = diagonals[1];
constexpr diagonal south_west = diagonals[2];
constexpr diagonal north_west = diagonals[3];

static_assert(south_west ==
              north_east.carried(frame::vertical_reflection() * frame::horizontal_reflection()));
static_assert(forbidden_diagonals(genus_two_staircase{}) == 16);
static_assert(forbidden_diagonals(mobius_strip<9, 11>{}) == 0);
static_assert(forbidden_diagonals(klein_bottle<9, 18>{}) == 0);
static_assert(forbidden_diagonals(grid<9, 9>{}) == 0);

template <class Board>
std::string diagonal_label(const Board& board, const char* from, diagonal d) {
    const auto taken = diagonal_step(board, *find_label(board, from), d);
    return taken ? board.label(taken->to) : "none";
}

} // namespace

TEST_CASE("diagonals of the flat board stop at its edges", "[surface]") {
    const grid<9, 9> board;
    CHECK(diagonal_label(board, "e5", north_east) == "f6");
    CHECK(diagonal_label(board, "e5", south_west) == "d4");
    CHECK(diagonal_label(board, "a5", north_west) == "none");
    CHECK(kind_of_diagonal(board, 0, south_east) == diagonal_kind::boundary);
}

TEST_CASE("a diagonal across a reflecting seam reflects the whole displacement", "[surface]") {
    // Möbius: east of i3 lies a9; what travelled north there travels south.
    const mobius_strip<9, 11> mobius;
    CHECK(diagonal_label(mobius, "i3", north_east) == "a8");
    CHECK(diagonal_label(mobius, "a3", south_west) == "i10");
    CHECK(diagonal_label(mobius, "i11", north_east) == "none");
    CHECK(diagonal_step(mobius, *find_label(mobius, "i3"), north_east)->transport ==
          frame::vertical_reflection());
    // Klein: over the corner both seams are crossed, i18 east is a1, and south of it a18.
    const klein_bottle<9, 18> klein;
    CHECK(diagonal_label(klein, "i18", north_east) == "a18");
}

TEST_CASE("the sixteen forbidden diagonals of genus two lie around the two octagons", "[surface]") {
    // Each of the eight corners of an octagon forbids the one diagonal across it. The octagons,
    // walked by hand along the staircase tables:
    const std::set<std::string> octagons{"I:a4",  "II:a4", "II:i4", "II:i3", "II:a3", "I:a5",
                                         "I:i5",  "I:i4",  "I:i6",  "II:i6", "II:a6", "II:a5",
                                         "II:i5", "I:i7",  "I:a7",  "I:a6"};
    const genus_two_staircase board;
    std::multiset<std::string> forbidden;
    for (cell c = 0; c < board.size(); ++c)
        for (const diagonal d : diagonals)
            if (kind_of_diagonal(board, c, d) == diagonal_kind::cone)
                forbidden.insert(board.label(c));
    CHECK(forbidden == std::multiset<std::string>(octagons.begin(), octagons.end()));
    CHECK(kind_of_diagonal(board, *find_label(board, "I:a4"), north_west) == diagonal_kind::cone);
    CHECK(diagonal_label(board, "I:a4", north_west) == "none");
    CHECK(diagonal_label(board, "I:a4", north_east) == "II:b4");
}

TEST_CASE("a diagonal that comes home is none", "[surface]") {
    // The corner of a projective plane has two cells' corners only: both ways lead home.
    const projective_plane<9, 9> plane;
    CHECK(kind_of_diagonal(plane, 0, south_west) == diagonal_kind::loop);
    CHECK(diagonal_label(plane, "a1", south_west) == "none");
    CHECK(kind_of_diagonal(torus<1, 1>{}, 0, north_east) == diagonal_kind::loop);
    CHECK(diagonal_step(torus<2, 2>{}, 0, north_east)->to == 3);
}

TEST_CASE("diagonals and what they can be print in words", "[surface]") {
    std::ostringstream out;
    for (const diagonal& d : diagonals) out << d << ' ';
    for (const auto kind :
         {diagonal_kind::step, diagonal_kind::boundary, diagonal_kind::cone, diagonal_kind::loop})
        out << kind << ' ';
    CHECK(out.str() == "NE SE SW NW step boundary cone loop ");
}
