// SPDX-License-Identifier: MIT
#include <topoban/surface/seams.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>
#include <topoban/surface/gluing.hpp>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <tuple>

using namespace topoban;

namespace {

/// A disc whose left edge is glued to itself, rank r to 5 − r: a user's own surface.
struct crosscap : charts<2, 4> {
    static std::string name() { return "crosscap"; }
    static constexpr std::optional<step> step_from(cell c, direction d) noexcept {
        const chart_position at = chart().position_of(c);
        const chart_position beyond = chart_neighbour(at, d);
        if (is_on_chart(chart(), beyond)) return step{chart().cell_at(beyond), frame{}};
        if (d != direction::west) return std::nullopt;
        return step{chart().cell_at({0, 3 - at.row, 0}), frame::rotation(2)};
    }
};
static_assert(is_well_glued(crosscap{}));

std::string said(const auto& board, const edge_walk& e) {
    return board.label(e.at) + letter(e.side) + letter(e.along);
}

/// Every pair of sides as text, the lesser first, to be compared with the rules.
std::set<std::string> gluings(const auto& board) {
    std::set<std::string> found;
    for (const glued_edges& pair : seams_of(board))
        for (std::size_t i = 0; i < pair.here.size(); ++i) {
            const auto [a, b] =
                std::minmax({said(board, pair.here[i]), said(board, pair.there[i])});
            found.insert(a + "=" + b);
        }
    return found;
}

/// Seam sides of the whole surface, each of which must lie on exactly one edge.
void check_every_side_once(const auto& board) {
    std::set<std::tuple<cell, direction>> drawn;
    std::size_t sides = 0;
    for (const glued_edges& pair : seams_of(board)) {
        REQUIRE(pair.here.size() == pair.there.size());
        for (const auto* edge : {&pair.here, &pair.there})
            for (const edge_walk& e : *edge) {
                CHECK(drawn.emplace(e.at, e.side).second);
                CHECK(kind_of_side(board, e.at, e.side) == side_kind::seam);
            }
    }
    for (cell c = 0; c < board.size(); ++c)
        for (const direction d : directions)
            sides += kind_of_side(board, c, d) == side_kind::seam ? 1U : 0U;
    CHECK(drawn.size() == sides);
}

} // namespace

TEST_CASE("the sides of a cell are plain, seams or boundary") {
    const mobius_strip<9, 11> board;
    CHECK(kind_of_side(board, *find_label(board, "e5"), direction::north) == side_kind::plain);
    CHECK(kind_of_side(board, *find_label(board, "a1"), direction::west) == side_kind::seam);
    CHECK(kind_of_side(board, *find_label(board, "a1"), direction::south) == side_kind::boundary);
    // The middle rank comes back to its own file's end with north and south exchanged.
    CHECK(kind_of_side(board, *find_label(board, "i6"), direction::east) == side_kind::seam);
}

TEST_CASE("every seam side lies on exactly one edge") {
    check_every_side_once(grid<4, 3>{});
    check_every_side_once(cylinder<4, 3>{});
    check_every_side_once(torus<4, 3>{});
    check_every_side_once(mobius_strip<9, 11>{});
    check_every_side_once(klein_bottle<9, 18>{});
    check_every_side_once(projective_plane<4, 3>{});
    check_every_side_once(genus_two_staircase{});
    check_every_side_once(crosscap{});
    for (int w = 1; w <= 3; ++w)
        for (int h = 1; h <= 3; ++h)
            check_every_side_once(rectangle("torus", w, h, {seam::straight, seam::straight}));
}

TEST_CASE("a Möbius strip has one pair, walked in opposite directions") {
    const mobius_strip<9, 11> board;
    const auto pairs = seams_of(board);
    REQUIRE(pairs.size() == 1);
    REQUIRE(pairs[0].here.size() == 11);
    CHECK(said(board, pairs[0].here.front()) == "a1WN");
    CHECK(said(board, pairs[0].there.front()) == "i11ES");
    CHECK(said(board, pairs[0].there.back()) == "i1ES");
}

TEST_CASE("the outlines are glued as the surfaces say") {
    CHECK(seams_of(grid<5, 5>{}).empty());
    CHECK(seams_of(cylinder<5, 4>{}).size() == 1);
    CHECK(gluings(cylinder<2, 2>{}) == std::set<std::string>{"a1WN=b1EN", "a2WN=b2EN"});
    CHECK(gluings(klein_bottle<2, 2>{}) ==
          std::set<std::string>{"a1WN=b2ES", "a2WN=b1ES", "a1SE=a2NE", "b1SE=b2NE"});
    CHECK(gluings(projective_plane<2, 2>{}) ==
          std::set<std::string>{"a1WN=b2ES", "a2WN=b1ES", "a1SE=b2NW", "a2NW=b1SE"});
}

TEST_CASE("an edge glued to itself is cut in halves") {
    const auto pairs = seams_of(crosscap{});
    REQUIRE(pairs.size() == 1);
    CHECK(gluings(crosscap{}) == std::set<std::string>{"a1WN=a4WS", "a2WN=a3WS"});
}

TEST_CASE("the staircase is two lips a sheet, crosswise glued") {
    const genus_two_staircase board;
    const auto pairs = seams_of(board);
    REQUIRE(pairs.size() == 6); // sides and top of each sheet, then the lips
    CHECK(pairs[0].here.size() == 9);
    CHECK(pairs[3].here.size() == 9);
    CHECK(pairs[4].here.size() == 11);
    CHECK(pairs[5].here.size() == 11);
    // The table of the rules (docs/rules-go.md §1), northward and eastward.
    const auto found = gluings(board);
    for (const char* const said :
         {"I:a4NE=II:a4SE", "I:d4NE=II:d4SE", "I:e5NE=II:e5SE", "I:f6NE=II:f6SE", "I:i6NE=II:i6SE"})
        CHECK(found.count(said) == 1);
    for (const char* const said :
         {"I:a5SE=II:a3NE", "I:d5SE=II:d3NE", "I:e6SE=II:e4NE", "I:f7SE=II:f5NE", "I:i7SE=II:i5NE"})
        CHECK(found.count(said) == 1);
    for (const char* const said :
         {"I:d5EN=II:e4WN", "I:e5WN=II:d4EN", "I:e6EN=II:f5WN", "I:f6WN=II:e5EN"})
        CHECK(found.count(said) == 1);
}

TEST_CASE("sides print in words", "[surface]") {
    std::ostringstream out;
    out << side_kind::plain << ' ' << side_kind::seam << ' ' << side_kind::boundary << ' '
        << edge_walk{12, direction::east, direction::north};
    CHECK(out.str() == "plain seam boundary 12 E along N");
}
