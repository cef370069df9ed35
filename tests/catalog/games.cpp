// SPDX-License-Identifier: MIT
#include <topoban/catalog/games.hpp>

#include "catch.hpp"

#include <cstddef>
#include <string>
#include <string_view>

using namespace topoban;

namespace {
/// How many actions there are at the start: leaves at depth one.
std::size_t actions_at_start(std::string_view identifier) {
    const auto count = [](const auto& start) {
        REQUIRE(start.ply() == 0);
        REQUIRE(start.turn() == player::first);
        return start.legal_actions().size();
    };
    return catalog::visit_game(identifier, count).value();
}
} // namespace

TEST_CASE("Any game starts by its identifier", "[catalog]") {
    // The counts are those of fixtures/perft.json.
    CHECK(actions_at_start("go-mobius-9x11-v1") == 100);
    CHECK(actions_at_start("go-klein-9x18-v1") == 163);
    CHECK(actions_at_start("go-genus2-staircase-9x9-v1") == 163);
    CHECK(actions_at_start("go-grid-5x5-v1") == 26);
    CHECK(actions_at_start("go-grid-1x2-v1") == 3);
    CHECK(actions_at_start("crystal-go-side4-v1") == 86);
    CHECK(actions_at_start("shogi-flat-9x9-v1") == 30);
    CHECK(actions_at_start("shogi-mobius-9x11-v1") == 29);
    CHECK(actions_at_start("shogi-klein-9x18-v1") == 38);
    CHECK(actions_at_start("shogi-genus2-staircase-9x9-v1") == 40);
}

TEST_CASE("An identifier of no game is refused with the known ones of every game", "[catalog]") {
    for (const char* wrong : {"", "go-klein-9x18", "chess-flat-8x8-v1", "shogi-torus-9x9-v1"}) {
        CAPTURE(wrong);
        const auto unknown = catalog::visit_game(wrong, [](const auto&) { return 0; });
        REQUIRE_FALSE(unknown);
        for (const char* known :
             {"go-mobius-9x11-v1", "crystal-go-side4-v1", "shogi-genus2-staircase-9x9-v1"})
            CHECK(unknown.error().known.find(known) != std::string::npos);
    }
}
