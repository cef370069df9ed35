// SPDX-License-Identifier: MIT
#include <topoban/boards/mobius_strip.hpp>

#include "catch.hpp"

using namespace topoban;

TEST_CASE("side crossings of the Möbius strip send rank r to 12 − r and turn north to south",
          "[boards]") {
    const mobius_strip<9, 11> board;
    CHECK(board.name() == "mobius-9x11");
    const frame turned_over = frame::vertical_reflection();
    for (int rank = 1; rank <= 11; ++rank) {
        const cell a = 9 * (rank - 1);
        const cell a_opposite = 9 * (12 - rank - 1);
        CHECK(board.step_from(a, direction::west) == step{a_opposite + 8, turned_over});
        CHECK(board.step_from(a + 8, direction::east) == step{a_opposite, turned_over});
    }
    for (int column = 0; column < 9; ++column) {
        CHECK_FALSE(board.step_from(column, direction::south));
        CHECK_FALSE(board.step_from(90 + column, direction::north));
    }
}
