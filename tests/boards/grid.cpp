// SPDX-License-Identifier: MIT
#include <topoban/boards/grid.hpp>

#include "catch.hpp"

using namespace topoban;

static_assert(grid<9, 7>::size() == 63);
static_assert(grid<9, 7>::glued() == seams{seam::none, seam::none});

TEST_CASE("a grid ends at all four edges", "[boards]") {
    const grid<9, 7> board;
    CHECK(board.name() == "grid-9x7");
    CHECK_FALSE(board.step_from(0, direction::west));
    CHECK_FALSE(board.step_from(0, direction::south));
    CHECK_FALSE(board.step_from(62, direction::east));
    CHECK_FALSE(board.step_from(62, direction::north));
    CHECK(board.step_from(0, direction::east) == step{1, frame{}});
    CHECK(board.step_from(0, direction::north) == step{9, frame{}});
    CHECK(board.step_from(62, direction::west) == step{61, frame{}});
    CHECK(board.step_from(62, direction::south) == step{53, frame{}});
}
