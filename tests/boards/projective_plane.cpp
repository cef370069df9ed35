// SPDX-License-Identifier: MIT
#include <topoban/boards/projective_plane.hpp>

#include "catch.hpp"

using namespace topoban;

TEST_CASE("on the projective plane ranks turn over the sides and files over the top", "[boards]") {
    const projective_plane<9, 7> board;
    CHECK(board.name() == "projective-9x7");
    for (int rank = 1; rank <= 7; ++rank) {
        const cell a = 9 * (rank - 1);
        const cell a_opposite = 9 * (8 - rank - 1);
        CHECK(board.step_from(a, direction::west) ==
              step{a_opposite + 8, frame::vertical_reflection()});
        CHECK(board.step_from(a + 8, direction::east) ==
              step{a_opposite, frame::vertical_reflection()});
    }
    for (int column = 0; column < 9; ++column) {
        CHECK(board.step_from(column, direction::south) ==
              step{54 + 8 - column, frame::horizontal_reflection()});
        CHECK(board.step_from(54 + column, direction::north) ==
              step{8 - column, frame::horizontal_reflection()});
    }
}
