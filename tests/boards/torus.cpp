// SPDX-License-Identifier: MIT
#include <topoban/boards/torus.hpp>

#include "catch.hpp"

using namespace topoban;

TEST_CASE("a torus closes both ways, ranks and files on themselves", "[boards]") {
    const torus<9, 7> board;
    CHECK(board.name() == "torus-9x7");
    for (int row = 0; row < 7; ++row) {
        CHECK(board.step_from(9 * row, direction::west) == step{9 * row + 8, frame{}});
        CHECK(board.step_from(9 * row + 8, direction::east) == step{9 * row, frame{}});
    }
    for (int column = 0; column < 9; ++column) {
        CHECK(board.step_from(column, direction::south) == step{54 + column, frame{}});
        CHECK(board.step_from(54 + column, direction::north) == step{column, frame{}});
    }
}
