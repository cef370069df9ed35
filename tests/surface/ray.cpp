// SPDX-License-Identifier: MIT
#include <topoban/surface/ray.hpp>

#include <topoban/boards.hpp>
#include <topoban/core/point_set.hpp>

#include "catch.hpp"

#include <string>
#include <vector>

using namespace topoban;

namespace {

using mobius = mobius_strip<9, 11>;
using klein = klein_bottle<9, 18>;

template <class Surface>
cell at(const std::string& label) {
    return *find_label(Surface{}, label);
}

/// The distinct cells a bishop reaches on the empty board.
template <class Surface>
int bishop_reach(cell from) {
    point_set<Surface::capacity> reached;
    for (const heading h : headings)
        if (is_diagonal(h))
            walk_ray(Surface{}, from, h, [&](const ray_place& p) {
                reached.insert(p.at);
                return true;
            });
    return reached.size();
}

} // namespace

TEST_CASE("A bishop on the empty 9 × 18 Klein board reaches 31 cells from 144 cells, 16 from 18") {
    int few = 0;
    int many = 0;
    for (cell c = 0; c < klein::capacity; ++c) {
        const int reach = bishop_reach<klein>(c);
        few += reach == 16 ? 1 : 0;
        many += reach == 31 ? 1 : 0;
    }
    CHECK(few == 18);
    CHECK(many == 144);
}

TEST_CASE("A bishop on the empty 9 × 14 Klein board reaches 62 cells from everywhere") {
    using smaller = klein_bottle<9, 14>;
    for (cell c = 0; c < smaller::capacity; ++c) REQUIRE(bishop_reach<smaller>(c) == 62);
}

TEST_CASE("A rook east round the Möbius middle rank ends at its departure after eight cells") {
    std::vector<cell> visited;
    const ray_end end =
        walk_ray(mobius{}, at<mobius>("a6"), heading::east, [&](const ray_place& p) {
            visited.push_back(p.at);
            return true;
        });
    CHECK(end == ray_end::departure);
    REQUIRE(visited.size() == 8);
    CHECK(visited.back() == at<mobius>("i6"));
    // Elsewhere the mirrored rank is walked, too.
    int cells = 0;
    walk_ray(mobius{}, at<mobius>("a1"), heading::east, [&](const ray_place&) { return ++cells; });
    CHECK(cells == 17);
}

TEST_CASE("A Klein ray meets another cell again with another heading and goes on") {
    std::vector<int> visits(klein::capacity);
    int most = 0;
    walk_ray(klein{}, at<klein>("e9"), heading::north_east, [&](const ray_place& p) {
        most = std::max(most, ++visits[std::size_t(p.at)]);
        return true;
    });
    CHECK(most == 2);
}

TEST_CASE("Rays say why they end") {
    const auto onwards = [](const ray_place&) { return true; };
    CHECK(walk_ray(grid<9, 9>{}, 0, heading::north, onwards) == ray_end::boundary);
    CHECK(walk_ray(grid<9, 9>{}, 8, heading::north_east, onwards) == ray_end::boundary);
    CHECK(walk_ray(torus<9, 9>{}, 0, heading::north, onwards) == ray_end::departure);
    CHECK(walk_ray(grid<9, 9>{}, 0, heading::north, [](const ray_place&) { return false; }) ==
          ray_end::stopped);
    int cones = 0;
    for (cell c = 0; c < genus_two_staircase::capacity; ++c)
        for (const heading h : headings)
            cones += walk_ray(genus_two_staircase{}, c, h, onwards) == ray_end::cone ? 1 : 0;
    CHECK(cones > 0);
}
