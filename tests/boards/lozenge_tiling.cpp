// SPDX-License-Identifier: MIT
#include <topoban/boards/lozenge_tiling.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/core/random.hpp>
#include <topoban/surface/graph.hpp>

#include "support/iterations.hpp"

#include <algorithm>
#include <set>

using namespace topoban;

static_assert(flipping_graph<lozenge_tiling<4>>);
static_assert(sizeof(lozenge_tiling<4>) == 8);

namespace {

/// Everything a lozenge tiling must be, from neighbours alone.
template <int Side>
void check_is_tiling(const lozenge_tiling<Side>& tiling) {
    using lattice = triangular_hexagon<Side>;
    for (point p = 0; p < tiling.size(); ++p) {
        point before = no_point;
        for (const point n : tiling.neighbours(p)) {
            REQUIRE(before < n);
            REQUIRE(lattice::around(p).contains(n));
            REQUIRE(adjacent(tiling, n, p));
            before = n;
        }
    }
    const auto tiles = tiling.rhombi();
    REQUIRE(tiles.size() == std::size_t(3 * Side * Side));
    std::set<std::set<point>> triangles; // each lozenge covers two, no triangle is covered twice
    for (const auto& [low, left, high, right] : tiles) {
        triangles.insert({low, left, high});
        triangles.insert({low, right, high});
        REQUIRE_FALSE(adjacent(tiling, low, high));
        for (const auto& [p, q] : {std::pair{low, left}, {left, high}, {high, right}, {right, low}})
            REQUIRE(adjacent(tiling, p, q));
    }
    REQUIRE(triangles.size() == std::size_t(6 * Side * Side));
    REQUIRE(edge_count(tiling) == 9 * Side * Side - 3 * Side * Side + 3 * Side);
}

/// One flip, with what must hold around it.
template <int Side>
void check_flip(const lozenge_tiling<Side>& tiling, point centre) {
    using lattice = triangular_hexagon<Side>;
    const auto after = tiling.flipped(centre);
    REQUIRE(after != tiling);
    REQUIRE(after.validate());
    REQUIRE(after.is_flippable(centre));
    REQUIRE(after.flipped(centre) == tiling);
    REQUIRE(after.key() != tiling.key());
    REQUIRE((after.neighbours(centre) | tiling.neighbours(centre)) == lattice::around(centre));
    REQUIRE_FALSE(after.neighbours(centre).intersects(tiling.neighbours(centre)));
    for (point p = 0; p < tiling.size(); ++p) {
        if (p == centre) continue;
        auto other = after.neighbours(p);
        auto own = tiling.neighbours(p);
        REQUIRE(other.contains(centre) !=
                (own.contains(centre) || !lattice::around(p).contains(centre)));
        other.erase(centre);
        own.erase(centre);
        REQUIRE(other == own);
    }
}

/// Eligibility word for word: inside, three sides, every second one, the rim of six drawn.
template <int Side>
bool is_centre(const lozenge_tiling<Side>& tiling, point p) {
    using lattice = triangular_hexagon<Side>;
    constexpr lattice_place around[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}};
    int sides = 0;
    for (int i = 0; i < 6; ++i) {
        const point here = lattice::neighbour(p, around[i]);
        const point next = lattice::neighbour(p, around[(i + 1) % 6]);
        if (here == no_point || next == no_point || !adjacent(tiling, here, next)) return false;
        if (adjacent(tiling, p, here) == adjacent(tiling, p, next)) return false;
        sides += adjacent(tiling, p, here) ? 1 : 0;
    }
    return sides == 3;
}

template <int Side>
void walk(lozenge_tiling<Side> tiling, std::uint64_t seed) {
    INFO("seed " << seed);
    random_source random(seed);
    for (std::size_t i = 0; i < test::iterations(400); ++i) {
        const auto centres = tiling.flippable();
        for (point p = 0; p < tiling.size(); ++p) {
            REQUIRE(centres.contains(p) == is_centre(tiling, p));
            REQUIRE(centres.contains(p) == tiling.is_flippable(p));
        }
        auto chosen = centres.begin();
        std::advance(chosen, random.below(static_cast<std::uint32_t>(centres.size())));
        check_flip(tiling, *chosen);
        tiling = tiling.flipped(*chosen);
        check_is_tiling(tiling);
        REQUIRE(lozenge_tiling<Side>::from_edges(tiling.edges()).value() == tiling);
    }
}

} // namespace

