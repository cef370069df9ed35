// SPDX-License-Identifier: MIT
#include <topoban/boards/triangular_hexagon.hpp>

#include "catch.hpp"

#include <algorithm>

using namespace topoban;

namespace {

template <int Side>
void check_lattice() {
    using lattice = triangular_hexagon<Side>;
    CAPTURE(Side);
    int edge = 0;
    for (point p = 0; p < lattice::size(); ++p) {
        CHECK(lattice::point_at(lattice::place_of(p)) == p);
        if (p > 0) {
            const auto before = lattice::place_of(p - 1);
            const auto here = lattice::place_of(p);
            CHECK((before.a < here.a || (before.a == here.a && before.b < here.b)));
        }
        for (std::size_t i = 0; i < 6; ++i) {
            const point n = lattice::neighbour(p, lattice::steps[i]);
            if (n == no_point) continue;
            CHECK(lattice::around(p).contains(n));
            CHECK(lattice::neighbour(n, lattice::steps[5 - i]) == p);
            if (n < p) continue;
            CHECK(lattice::ends_of(edge) == std::pair{p, n});
            CHECK(lattice::edge_between(p, n) == edge);
            ++edge;
        }
    }
    CHECK(edge == lattice::edge_capacity);
    CHECK(lattice::interior().size() == lattice::capacity - 6 * Side);
}

} // namespace

TEST_CASE("the lattice of every side numbers points and edges in order", "[boards]") {
    check_lattice<1>();
    check_lattice<2>();
    check_lattice<4>();
    check_lattice<7>();
}

TEST_CASE("side four has the places the documents name", "[boards]") {
    using lattice = triangular_hexagon<4>;
    CHECK(lattice::size() == 61);
    CHECK(lattice::edge_capacity == 156);
    CHECK(lattice::place_of(0) == lattice_place{-4, -4});
    CHECK(lattice::place_of(30) == lattice_place{0, 0});
    CHECK(lattice::place_of(38) == lattice_place{1, 0});
    CHECK(lattice::place_of(60) == lattice_place{4, 4});
    CHECK(lattice::point_at({5, 4}) == no_point);
    CHECK(lattice::point_at({4, -1}) == no_point);
    CHECK(lattice::label(38) == "(1,0)");
    CHECK(lattice::label(0) == "(-4,-4)");
}

TEST_CASE("the hexagon has twelve symmetries, which keep lattice neighbours", "[boards]") {
    using lattice = triangular_hexagon<3>;
    const auto all = lattice::symmetries();
    REQUIRE(all.size() == 12);
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(all[i] == all[j]);
        for (point p = 0; p < lattice::size(); ++p) {
            lattice::points moved;
            for (const point n : lattice::around(p)) moved.insert(all[i](n));
            CHECK(moved == lattice::around(all[i](p)));
        }
    }
    for (point p = 0; p < lattice::size(); ++p) CHECK(all.front()(p) == p);
}
