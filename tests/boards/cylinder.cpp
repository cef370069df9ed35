// SPDX-License-Identifier: MIT
#include <topoban/boards/cylinder.hpp>

#include "catch.hpp"

using namespace topoban;

TEST_CASE("a cylinder closes from side to side, each rank on itself", "[boards]") {
    const cylinder<9, 7> board;
    CHECK(board.name() == "cylinder-9x7");
    for (int row = 0; row < 7; ++row) {
        CHECK(board.step_from(9 * row, direction::west) == step{9 * row + 8, frame{}});
        CHECK(board.step_from(9 * row + 8, direction::east) == step{9 * row, frame{}});
    }
    for (int column = 0; column < 9; ++column) {
        CHECK_FALSE(board.step_from(column, direction::south));
        CHECK_FALSE(board.step_from(54 + column, direction::north));
    }
}
