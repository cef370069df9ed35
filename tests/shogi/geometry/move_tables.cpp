// SPDX-License-Identifier: MIT
#include <topoban/shogi/geometry/move_tables.hpp>

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>

#include "catch.hpp"

using namespace topoban;
using shogi::facing;
using shogi::move_tables;
using shogi::piece;
using enum shogi::piece_type;

namespace {
using flat = move_tables<grid<9, 9>>;
using mobius = move_tables<mobius_strip<9, 11>>;
using klein = move_tables<klein_bottle<9, 18>>;
using genus_two = move_tables<genus_two_staircase>;

piece a(shogi::piece_type type, facing faces = facing::up) { return {player::first, type, faces}; }
} // namespace

TEST_CASE("Steps and jumps on the flat board", "[shogi]") {
    const flat& tables = flat::get();
    CHECK(tables.kept_steps(a(king), 40) == flat::set{30, 31, 32, 39, 41, 48, 49, 50});
    CHECK(tables.kept_steps(a(king), 0) == flat::set{1, 9, 10});
    CHECK(tables.kept_steps(a(gold, facing::down), 40) == flat::set{30, 31, 32, 39, 41, 49});
    CHECK(tables.kept_steps(a(silver), 40) == flat::set{30, 32, 48, 49, 50});
    CHECK(tables.kept_steps(a(knight), 40) == flat::set{57, 59});
    CHECK(tables.kept_steps(a(knight, facing::down), 36) == flat::set{19});
    CHECK(tables.kept_steps(a(rook), 40).empty());
    CHECK(tables.kept_steps(a(rook).promoted(), 40) == flat::set{30, 32, 48, 50});
    CHECK(tables.kept_steps(a(pawn), 76).empty());
    STATIC_REQUIRE_FALSE(flat::has_turning_steps);
    STATIC_REQUIRE_FALSE(genus_two::has_turning_steps);
    CHECK(tables.steps_to(a(pawn), 40, 49));
    CHECK_FALSE(tables.steps_to(a(pawn), 49, 40));
    // Eight neighbours, and the knights of both facings.
    CHECK(tables.stepper_origins(40) == flat::set{21, 23, 30, 31, 32, 39, 41, 48, 49, 50, 57, 59});
    CHECK(tables.pawns_before(76, facing::up) == flat::set{67});
    CHECK(tables.pawns_before(76, facing::down).empty());
}

TEST_CASE("A gold on i6 of the strip crosses to a5 and a6 and arrives reversed", "[shogi]") {
    const mobius& tables = mobius::get();
    CHECK(tables.kept_steps(a(gold), 53) == mobius::set{44, 52, 61, 62});
    CHECK(tables.turned_steps(a(gold), 53) == mobius::set{36, 45});
    CHECK(tables.steps(a(gold), 53).any().size() == 6);
    // The knight of i8: h10 as it is, a2 upside down.
    CHECK(tables.kept_steps(a(knight), 71) == mobius::set{88});
    CHECK(tables.turned_steps(a(knight), 71) == mobius::set{9});
    CHECK(tables.is_at_turning_seam(53));
    CHECK(tables.is_at_turning_seam(0));
    CHECK_FALSE(tables.is_at_turning_seam(49));
}

TEST_CASE("A knight of genus two jumps through the staircase as the rules say", "[shogi]") {
    // From I:a3 leftward to I:i5, not II:i4; rightward over I:b4 to II:b4.
    CHECK(genus_two::get().kept_steps(a(knight), 18) == genus_two::set{44, 109});
}

TEST_CASE("Dead ends are where nothing lies ahead", "[shogi]") {
    const auto last_ranks = [](int ranks) {
        return mobius::set::below(99) - mobius::set::below(99 - 9 * ranks);
    };
    CHECK(mobius::get().dead(pawn, facing::up) == last_ranks(1));
    CHECK(mobius::get().dead(lance, facing::up) == last_ranks(1));
    CHECK(mobius::get().dead(knight, facing::up) == last_ranks(2));
    CHECK(mobius::get().dead(knight, facing::down) == mobius::set::below(18));
    CHECK(mobius::get().dead(silver, facing::up).empty());
    for (const auto type : shogi::piece_types) {
        CHECK(klein::get().dead(type, facing::up).empty());
        CHECK(genus_two::get().dead(type, facing::down).empty());
    }
}

TEST_CASE("Rays of the empty board", "[shogi]") {
    CHECK(flat::get().orthogonal_rays(40).size() == 16);
    CHECK(flat::get().diagonal_rays(40).size() == 16);
    CHECK(flat::get().diagonal_rays(0) == flat::set{10, 20, 30, 40, 50, 60, 70, 80});
    int few = 0;
    int many = 0;
    for (cell c = 0; c < klein::size; ++c) {
        few += klein::get().diagonal_rays(c).size() == 16 ? 1 : 0;
        many += klein::get().diagonal_rays(c).size() == 31 ? 1 : 0;
    }
    CHECK(few == 18);
    CHECK(many == 144);
}

TEST_CASE("Arrivals keep the facings apart", "[shogi]") {
    shogi::arrivals<9> found;
    CHECK(found.empty());
    found.insert(1, false);
    found.insert(1, true);
    found.insert(2, true);
    CHECK(found.any() == point_set<9>{1, 2});
    found -= point_set<9>{2};
    CHECK(found == shogi::arrivals<9>{{1}, {1}});
    found &= point_set<9>{2};
    CHECK(found.empty());
}
