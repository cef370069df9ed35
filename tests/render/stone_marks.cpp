// SPDX-License-Identifier: MIT
#include <topoban/render/stone_marks.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>
#include <topoban/surface/adjacency.hpp>

using namespace topoban;
using namespace topoban::render;

TEST_CASE("what stood before and is gone was captured") {
    colouring<9> before;
    before.put(0, colour::white);
    before.put(1, colour::black);
    colouring<9> after = before;
    after.put(0, colour::empty);
    after.put(3, colour::black);
    const auto marks = marks_between(before, after, 3);
    CHECK(marks.stones == after);
    CHECK(marks.last == 3);
    CHECK(marks.captured.white == point_set<9>{0});
    CHECK(marks.captured.black.empty());
}

TEST_CASE("a ring of nine on the Klein board has eighteen liberties") {
    const surface_graph<klein_bottle<9, 18>> board;
    stone_marks<162> marks;
    for (point p = 0; p < 9; ++p) marks.stones.put(p, colour::black);
    marks.stones.put(80, colour::white);
    show_chain(marks, board, 4);
    CHECK(marks.chain.size() == 9);
    CHECK(marks.liberties.size() == 18);
    count_liberties(marks, board);
    CHECK(marks.labels.at(0) == "18");
    CHECK(marks.labels.at(80) == "4");
    CHECK(marks.labels.size() == 10);
}

TEST_CASE("the core ring of a Möbius strip leaves one region") {
    const surface_graph<mobius_strip<9, 11>> board;
    stone_marks<99> marks;
    for (point p = 45; p < 54; ++p) marks.stones.put(p, colour::black);
    show_area(marks, board);
    REQUIRE(marks.owners);
    CHECK(marks.owners->black == 99);
}
