// SPDX-License-Identifier: MIT
#include <topoban/go/setup.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/surface/adjacency.hpp>

#include <limits>
#include <sstream>

using namespace topoban;

namespace {

const surface_graph<grid<5, 5>> board;
using kind = go::setup_defect<25>::kind;

go::setup<25> drawn(const char* text) { return {*colouring_from_text<25>(text, 25)}; }

} // namespace

TEST_CASE("komi may be as much as the board has points, either way", "[go]") {
    const surface_graph<mobius_strip<9, 11>> mobius;
    const surface_graph<klein_bottle<9, 18>> klein;
    for (const int sign : {1, -1}) {
        CHECK(go::is_komi(mobius, sign * 198));
        CHECK_FALSE(go::is_komi(mobius, sign * 199));
        CHECK(go::is_komi(klein, sign * 324));
        CHECK_FALSE(go::is_komi(klein, sign * 325));
    }
    CHECK_FALSE(go::is_komi(klein, std::numeric_limits<int>::max()));
    CHECK_FALSE(go::is_komi(klein, std::numeric_limits<int>::min()));
}

TEST_CASE("every defect of a diagram is named, not only the first", "[go]") {
    // Black 0 and White 24 are breathless; the komi is beyond 50.
    const auto found = go::defects_of(board,
                                      drawn("12000"
                                            "20000"
                                            "00000"
                                            "00001"
                                            "00012"),
                                      51);
    REQUIRE(found.size() == 3);
    CHECK(found[0].what == kind::komi_out_of_range);
    CHECK(found[0].komi_half_points == 51);
    CHECK(found[1].what == kind::breathless_chain);
    CHECK(found[1].chain == point_set<25>{0});
    CHECK(found[2].chain == point_set<25>{24});
    std::ostringstream out;
    out << found[0] << "; " << found[1];
    CHECK(out.str() == "komi out of range: 51 half-points; chain without a liberty: {0}");
}

TEST_CASE("a full board has no liberty; the empty one no defect", "[go]") {
    const auto full = go::defects_of(board, drawn("1111111111111111111111111"), 1);
    REQUIRE(full.size() == 1);
    CHECK(full[0].chain.size() == 25);
    CHECK(go::defects_of(board, go::setup<25>{}, 1).empty());
    CHECK(go::defects_of(board, drawn("1000000000000000000000002"), -50).empty());
}

TEST_CASE("White receives half a point by default", "[go]") {
    CHECK(go::default_komi_half_points == 1);
}
