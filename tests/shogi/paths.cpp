// SPDX-License-Identifier: MIT
#include <topoban/shogi/paths.hpp>

#include <topoban/catalog/armies.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <vector>

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::genus_two_shogi;
using catalog::mobius_shogi;
using shogi::path_kind;
using shogi::piece_path;

namespace {
template <class Army>
std::vector<piece_path> paths(const std::string& pieces, const char* from) {
    const typename Army::surface board;
    std::vector<piece_path> found;
    shogi::for_each_path(board, drawn<Army>(pieces), *find_label(board, from),
                         [&](const piece_path& p) { found.push_back(p); });
    return found;
}
} // namespace

TEST_CASE("A dragon has its four steps, then its four slides", "[shogi]") {
    const auto found = paths<flat_shogi>("AR+@e5 BP@e7 AP@c5", "e5");
    REQUIRE(found.size() == 8);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(found[i].kind == path_kind::step);
        CHECK(found[i].way.segments.size() == 1);
        CHECK(found[i + 4].kind == path_kind::slide);
    }
    // North to the enemy on e7, east to the edge, south to the edge, west to its own pawn.
    CHECK(found[4].way.segments.size() == 2);
    CHECK(found[4].way.end == ray_end::stopped);
    CHECK(found[5].way.segments.size() == 4);
    CHECK(found[5].way.end == ray_end::boundary);
    CHECK(found[7].way.segments.size() == 2);
}

TEST_CASE("A knight halts only after three steps, and says how it then stands", "[shogi]") {
    const auto found = paths<mobius_shogi>("AN@i8", "i8");
    REQUIRE(found.size() == 2);
    const piece_path& over = found[0]; // i9, a3 upside down, a2
    CHECK(over.kind == path_kind::jump);
    REQUIRE(over.way.segments.size() == 3);
    CHECK(over.first_halt() == 2);
    CHECK(over.way.segments[2].to == *find_label(mobius_strip<9, 11>{}, "a2"));
    CHECK(over.facing_after(2, shogi::facing::up) == shogi::facing::down);
    // Two ranks from the far edge there is no second step forward.
    for (const piece_path& p : paths<flat_shogi>("AN@e8", "e8")) {
        CHECK(p.way.end == ray_end::boundary);
        CHECK(p.first_halt() == p.way.segments.size());
    }
}

TEST_CASE("A step that a cone point forbids is a path of no segments", "[shogi]") {
    const auto found = paths<genus_two_shogi>("AK@I:i4", "I:i4");
    REQUIRE(found.size() == 8);
    CHECK(found[1].leaves == heading::north_east);
    CHECK(found[1].way.segments.empty());
    CHECK(found[1].way.end == ray_end::cone);
    CHECK(paths<genus_two_shogi>("", "I:i4").empty());
}
