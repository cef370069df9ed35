// SPDX-License-Identifier: MIT
#include <topoban/surface/square_surface.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/rectangle.hpp>

#include <optional>
#include <string>

using namespace topoban;

namespace {

static_assert(static_surface<genus_two_staircase> && static_surface<mobius_strip<9, 11>>);
static_assert(square_surface<rectangle> && !static_surface<rectangle>);

// Out and back is the identity on every board the compiler knows.
static_assert(is_well_glued(grid<9, 9>{}));
static_assert(is_well_glued(mobius_strip<9, 11>{}));
static_assert(is_well_glued(klein_bottle<9, 18>{}));
static_assert(is_well_glued(projective_plane<9, 9>{}));
static_assert(is_well_glued(genus_two_staircase{}));

/// One cell whose sides are glued as `Glue` says: the ways a reader may get it wrong.
template <class Glue>
struct one_cell {
    static constexpr int capacity = 1;
    [[nodiscard]] static constexpr int size() { return 1; }
    [[nodiscard]] static std::string name() { return "one"; }
    [[nodiscard]] static std::string label(cell) { return "a1"; }
    [[nodiscard]] static constexpr std::optional<step> step_from(cell c, direction d) {
        return Glue{}(c, d);
    }
};

struct folded { // each side glued to itself
    constexpr std::optional<step> operator()(cell c, direction) const {
        return step{c, frame::rotation(2)};
    }
};
struct off_the_board {
    constexpr std::optional<step> operator()(cell c, direction) const {
        return step{c + 1, frame{}};
    }
};
struct one_way { // a way out and none back
    constexpr std::optional<step> operator()(cell c, direction d) const {
        return d == direction::north ? std::optional<step>(step{c, frame{}}) : std::nullopt;
    }
};
struct twisted_one_way { // the way back arrives with another compass
    constexpr std::optional<step> operator()(cell c, direction d) const {
        return step{c, d == direction::east ? frame::vertical_reflection() : frame{}};
    }
};
struct turning { // north is glued to east and south to west, with the quarter-turn that needs
    constexpr std::optional<step> operator()(cell c, direction d) const {
        const bool clockwise = d == direction::north || d == direction::south;
        return step{c, frame::rotation(clockwise ? 3 : 1)};
    }
};

static_assert(!is_well_glued(one_cell<folded>{}));
static_assert(!is_well_glued(one_cell<off_the_board>{}));
static_assert(!is_well_glued(one_cell<one_way>{}));
static_assert(!is_well_glued(one_cell<twisted_one_way>{}));
static_assert(is_well_glued(one_cell<turning>{}));

} // namespace

TEST_CASE("a cardinal neighbour is a cell, or nothing at a boundary", "[surface]") {
    const mobius_strip<9, 11> m;
    CHECK(cardinal_neighbour(m, 0, direction::north) == 9);
    CHECK(cardinal_neighbour(m, 0, direction::west) == 98); // a1 across the seam: i11
    CHECK(cardinal_neighbour(m, 0, direction::south) == std::nullopt);
    // On one cell of a torus every neighbour is the cell itself.
    const rectangle dot("torus", 1, 1, {seam::straight, seam::straight});
    for (const direction d : directions) CHECK(cardinal_neighbour(dot, 0, d) == 0);
}

TEST_CASE("the way back looks where the step came from", "[surface]") {
    const klein_bottle<9, 18> k;
    for (cell c = 0; c < k.size(); ++c)
        for (const direction d : directions) {
            const step out = *k.step_from(c, d);
            CHECK(k.step_from(out.to, way_back(out, d))->to == c);
        }
}
