// SPDX-License-Identifier: MIT
#include <topoban/render/seam_picture.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;
using topoban::test::occurrences;

namespace {
template <class Board>
std::string seams_drawn(const Board& board) {
    picture p{1, 1, "", {}};
    add_seams(p, layout_of(board), board);
    add_cone_points(p, layout_of(board), board);
    return to_svg(p);
}
} // namespace

TEST_CASE("each pair has one letter, written on both its edges") {
    const std::string klein = seams_drawn(klein_bottle<9, 18>{});
    CHECK(occurrences(klein, ">α<") == 2);
    CHECK(occurrences(klein, ">β<") == 2);
    CHECK(occurrences(klein, ">γ<") == 0);
    CHECK(occurrences(seams_drawn(grid<9, 9>{}), "<path") == 0);
}

TEST_CASE("the arrows of a twisted seam point opposite ways, of a straight one the same") {
    // Both edges of a pair with their first arrowheads, each of which begins at its tip. North is
    // towards smaller y.
    const std::string twisted = seams_drawn(mobius_strip<3, 4>{});
    CHECK(twisted.find("M40 200L40 160") != std::string::npos);
    CHECK(twisted.find("M40 153L") != std::string::npos);
    CHECK(twisted.find("M160 40L160 80") != std::string::npos);
    CHECK(twisted.find("M160 87L") != std::string::npos);
    const std::string straight = seams_drawn(cylinder<3, 4>{});
    CHECK(straight.find("M40 153L") != std::string::npos);
    CHECK(straight.find("M160 200L160 160") != std::string::npos);
    CHECK(straight.find("M160 153L") != std::string::npos);
}

TEST_CASE("each cone point is numbered wherever its corners lie") {
    const std::string staircase = seams_drawn(genus_two_staircase{});
    CHECK(occurrences(staircase, ">1<") == 4); // left and right edge of both sheets
    CHECK(occurrences(staircase, ">2<") == 4);
    const std::size_t tints = staircase.find("class=\"cone-corners\"");
    REQUIRE(tints != std::string::npos);
    CHECK(occurrences(staircase.substr(tints, staircase.find("</g>", tints) - tints), "<path") ==
          16); // two octagons of eight corners
}

TEST_CASE("small boards find a place for arrows and letters") {
    for (int w = 1; w <= 3; ++w)
        CHECK(topoban::test::xml_fault(
                  seams_drawn(rectangle("torus", w, 1, {seam::straight, seam::twisted})))
                  .empty());
}
