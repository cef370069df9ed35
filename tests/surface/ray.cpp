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
            for (const segment& step : trace_ray(Surface{}, from, h).segments)
                reached.insert(step.to);
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
    const ray middle = trace_ray(mobius{}, at<mobius>("a6"), heading::east);
    CHECK(middle.end == ray_end::departure);
    REQUIRE(middle.segments.size() == 8);
    CHECK(middle.segments.back().to == at<mobius>("i6"));
    // Elsewhere the mirrored rank is walked, too: rank 2, rank 10, and back.
    const ray upper = trace_ray(mobius{}, at<mobius>("a2"), heading::east);
    CHECK(upper.end == ray_end::departure);
    REQUIRE(upper.segments.size() == 17);
    CHECK(upper.segments[8].to == at<mobius>("a10"));
    CHECK(upper.segments[8].transport.reverses_facing());
}

TEST_CASE("A Klein ray meets another cell again with another heading and goes on") {
    std::vector<int> visits(klein::capacity);
    int most = 0;
    for (const segment& step : trace_ray(klein{}, at<klein>("e9"), heading::north_east).segments)
        most = std::max(most, ++visits[std::size_t(step.to)]);
    CHECK(most == 2);
}

TEST_CASE("A bishop's ray on the Klein board reaches d15") {
    // The corner of i18 leads to a18 and turns the ray downwards (docs/rules-shogi.md §3).
    const path segments = trace_ray(klein{}, at<klein>("e14"), heading::north_east).segments;
    REQUIRE(segments.size() == 8);
    CHECK(segments[4].from == at<klein>("i18"));
    CHECK(segments[4].leaves == heading::north_east);
    CHECK(segments[4].to == at<klein>("a18"));
    CHECK(segments[4].arrives == heading::south_east);
    CHECK(segments.back().to == at<klein>("d15"));
}

TEST_CASE("A ray goes on as long as it is told to, and includes where it was stopped") {
    const ray stopped = trace_ray(grid<9, 9>{}, 0, heading::north, [](cell c) { return c != 18; });
    CHECK(stopped.end == ray_end::stopped);
    REQUIRE(stopped.segments.size() == 2);
    CHECK(stopped.segments.back().to == 18);
}

TEST_CASE("Rays say why they end") {
    CHECK(trace_ray(grid<9, 9>{}, 0, heading::north).end == ray_end::boundary);
    CHECK(trace_ray(grid<9, 9>{}, 8, heading::north_east).end == ray_end::boundary);
    CHECK(trace_ray(grid<9, 9>{}, 8, heading::north_east).segments.empty());
    CHECK(trace_ray(torus<9, 9>{}, 0, heading::north).end == ray_end::departure);
    // I:i4: north then east is I:a5, east then north II:a4, so there is no way north-east.
    const genus_two_staircase staircase;
    const ray none = trace_ray(staircase, *find_label(staircase, "I:i4"), heading::north_east);
    CHECK(none.end == ray_end::cone);
    CHECK(none.segments.empty());
}
