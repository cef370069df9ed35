// SPDX-License-Identifier: MIT
#include <topoban/render/crystal_go/text.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;

// The centre of the empty box is joined to (1,0), (0,1) and (−1,−1); flipped, to the other three.
TEST_CASE("the empty box of side one has one centre") {
    CHECK(crystal_go_text(lozenge_tiling<1>{}, {}, colour_mode::plain) == "     1  . - .\n"
                                                                          "       / \\   \\\n"
                                                                          "   0  .   # - .\n"
                                                                          "       \\ /   / 1\n"
                                                                          "    -1  . - .\n"
                                                                          "        -1   0\n");
}

TEST_CASE("a stone takes a centre, and sides follow a flip") {
    stone_marks<7> marks;
    marks.stones.put(3, colour::black);
    marks.last = 3;
    const auto tiling = lozenge_tiling<1>{}.flipped(3);
    CHECK(crystal_go_text(tiling, marks, colour_mode::plain, {"place (0,0)"}) ==
          "     1  . - .\n"
          "       /   / \\\n"
          "   0  . -(X)  .\n"
          "       \\   \\ / 1\n"
          "    -1  . - .\n"
          "        -1   0\n"
          "\n"
          "place (0,0)\n");
}
