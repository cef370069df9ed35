// SPDX-License-Identifier: MIT
#include <topoban/shogi/king_safety.hpp>

#include <topoban/catalog/armies.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::mobius_shogi;

namespace {
template <class Army>
shogi::king_safety<typename Army::surface> safety(const std::string& pieces,
                                                  player who = player::first) {
    const shogi::board<typename Army::surface> b(drawn<Army>(pieces));
    return {b, who};
}
using flat_set = point_set<81>;
using mobius_set = point_set<99>;
} // namespace

TEST_CASE("Without a king, or unattacked, anything goes", "[shogi]") {
    for (const char* pieces : {"BR@e9 AG@e2", "AK@e1 BR@d9 AG@e2"}) {
        const auto s = safety<flat_shogi>(pieces);
        CHECK_FALSE(s.is_check());
        CHECK(s.allowed().size() == 81);
        CHECK(s.pinned().empty());
        CHECK(s.allowed_from(13).size() == 81);
    }
}

TEST_CASE("A check is met on its route, two checks by nobody but the king", "[shogi]") {
    const auto rook = safety<flat_shogi>("AK@e1 BR@e4");
    CHECK(rook.is_check());
    CHECK(rook.allowed() == flat_set{13, 22, 31});
    const auto knight = safety<flat_shogi>("AK@e1 BN@d3");
    CHECK(knight.allowed() == flat_set{21}); // only by taking it
    const auto both = safety<flat_shogi>("AK@e1 BR@e4 BN@d3");
    CHECK(both.is_check());
    CHECK(both.allowed().empty());
    CHECK(safety<flat_shogi>("BK@e9 AB@b6", player::second).allowed() == flat_set{46, 56, 66});
}

TEST_CASE("A pinned piece keeps to the route of its pin", "[shogi]") {
    const auto s = safety<flat_shogi>("AK@e1 AG@e2 AS@f2 BR@e5 BB@h4");
    CHECK_FALSE(s.is_check());
    CHECK(s.pinned() == flat_set{13, 14});
    CHECK(s.allowed_from(13) == flat_set{13, 22, 31, 40});
    CHECK(s.allowed_from(14) == flat_set{14, 24, 34});
    // Two pieces between are no pin, and a lance that faces away none either.
    CHECK(safety<flat_shogi>("AK@e1 AG@e2 AS@e3 BR@e5").pinned().empty());
    CHECK(safety<flat_shogi>("AK@e1 AG@e2 BP@e3 BR@e5").pinned().empty());
    CHECK(safety<flat_shogi>("AK@e1 AG@e2 BL@e5^").pinned().empty());
    CHECK(safety<flat_shogi>("AK@e1 AG@e2 BL@e5").pinned() == flat_set{13});
}

TEST_CASE("A rook that checks round the strip on both sides can only be taken", "[shogi]") {
    const auto s = safety<mobius_shogi>("AK@a6 BR@e6");
    CHECK(s.is_check());
    CHECK(s.allowed() == mobius_set{49});
    // One way open and one way blocked: the blocker may go along both routes' common part, which
    // is the rook's own cell, once it has to meet the check.
    const auto one = safety<mobius_shogi>("AK@a6 BR@e6 AG@c6");
    CHECK(one.allowed() == mobius_set{49, 50, 51, 52, 53});
    CHECK(one.pinned() == mobius_set{47});
    CHECK(one.allowed_from(47) == mobius_set{49});
}
