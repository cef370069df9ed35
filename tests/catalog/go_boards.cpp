// SPDX-License-Identifier: MIT
#include <topoban/catalog/go_boards.hpp>

#include "catch.hpp"

#include <string>
#include <type_traits>

using namespace topoban;
using namespace topoban::catalog;

namespace {

struct seen {
    std::string name;
    int size = 0;
    bool is_table = false;
};

seen board_of(const char* identifier) {
    const auto visited = visit_go_board(identifier, [](const auto& board) {
        return seen{std::string(board.name()), board.size(),
                    std::is_same_v<std::decay_t<decltype(board)>, any_rectangle_graph>};
    });
    REQUIRE(visited);
    return *visited;
}

} // namespace

TEST_CASE("the boards of the rules are types, every other rectangle a table", "[catalog]") {
    CHECK_FALSE(board_of("go-mobius-9x11-v1").is_table);
    CHECK(board_of("go-mobius-9x11-v1").size == 99);
    CHECK_FALSE(board_of("go-klein-9x18-v1").is_table);
    CHECK(board_of("go-klein-9x18-v1").size == 162);
    CHECK_FALSE(board_of("go-genus2-staircase-9x9-v1").is_table);
    CHECK(board_of("go-genus2-staircase-9x9-v1").size == 162);
    for (const char* kind : {"grid", "cylinder", "torus", "mobius", "klein", "projective"}) {
        const std::string name = std::string(kind) + "-3x4";
        CHECK(board_of(("go-" + name + "-v1").c_str()).name == name);
        CHECK(board_of(("go-" + name + "-v1").c_str()).is_table);
        CHECK(board_of(("go-" + std::string(kind) + "-25x25-v1").c_str()).size == 625);
    }
}

TEST_CASE("the surface of an identifier has its seams", "[catalog]") {
    const auto south_of_0 = [](const char* identifier) {
        return *visit_go_surface(identifier, [](const auto& board) {
            const auto taken = board.step_from(0, direction::south);
            return taken ? taken->to : no_point;
        });
    };
    CHECK(south_of_0("go-grid-3x4-v1") == no_point);
    CHECK(south_of_0("go-torus-3x4-v1") == 9);
    CHECK(south_of_0("go-projective-3x4-v1") == 11);
    CHECK(south_of_0("go-genus2-staircase-9x9-v1") == 72);
}

TEST_CASE("any other identifier is refused with the list of known ones", "[catalog]") {
    for (const char* wrong :
         {"", "go-sphere-9x9-v1", "go-grid-26x9-v1", "go-grid-9x9-v2", "shogi-flat-9x9-v1",
          "crystal-go-side4-v1", "go-grid-9x9", "go-genus2-staircase-9x8-v1", "mobius"}) {
        CAPTURE(wrong);
        const auto visited = visit_go_board(wrong, [](const auto&) { return 1; });
        REQUIRE_FALSE(visited);
        CHECK(visited.error() == unknown_go_board());
        CHECK(visited.error().known.find("go-mobius-9x11-v1") != std::string::npos);
        CHECK_FALSE(visit_go_surface(wrong, [](const auto&) { return 1; }));
    }
}

TEST_CASE("the rules have the identifier the documents name", "[catalog]") {
    CHECK(go_rules == "graph-area-no-suicide-psk-v1");
}
