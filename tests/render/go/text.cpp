// SPDX-License-Identifier: MIT
#include <topoban/render/go/text.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>
#include <topoban/surface/adjacency.hpp>

using namespace topoban;
using namespace topoban::render;

namespace {
stone_marks<15> some_marks() {
    stone_marks<15> marks;
    for (const point p : {1, 3, 6}) marks.stones.put(p, colour::black);
    marks.stones.put(14, colour::white);
    marks.last = 14;
    return marks;
}
} // namespace

TEST_CASE("stones, the last one in brackets") {
    CHECK(go_text(grid<5, 3>{}, some_marks(), colour_mode::plain,
                  {"3. White e3", "Black to play"}) == "      a b c d e\n"
                                                       "      ----------\n"
                                                       "  3 | . . . .(O)| 3\n"
                                                       "  2 | . X . . . | 2\n"
                                                       "  1 | . X . X . | 1\n"
                                                       "      ----------\n"
                                                       "      a b c d e\n"
                                                       "\n"
                                                       "3. White e3\n"
                                                       "Black to play\n");
}

TEST_CASE("area in small letters, liberties as stars") {
    const surface_graph<grid<5, 3>> graph;
    auto marks = some_marks();
    for (const point p : {11, 13, 9}) marks.stones.put(p, p == 11 ? colour::black : colour::white);
    show_area(marks, graph);
    CHECK(go_text(grid<5, 3>{}, marks, colour_mode::plain) == "      a b c d e\n"
                                                              "      ----------\n"
                                                              "  3 | x X . O(O)| 3\n"
                                                              "  2 | x X . . O | 2\n"
                                                              "  1 | x X . X . | 1\n"
                                                              "      ----------\n"
                                                              "      a b c d e\n");
    marks.owners.reset();
    show_chain(marks, graph, 3);
    CHECK(go_text(grid<5, 3>{}, marks, colour_mode::plain).find("| . X * X * |") !=
          std::string::npos);
}

TEST_CASE("with colours stones are discs") {
    const std::string text = go_text(grid<5, 3>{}, some_marks(), colour_mode::colour);
    CHECK(text.find("●") != std::string::npos);
    CHECK(text.find('X') == std::string::npos);
    CHECK(text.find("\x1b[0m") != std::string::npos);
}
