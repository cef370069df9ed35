// SPDX-License-Identifier: MIT
#include <topoban/render/chart_layout.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;

TEST_CASE("rank 1 is below and file a on the left") {
    const auto on = layout_of(grid<3, 2>{});
    CHECK(on.centre(0) == vec{60, 100});
    CHECK(on.centre(1) == on.centre(0) + vec{40, 0});
    CHECK(on.centre(3) == on.centre(0) - vec{0, 40});
    CHECK(on.width() == 200);
    CHECK(on.height() == 160);
}

TEST_CASE("sheets lie side by side") {
    const auto on = layout_of(genus_two_staircase{});
    CHECK(on.centre(81) - on.centre(0) == vec{440, 0});
    CHECK(on.width() == 880);
}

TEST_CASE("ghosts take room where a step leads beyond the outline") {
    const auto band = layout_of(mobius_strip<9, 11>{}, 1);
    CHECK(band.side_ghosts == 1);
    CHECK(band.top_ghosts == 0);
    CHECK(layout_of(klein_bottle<9, 18>{}, 2).top_ghosts == 2);
    CHECK(layout_of(grid<9, 9>{}, 2).side_ghosts == 0);
}

TEST_CASE("a walk along a side goes from corner to corner") {
    const auto on = layout_of(grid<3, 3>{});
    const edge_walk west{4, direction::west, direction::north};
    CHECK(on.start_of(west) == on.centre(4) + vec{-20, 20});
    CHECK(on.end_of(west) == on.centre(4) + vec{-20, -20});
    CHECK(on.place_of(corner_of(4, 0)) == on.centre(4) + vec{20, -20});
}

TEST_CASE("headings point where the chart does") {
    CHECK(unit(heading::north_east) == vec{1, -1});
    CHECK(unit(heading::south_west) == vec{-1, 1});
    CHECK(unit(heading::west) == vec{-1, 0});
}

TEST_CASE("labels are the chart's") {
    CHECK(file_label(8) == "i");
    CHECK(file_label(25) == "z");
    CHECK(file_label(26) == "aa");
    CHECK(rank_label(10) == "11");
}
