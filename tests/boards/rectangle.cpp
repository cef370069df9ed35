// SPDX-License-Identifier: MIT
#include <topoban/boards/rectangle.hpp>

#include "catch.hpp"

#include <topoban/boards/cylinder.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/surface/gluing.hpp>

using namespace topoban;

static_assert(square_surface<rectangle> && charted<rectangle>);

TEST_CASE("a rectangle of run-time size is well glued at every size and seam", "[boards]") {
    for (const seam side : {seam::none, seam::straight, seam::twisted})
        for (const seam top : {seam::none, seam::straight, seam::twisted})
            for (int w = 1; w <= 25; ++w)
                for (int h = 1; h <= 25; ++h) {
                    const rectangle board("some", w, h, {side, top});
                    if (board.size() == w * h && is_well_glued(board)) continue;
                    CAPTURE(w, h, static_cast<int>(side), static_cast<int>(top));
                    FAIL("badly glued");
                }
}

TEMPLATE_TEST_CASE("a board that is a type equals the rectangle of its name", "[boards]",
                   (grid<5, 3>), (cylinder<5, 3>), (torus<5, 3>), (mobius_strip<5, 3>),
                   (klein_bottle<5, 3>), (projective_plane<5, 3>), (mobius_strip<1, 4>),
                   (projective_plane<4, 1>)) {
    const TestType fixed;
    const std::string name = fixed.name();
    const rectangle board(name.substr(0, name.find('-')), fixed.chart().width, fixed.chart().height,
                          fixed.glued());
    CHECK(board.name() == name);
    CHECK(board.size() == fixed.size());
    CHECK(board.chart() == fixed.chart());
    for (cell c = 0; c < board.size(); ++c) {
        CHECK(board.label(c) == fixed.label(c));
        for (const direction d : directions) CHECK(board.step_from(c, d) == fixed.step_from(c, d));
    }
}

TEST_CASE("rectangles are equal when kind, size and seams are", "[boards]") {
    const rectangle board("klein", 9, 18, {seam::twisted, seam::straight});
    CHECK(board == rectangle("klein", 9, 18, {seam::twisted, seam::straight}));
    CHECK_FALSE(board == rectangle("klein", 18, 9, {seam::twisted, seam::straight}));
    CHECK_FALSE(board == rectangle("klein", 9, 18, {seam::straight, seam::straight}));
    CHECK(board.glued() == seams{seam::twisted, seam::straight});
}
