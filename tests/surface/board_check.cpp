// SPDX-License-Identifier: MIT
#include <topoban/surface/board_check.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/rectangle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/surface/adjacency.hpp>

using namespace topoban;

namespace {

struct with_a_template {
    template <int>
    void step_from();
};
struct with_a_number {
    int neighbours;
};
struct with_neither {};

} // namespace

// What it refuses is in tests/wrong, a program a sentence; here is what it lets pass.
TEST_CASE("a board that keeps its promises is not refused", "[surface]") {
    STATIC_REQUIRE(sizeof(detail::board_check<genus_two_staircase>) > 0);
    STATIC_REQUIRE(sizeof(detail::board_check<table_graph<20>>) > 0);
    STATIC_REQUIRE(sizeof(detail::board_check<surface_graph<genus_two_staircase>>) > 0);
}

TEST_CASE("a member is seen by its name, whatever it is", "[surface]") {
    STATIC_REQUIRE(detail::names_step_from<rectangle> && !detail::names_neighbours<rectangle>);
    STATIC_REQUIRE(detail::names_neighbours<table_graph<20>>);
    STATIC_REQUIRE(detail::names_step_from<with_a_template>);
    STATIC_REQUIRE(detail::names_neighbours<with_a_number>);
    STATIC_REQUIRE_FALSE(detail::names_step_from<with_neither>);
    STATIC_REQUIRE_FALSE(detail::names_step_from<int>);
}
