// SPDX-License-Identifier: MIT
#include <topoban/catalog/identifier.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/core/text.hpp>

#include <sstream>

using namespace topoban;
using namespace topoban::catalog;

TEST_CASE("identifiers are the ones the rules and the documents name", "[catalog]") {
    CHECK(identifier("go", mobius_strip<9, 11>{}) == "go-mobius-9x11-v1");
    CHECK(identifier("go", klein_bottle<9, 18>{}) == "go-klein-9x18-v1");
    CHECK(identifier("go", genus_two_staircase{}) == "go-genus2-staircase-9x9-v1");
    CHECK(identifier("go", *table_graph<2>::make("pair", {{1}, {0}})) == "go-pair-v1");
}

TEST_CASE("a board's name is what stands between the game and the version", "[catalog]") {
    CHECK(board_name("go", "go-klein-9x18-v1") == "klein-9x18");
    for (const char* wrong : {"", "go", "go-", "go-v1", "go--v1", "go--v1x", "klein-9x18-v1",
                              "go-klein-9x18", "go-klein-9x18-v2", "goklein-9x18-v1",
                              "shogi-klein-9x18-v1", "Go-klein-9x18-v1", "go-klein-9x18-v1 "}) {
        CAPTURE(wrong);
        CHECK_FALSE(board_name("go", wrong));
    }
}

TEST_CASE("a rectangle's name is read exactly as it is written", "[catalog]") {
    for (const rectangle_family& family : rectangle_families)
        for (const int w : {1, 9, 10, 25})
            for (const int h : {1, 11, 25}) {
                const std::string name = topoban::joined(family.kind, "-", w, "x", h);
                const auto board = rectangle_named(name);
                CAPTURE(name);
                REQUIRE(board);
                CHECK(board->name() == name);
                CHECK(board->chart() == chart_size{w, h, 1});
                CHECK(board->glued() == family.glued);
            }
    for (const char* wrong : {"",
                              "grid",
                              "grid-",
                              "grid-9",
                              "grid-9x",
                              "grid-x9",
                              "grid-0x9",
                              "grid-9x0",
                              "grid-26x9",
                              "grid-9x26",
                              "grid-09x9",
                              "grid-9x09",
                              "grid-+9x9",
                              "grid--9x9",
                              "grid-9x-9",
                              "grid 9x9",
                              "grid-9X9",
                              "grid-9x9x9",
                              "grid-9x9 ",
                              " grid-9x9",
                              "Grid-9x9",
                              "grids-9x9",
                              "sphere-9x9",
                              "grid-9 x9",
                              "grid-4294967305x9",
                              "grid-99999999999999999999x9",
                              "grid_9x9",
                              "grid-9*9",
                              "klein9x18",
                              "kleinx9x18"}) {
        CAPTURE(wrong);
        CHECK_FALSE(rectangle_named(wrong));
    }
}

TEST_CASE("an unknown board says which are known", "[catalog]") {
    std::ostringstream out;
    out << unknown_board{"this one"};
    CHECK(out.str() == "unknown board; known are this one");
}
