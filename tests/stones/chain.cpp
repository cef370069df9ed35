// SPDX-License-Identifier: MIT
#include <topoban/stones/chain.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/surface/adjacency.hpp>

#include <sstream>

using namespace topoban;

namespace {

const surface_graph<grid<5, 5>> board;
using points = point_set<25>;

colouring<25> drawn(const char* text) { return *colouring_from_text<25>(text, 25); }

} // namespace

TEST_CASE("chains are maximal, in the order of their first point, with distinct liberties",
          "[stones]") {
    // 0 1 2 3 4 is the lowest rank: Black 0, 1, 6 and 13; White 2 and 7.
    const auto chains = chains_of(board, drawn("11200"
                                               "01200"
                                               "00010"
                                               "00000"
                                               "00000"));
    REQUIRE(chains.size() == 3);
    CHECK(chains[0] == chain<25>{colour::black, {0, 1, 6}, {5, 11}});
    CHECK(chains[1] == chain<25>{colour::white, {2, 7}, {3, 8, 12}});
    CHECK(chains[2] == chain<25>{colour::black, {13}, {8, 12, 14, 18}});
    CHECK(chain_at(board, drawn("1120001200000100000000000"), 6) == chains[0]);
    CHECK(chains_of(board, {}).empty());
}

TEST_CASE("a point that touches a chain three times is one liberty", "[stones]") {
    // A horseshoe round 12.
    const auto horseshoe = chain_at(board,
                                    drawn("00000"
                                          "01110"
                                          "01010"
                                          "00000"
                                          "00000"),
                                    6);
    CHECK(horseshoe.points == points{6, 7, 8, 11, 13});
    CHECK(horseshoe.liberties == points{1, 2, 3, 5, 9, 10, 12, 14, 16, 18});
}

TEST_CASE("chains without liberties are found, however many", "[stones]") {
    // 0 and 24 are in corners without a liberty, 12 has one.
    const auto chains = chains_without_liberties(board, drawn("12000"
                                                              "20200"
                                                              "02100"
                                                              "00202"
                                                              "00021"));
    REQUIRE(chains.size() == 2);
    CHECK(chains[0].points == points{0});
    CHECK(chains[1].points == points{24});
}

TEST_CASE("points beside a set are outside it, and connection stays within", "[stones]") {
    CHECK(points_beside(board, points{0, 1}) == points{2, 5, 6});
    CHECK(points_beside(board, points{}) == points{});
    CHECK(connected_points(board, 0, points{0, 1, 3, 6}) == points{0, 1, 6});
    // Across the seam of a strip: rank 3 of file a lies beside rank 9 of file i.
    const surface_graph<mobius_strip<9, 11>> strip;
    CHECK(connected_points(strip, 18, point_set<99>{18, 26, 80}) == point_set<99>{18, 80});
}

TEST_CASE("a chain prints its colour, its stones and its liberties", "[stones]") {
    std::ostringstream out;
    out << chain_at(board, drawn("1120000000000000000000000"), 0);
    CHECK(out.str() == "black {0, 1}, liberties {5, 6}");
}

#ifdef NDEBUG // what is a broken contract otherwise
TEST_CASE("where there is no stone there is no chain", "[stones]") {
    const auto stones = drawn("1120000000000000000000000");
    for (const point p : {-1, 3, 25, 100'000}) CHECK(chain_at(board, stones, p) == chain<25>{});
}
#endif
