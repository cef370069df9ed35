// SPDX-License-Identifier: MIT
#include <topoban/boards/klein_bottle.hpp>

#include "catch.hpp"

using namespace topoban;

TEST_CASE("side crossings of the Klein bottle send rank r to 19 − r; top and bottom wrap",
          "[boards]") {
    const klein_bottle<9, 18> board;
    CHECK(board.name() == "klein-9x18");
    const frame turned_over = frame::vertical_reflection();
    for (int rank = 1; rank <= 18; ++rank) {
        const cell a = 9 * (rank - 1);
        const cell a_opposite = 9 * (19 - rank - 1);
        CHECK(board.step_from(a, direction::west) == step{a_opposite + 8, turned_over});
        CHECK(board.step_from(a + 8, direction::east) == step{a_opposite, turned_over});
    }
    for (int column = 0; column < 9; ++column) {
        CHECK(board.step_from(column, direction::south) == step{153 + column, frame{}});
        CHECK(board.step_from(153 + column, direction::north) == step{column, frame{}});
    }
}
