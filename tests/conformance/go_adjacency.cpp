// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "reference/go.hpp"
#include "support/fixture.hpp"

#include <topoban/boards/rectangle.hpp>
#include <topoban/catalog/go_boards.hpp>
#include <topoban/surface/adjacency.hpp>

using namespace topoban;

TEST_CASE("every Go board has exactly the neighbours of the conformance data", "[conformance]") {
    for (const char* identifier :
         {"go-mobius-9x11-v1", "go-klein-9x18-v1", "go-genus2-staircase-9x9-v1"}) {
        CAPTURE(identifier);
        const auto expected = test::json_fixture("adjacency/" + std::string(identifier) + ".json")
                                  .get<test::neighbour_lists>();
        const auto lists = catalog::visit_go_board(
            identifier, [](const auto& board) { return test::lists_of(as_graph(board)); });
        REQUIRE(lists);
        CHECK(*lists == expected);
    }
}

TEST_CASE("the boards of run-time size have them, too", "[conformance]") {
    using graph = catalog::any_rectangle_graph;
    CHECK(test::lists_of(graph::of(*catalog::rectangle_named("mobius-9x11")).value()) ==
          test::json_fixture("adjacency/go-mobius-9x11-v1.json").get<test::neighbour_lists>());
    CHECK(test::lists_of(graph::of(*catalog::rectangle_named("klein-9x18")).value()) ==
          test::json_fixture("adjacency/go-klein-9x18-v1.json").get<test::neighbour_lists>());
}
