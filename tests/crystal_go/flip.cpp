// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/flip.hpp>

#include "catch.hpp"

#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/tilings.hpp>

using namespace topoban;
using crystal_go::captured_by_flip;
using crystal_go::suicide_of_flip;

namespace {

using kernel = crystal_go::flipping_board<lozenge_tiling<4>>;
using stones = colouring<61>;

} // namespace

TEST_CASE("a flip takes the last liberty of a chain on one of its old spokes", "[crystal_go]") {
    // (-4,-2) is joined to 1, 3, 7 and 8; the flip at 7 leaves it 1, 3 and 8.
    kernel board(side4::start(), stones{{2}, {1, 3, 8}});
    CHECK(captured_by_flip(board, 7, colour::white) == point_set<61>{2});
    CHECK(suicide_of_flip(board, 7, colour::black) == point_set<61>{2});
    CHECK(captured_by_flip(board, 7, colour::black).empty());
    CHECK(suicide_of_flip(board, 7, colour::white).empty());
    CHECK(crystal_go::flip(board, 7, colour::white) == point_set<61>{2});
    CHECK(board.at(2) == colour::empty);
    CHECK(board.board() == side4::start().flipped(7));
    CHECK(board.validate());
}

TEST_CASE("a flip harms no chain that has another liberty", "[crystal_go]") {
    kernel board(side4::start(), stones{{2}, {1, 3}});
    CHECK(captured_by_flip(board, 7, colour::white).empty());
    CHECK(suicide_of_flip(board, 7, colour::black).empty());
    CHECK(crystal_go::flip(board, 7, colour::white).empty());
    CHECK(board.validate());
}

TEST_CASE("a chain that holds an old and a new spoke keeps the centre as a liberty",
          "[crystal_go]") {
    // 2 and 8 are neighbours; around 7 the old spokes are 2, 6, 14 and the new ones 1, 8, 13.
    kernel board(side4::start(), stones{{2, 8}, {1, 3, 9, 14}});
    REQUIRE(board.pseudo_liberties(2) == 1);
    CHECK(captured_by_flip(board, 7, colour::white).empty());
    CHECK(crystal_go::flip(board, 7, colour::white).empty());
    CHECK(board.pseudo_liberties(8) == 1);
    CHECK(board.validate());
}

TEST_CASE("other edges at an empty point change liberties and nothing else", "[crystal_go]") {
    using graph = table_graph<4>;
    const graph star = *graph::make("star", {{1, 2, 3}, {0}, {0}, {0}});
    crystal_go::flipping_board<graph> board(star, *colouring_from_text<4>("0120", 4));
    CHECK_FALSE(board.is_without_liberties(1));
    CHECK_FALSE(board.is_without_liberties(2));
    // Only edges at 0 may change: a graph in which 0 lost its edge to 2.
    const graph less = *graph::make("less", {{1, 3}, {0}, {}, {0}});
    board.rewire(0, less);
    CHECK(board.board() == less);
    CHECK(board.is_without_liberties(2));
    CHECK_FALSE(board.is_without_liberties(1));
    CHECK(board.validate());
    board.rewire(0, star);
    CHECK_FALSE(board.is_without_liberties(2));
    CHECK(board.validate());
}
