// SPDX-License-Identifier: MIT
#include <topoban/surface/gluing.hpp>

#include "catch.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>

#include <optional>
#include <sstream>
#include <string>

using namespace topoban;

namespace {

using kind = gluing_defect::kind;

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

struct wrong_at_the_end { // leads astray in the north of the last cell only
    constexpr std::optional<step> operator()(cell c, direction d) const {
        return c == 2 && d == direction::north ? std::optional<step>(step{-1, frame{}})
                                               : std::nullopt;
    }
};

template <class Glue>
constexpr std::optional<gluing_defect> defect_of_one_cell = gluing_defect_of(one_cell<Glue>{});

static_assert(defect_of_one_cell<folded> ==
              gluing_defect{kind::glued_to_itself, 0, direction::north});
static_assert(defect_of_one_cell<off_the_board> ==
              gluing_defect{kind::off_the_board, 0, direction::north});
static_assert(defect_of_one_cell<one_way> == gluing_defect{kind::no_way_back, 0, direction::north});
static_assert(defect_of_one_cell<twisted_one_way> ==
              gluing_defect{kind::no_way_back, 0, direction::east});
static_assert(is_well_glued(one_cell<turning>{}));
static_assert(!is_well_glued(one_cell<folded>{}));

/// A surface of some cells without a step but a wrong one.
struct astray {
    static constexpr int capacity = 3;
    int cells = 3;
    [[nodiscard]] int size() const { return cells; }
    [[nodiscard]] static std::string name() { return "astray"; }
    [[nodiscard]] static std::string label(cell) { return "a1"; }
    [[nodiscard]] static std::optional<step> step_from(cell c, direction d) {
        return wrong_at_the_end{}(c, d);
    }
};

} // namespace

TEST_CASE("the first defect is found at run time, too", "[surface]") {
    CHECK(gluing_defect_of(astray{}) == gluing_defect{kind::off_the_board, 2, direction::north});
    CHECK(gluing_defect_of(astray{2}) == std::nullopt);
}

TEST_CASE("a surface without a cell, or with more than it has room for, is badly glued",
          "[surface]") {
    for (const int cells : {-1, 0, 4}) {
        CAPTURE(cells);
        CHECK(gluing_defect_of(astray{cells}) == gluing_defect{kind::wrong_size});
        CHECK_FALSE(is_well_glued(astray{cells}));
    }
}

TEST_CASE("a gluing's defect prints cell, side and kind", "[surface]") {
    const auto printed = [](const gluing_defect& defect) {
        std::ostringstream out;
        out << defect;
        return out.str();
    };
    CHECK(printed({kind::wrong_size}) == "wrong size");
    CHECK(printed({kind::off_the_board, 4, direction::north}) ==
          "cell 4, north side: off the board");
    CHECK(printed({kind::glued_to_itself, 0, direction::west}) ==
          "cell 0, west side: glued to itself");
    CHECK(printed({kind::no_way_back, 7, direction::east}) == "cell 7, east side: no way back");
}
