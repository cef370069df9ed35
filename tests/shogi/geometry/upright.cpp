// SPDX-License-Identifier: MIT
#include <topoban/shogi/geometry/upright.hpp>

#include <topoban/boards.hpp>

#include "catch.hpp"

#include <string>

using namespace topoban;

namespace {

/// A 3 × 3 cylinder whose side seam turns the compass by a quarter: not well glued, but enough to
/// be refused.
struct quarter_turn : charts<3, 3> {
    static std::string name() { return "quarter-turn"; }
    static constexpr std::optional<step> step_from(cell c, direction d) {
        auto at = rectangle_step(chart(), {seam::straight, seam::none}, c, d);
        if (at && d == direction::east && c % 3 == 2) at->transport = frame::rotation(1);
        return at;
    }
};

} // namespace

TEST_CASE("Boards whose frames keep the vertical axis are upright") {
    STATIC_REQUIRE(upright_surface<grid<9, 9>>);
    STATIC_REQUIRE(upright_surface<mobius_strip<9, 11>>);
    STATIC_REQUIRE(upright_surface<klein_bottle<9, 18>>);
    STATIC_REQUIRE(upright_surface<projective_plane<9, 9>>);
    STATIC_REQUIRE(upright_surface<genus_two_staircase>);
    STATIC_REQUIRE(!upright_surface<quarter_turn>);
    STATIC_REQUIRE(!upright_surface<rectangle>);
}

TEST_CASE("Facing is kept where no seam is twisted at the side") {
    STATIC_REQUIRE(keeps_facing(grid<9, 9>{}));
    STATIC_REQUIRE(keeps_facing(torus<9, 9>{}));
    STATIC_REQUIRE(keeps_facing(genus_two_staircase{}));
    STATIC_REQUIRE(!keeps_facing(mobius_strip<9, 11>{}));
    STATIC_REQUIRE(!keeps_facing(klein_bottle<9, 18>{}));
}
