// SPDX-License-Identifier: MIT
#include <topoban/shogi/attack.hpp>

#include <topoban/catalog/armies.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <sstream>
#include <vector>

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::genus_two_shogi;
using catalog::mobius_shogi;
using shogi::attack;
using shogi::ray_stop;
using shogi::stop_reason;

namespace {
template <class Army>
std::vector<attack> on(const std::string& pieces, cell target, player by) {
    return shogi::attacks_on<typename Army::surface>(drawn<Army>(pieces), target, by);
}
template <class Army>
std::vector<ray_stop> stops(const std::string& pieces, cell from) {
    return shogi::ray_stops<typename Army::surface>(drawn<Army>(pieces), from);
}
} // namespace

TEST_CASE("Attackers are named in order, with the cells between", "[shogi]") {
    // The rook on e2, the knight on d3 and the pawn on e4 attack e5; the gold on a1 does not.
    CHECK(on<flat_shogi>("AG@a1 AN@d3 AP@e4 AR@e2", 40, player::first) ==
          std::vector<attack>{{21, {}}, {31, {}}});
    CHECK(on<flat_shogi>("AG@a1 AN@d3 AR@e2", 40, player::first) ==
          std::vector<attack>{{13, {22, 31}}, {21, {}}});
    CHECK(on<flat_shogi>("AR@e2", 40, player::second).empty());
    CHECK(on<flat_shogi>("AR@e2", 13, player::first).empty()); // not its own cell
    // A lance and a pawn that face down attack downwards, whoever owns them.
    CHECK(on<flat_shogi>("AL@e5v", 4, player::first) == std::vector<attack>{{40, {31, 22, 13}}});
    CHECK(on<flat_shogi>("AP@e5v", 49, player::first).empty());
}

TEST_CASE("Attacks over winding routes are told apart", "[shogi]") {
    CHECK(on<mobius_shogi>("AK@a6 BR@e6", 45, player::second) ==
          std::vector<attack>{{49, {50, 51, 52, 53}}, {49, {48, 47, 46}}});
    CHECK(on<mobius_shogi>("AK@a6 BR@e6 AP@b6", 45, player::second) ==
          std::vector<attack>{{49, {50, 51, 52, 53}}});
}

TEST_CASE("A ray says where it stops and why", "[shogi]") {
    using enum heading;
    CHECK(stops<flat_shogi>("AB@b2 AP@c3", 10) ==
          std::vector<ray_stop>{{north_east, 20, stop_reason::own_piece},
                                {south_east, 2, stop_reason::boundary},
                                {south_west, 0, stop_reason::boundary},
                                {north_west, 18, stop_reason::boundary}});
    CHECK(stops<flat_shogi>("AR@e2 BK@e5 BP@g2", 13) ==
          std::vector<ray_stop>{{north, 40, stop_reason::king},
                                {east, 15, stop_reason::capture},
                                {south, 4, stop_reason::boundary},
                                {west, 9, stop_reason::boundary}});
    CHECK(stops<flat_shogi>("BL@e5", 40) ==
          std::vector<ray_stop>{{south, 4, stop_reason::boundary}});
    CHECK(stops<flat_shogi>("AG@e5", 40).empty());
    CHECK(stops<mobius_shogi>("AR@a6", 45)[1] == ray_stop{east, 53, stop_reason::departure});
    // I:i4: north then east is I:a5, east then north II:a4, so there is no way north-east.
    CHECK(stops<genus_two_shogi>("AB@I:i4", 35)[0] == ray_stop{north_east, 35, stop_reason::cone});
}

TEST_CASE("The reasons of a stop print in words", "[shogi]") {
    std::ostringstream out;
    for (const auto why : {stop_reason::boundary, stop_reason::cone, stop_reason::departure,
                           stop_reason::own_piece, stop_reason::king, stop_reason::capture})
        out << why << '.';
    CHECK(out.str() == "boundary.cone point.departure square.own piece.king.capture.");
}
