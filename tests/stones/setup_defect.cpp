// SPDX-License-Identifier: MIT
#include <topoban/stones/setup_defect.hpp>

#include "catch.hpp"

#include <topoban/boards/table_graph.hpp>

#include <sstream>
#include <string>

using namespace topoban;

namespace {

using defect = setup_defect<9>;
using kind = defect::kind;

const table_graph<9> path = *table_graph<9>::make("path", {{1}, {0, 2}, {1}});

std::string printed(const defect& d) {
    std::ostringstream out;
    out << d;
    return out.str();
}

} // namespace

TEST_CASE("a drawing needs a next player, and one that is a player", "[stones]") {
    CHECK(detail::stone_defects(path, {}, player::first).empty());
    CHECK(detail::stone_defects(path, {}, player::second).empty());
    for (const auto turn :
         {std::optional<player>(), std::optional(player{}), std::optional(player{3})}) {
        const auto defects = detail::stone_defects(path, {}, turn);
        REQUIRE(defects.size() == 1);
        CHECK(defects[0].what == kind::no_next_player);
    }
}

TEST_CASE("stones off the board and points of both colours are defects, and named together",
          "[stones]") {
    const auto defects = detail::stone_defects(path, colouring<9>{{0, 1, 8}, {1, 3}}, std::nullopt);
    REQUIRE(defects.size() == 3);
    CHECK(defects[1] == defect{kind::off_board, {}, {3, 8}});
    CHECK(defects[2] == defect{kind::both_colours, {}, {1}});
}

TEST_CASE("every chain without a liberty is a defect", "[stones]") {
    const auto defects = detail::stone_defects(path, colouring<9>{{0}, {1, 2}}, player::first);
    REQUIRE(defects.size() == 2);
    CHECK(defects[0] == defect{kind::chain_without_liberties, {}, {0}});
    CHECK(defects[1] == defect{kind::chain_without_liberties, {}, {1, 2}});
}

TEST_CASE("defects print as sentences", "[stones]") {
    CHECK(printed({kind::komi_out_of_range, komi::half_points(51), {}}) ==
          "komi out of range: 51 half-points");
    CHECK(printed({kind::no_next_player, {}, {}}) == "no player is to move");
    CHECK(printed({kind::off_board, {}, {3}}) == "stones off the board: {3}");
    CHECK(printed({kind::both_colours, {}, {3}}) == "stones of both colours: {3}");
    CHECK(printed({kind::chain_without_liberties, {}, {0}}) == "chain without a liberty: {0}");
}
