// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/chain_board.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/surface/adjacency.hpp>

using namespace topoban;

namespace {

using board = detail::chain_board<surface_graph<grid<5, 5>>>;
using points = point_set<25>;

board drawn(const char* text) { return board({}, *colouring_from_text<25>(text, 25)); }

} // namespace

TEST_CASE("stones set one by one form their chains, and nothing is captured", "[stones]") {
    const auto stones = drawn("12000"
                              "20000"
                              "00011"
                              "00001"
                              "00000");
    CHECK(stones.validate());
    CHECK(stones.chain_points(13) == points{13, 14, 19});
    CHECK(stones.is_without_liberties(0));
    CHECK(stones.is_single(0));
    CHECK_FALSE(stones.is_single(19));
    // 9, 8 and 12, 18 twice, 24: an empty point counts once for each stone it touches.
    CHECK(stones.pseudo_liberties(14) == 6);
}

TEST_CASE("a last liberty is one liberty, however often the chain touches it", "[stones]") {
    // 7 touches the horseshoe of Black three times; nothing else is left to it.
    const auto stones = drawn("02220"
                              "21012"
                              "21112"
                              "02220"
                              "00000");
    CHECK(stones.is_last_liberty(7, 6));
    CHECK(stones.is_last_liberty(7, 12));
    CHECK_FALSE(stones.is_last_liberty(7, 2));
}

TEST_CASE("a chain removed gives its liberties back", "[stones]") {
    auto stones = drawn("12000"
                        "20000"
                        "00000"
                        "00000"
                        "00000");
    CHECK(stones.remove_chain(0) == points{0});
    CHECK(stones.at(0) == colour::empty);
    CHECK(stones.pseudo_liberties(1) == 3);
    CHECK(stones.validate());
}
