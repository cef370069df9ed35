// SPDX-License-Identifier: MIT
#include <topoban/boards/tilings.hpp>

#include "catch.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

using namespace topoban;

static_assert(flipping_start<side4> && flipping_start<empty_box<1>> &&
              flipping_start<empty_box<8>>);

TEST_CASE("starts have a name, labels and a tiling", "[boards]") {
    CHECK(side4::name() == "side4");
    CHECK(side4::label(30) == "(0,0)");
    CHECK(side4::start().validate());
    CHECK(empty_box<4>::name() == "empty-box-4");
    CHECK(empty_box<4>::start().validate());
    CHECK_FALSE(empty_box<4>::start() == side4::start());
    CHECK(lozenge_tiling<4>::name() == "lozenges-4");
}

TEST_CASE("every tiling of a small hexagon can be reached by flips", "[boards]") {
    // MacMahon: 2, 20 and 980 tilings of the hexagons of side 1, 2 and 3.
    const auto reachable = []<class Tiling>(Tiling start) {
        std::vector<Tiling> found{start};
        for (std::size_t i = 0; i < found.size(); ++i)
            for (const point p : found[i].flippable())
                if (const Tiling next = found[i].flipped(p);
                    std::find(found.begin(), found.end(), next) == found.end())
                    found.push_back(next);
        return found.size();
    };
    CHECK(reachable(empty_box<1>::start()) == 2);
    CHECK(reachable(empty_box<2>::start()) == 20);
    CHECK(reachable(empty_box<3>::start()) == 980);
}
