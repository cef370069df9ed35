// SPDX-License-Identifier: MIT
#include <topoban/shogi/geometry/dead_end.hpp>

#include <topoban/boards.hpp>

#include "catch.hpp"

using namespace topoban;

namespace {

template <class Surface>
int dead_ends(direction forward, int steps) {
    int count = 0;
    for (cell c = 0; c < Surface::capacity; ++c)
        count += is_dead_end(Surface{}, c, forward, steps) ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("Dead ends are the last ranks of boards with a top, and no others") {
    using enum direction;
    CHECK(dead_ends<grid<9, 9>>(north, 1) == 9);
    CHECK(dead_ends<grid<9, 9>>(south, 2) == 18);
    CHECK(dead_ends<mobius_strip<9, 11>>(north, 1) == 9);
    CHECK(dead_ends<mobius_strip<9, 11>>(south, 2) == 18);
    CHECK(dead_ends<klein_bottle<9, 18>>(north, 2) == 0);
    CHECK(dead_ends<genus_two_staircase>(south, 2) == 0);
    CHECK(is_dead_end(mobius_strip<9, 11>{}, 0, south, 1));
    CHECK(!is_dead_end(mobius_strip<9, 11>{}, 9, south, 1));
    CHECK(is_dead_end(mobius_strip<9, 11>{}, 9, south, 2));
}
