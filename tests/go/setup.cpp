// SPDX-License-Identifier: MIT
#include <topoban/go/setup.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/surface/adjacency.hpp>

#include <optional>
#include <sstream>

using namespace topoban;

namespace {

const surface_graph<grid<5, 5>> board;
using kind = go::setup_defect<25>::kind;

go::setup<25> drawn(const char* text, std::optional<player> turn = player::first) {
    return {*colouring_from_text<25>(text, 25), turn};
}

} // namespace

TEST_CASE("every defect of a diagram is named, not only the first", "[go]") {
    // Black 0 and White 24 have no liberty; the komi is beyond 50; nobody is to move.
    const auto found = go::defects_of(board,
                                      drawn("12000"
                                            "20000"
                                            "00000"
                                            "00001"
                                            "00012",
                                            std::nullopt),
                                      komi::half_points(51));
    REQUIRE(found.size() == 4);
    CHECK(found[0].what == kind::komi_out_of_range);
    CHECK(found[0].asked == komi::half_points(51));
    CHECK(found[1].what == kind::no_next_player);
    CHECK(found[2].what == kind::chain_without_liberties);
    CHECK(found[2].points == point_set<25>{0});
    CHECK(found[3].points == point_set<25>{24});
    std::ostringstream out;
    out << found[0] << "; " << found[2];
    CHECK(out.str() == "komi out of range: 51 half-points; chain without a liberty: {0}");
}

TEST_CASE("a full board has no liberty; the empty one no defect", "[go]") {
    const auto full = go::defects_of(board, drawn("1111111111111111111111111"));
    REQUIRE(full.size() == 1);
    CHECK(full[0].points.size() == 25);
    CHECK(go::defects_of(board, go::setup<25>{.turn = player::second}).empty());
    CHECK(go::defects_of(board, drawn("1000000000000000000000002"), komi::points(-25)).empty());
}

TEST_CASE("White receives half a point by default", "[go]") {
    CHECK(go::default_komi == komi::half_points(1));
    CHECK(go::default_komi_half_points == 1);
}