TEST_CASE("the start tiling of side four", "[boards]") {
    constexpr auto tiling = side4::start();
    check_is_tiling(tiling);
    CHECK(tiling.size() == 61);
    CHECK(edge_count(tiling) == 108);
    CHECK(tiling.edges().size() == 108);
    CHECK(tiling.rhombi().size() == 48);
    CHECK(tiling.flippable() == point_set<61>{7,  8,  12, 13, 15, 16, 19, 21, 22, 24, 28, 29,
                                              31, 32, 36, 38, 39, 41, 44, 45, 47, 48, 52, 53});
    CHECK(tiling.neighbours(30).size() == 6);
    CHECK(tiling.flip_obstacle_at(0) == flip_obstacle::boundary);
    CHECK(tiling.flip_obstacle_at(30) == flip_obstacle::degree);
    CHECK(tiling.flip_obstacle_at(38) == std::nullopt);

    // Ruling by ruling: every lattice edge but those from one residue to the other inside the
    // rim, and those from a corner inwards.
    using lattice = triangular_hexagon<4>;
    const auto residue = [](lattice_place at) { return ((at.a + at.b) % 3 + 3) % 3; };
    const auto is_inner = [](point p) { return lattice::interior().contains(p); };
    const auto is_corner = [](point p) { return lattice::around(p).size() == 3; };
    for (int e = 0; e < lattice::edge_capacity; ++e) {
        const auto [p, q] = lattice::ends_of(e);
        const bool on_the_rim = (lattice::around(p) & lattice::around(q)).size() == 1;
        const int residues = residue(lattice::place_of(p)) * residue(lattice::place_of(q));
        const bool left_out = (!on_the_rim && residues == 2) || (is_corner(p) && is_inner(q)) ||
                              (is_corner(q) && is_inner(p));
        CAPTURE(p, q);
        CHECK(tiling.edges().contains(e) != left_out);
    }
}

TEST_CASE("the start tiling has twelve automorphisms, those of the hexagon", "[boards]") {
    const auto own = side4::start().symmetries();
    CHECK(own.size() == 12);
    const auto found = graph_automorphisms(side4::start());
    CHECK(found.size() == 12);
    for (const auto& symmetry : found)
        CHECK(std::find(own.begin(), own.end(), symmetry) != own.end());
}

TEST_CASE("the empty box of any side has one centre", "[boards]") {
    const auto check = []<int Side>(const lozenge_tiling<Side>& tiling) {
        check_is_tiling(tiling);
        CHECK(tiling.validate());
        CHECK(tiling.flippable().size() == 1);
        CHECK(triangular_hexagon<Side>::place_of(tiling.flippable().front()) == lattice_place{});
        CHECK(tiling.symmetries().size() == 6);
    };
    check(empty_box<1>::start());
    check(empty_box<2>::start());
    check(empty_box<4>::start());
    check(empty_box<8>::start());
}

TEST_CASE("flips keep a lozenge tiling, and twice the same restores", "[boards][laws]") {
    walk(side4::start(), 31);
    walk(empty_box<2>::start(), 32);
    walk(empty_box<6>::start(), 33);
}

TEST_CASE("symmetries move flips along", "[boards]") {
    auto tiling = side4::start().flipped(38).flipped(7);
    for (const auto& symmetry : triangular_hexagon<4>::symmetries()) {
        const auto moved = side4::start().transformed(symmetry);
        CHECK(moved == side4::start());
        CHECK(tiling.transformed(symmetry) == moved.flipped(symmetry(38)).flipped(symmetry(7)));
    }
}

TEST_CASE("edges that are no tiling are refused with the reason", "[boards]") {
    using tiling = lozenge_tiling<4>;
    using kind = tiling_defect::kind;
    auto edges = side4::start().edges();
    const int rim = triangular_hexagon<4>::edge_between(0, 1);
    edges.erase(rim);
    CHECK(tiling::from_edges(edges).error() == tiling_defect{kind::open_rim, {0, 1, no_point}});
    edges.insert(rim);
    edges.insert(triangular_hexagon<4>::edge_between(0, 6));
    CHECK(tiling::from_edges(edges).error() == tiling_defect{kind::bad_triangle, {0, 1, 6}});
    CHECK_FALSE(tiling::from_edges({}).has_value());
    CHECK_FALSE(tiling::from_edges(tiling::edge_set::below(156)).has_value());

    // Every single edge counts.
    const auto good = side4::start().edges();
    for (int e = 0; e < 156; ++e) {
        auto other = good;
        if (good.contains(e))
            other.erase(e);
        else
            other.insert(e);
        CHECK_FALSE(tiling::from_edges(other).has_value());
    }
}
