// SPDX-License-Identifier: MIT
#include <topoban/surface/ray.hpp>

#include <topoban/boards.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/surface/line.hpp>

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

/// Every ray is the stretch of its line that the tables say, place by place.
template <class Surface>
void check_lines_against_walking() {
    using lines = line_table<Surface>;
    const Surface s;
    for (cell c = 0; c < s.size(); ++c) {
        for (const heading h : headings) {
            const line_place& start = lines::place(c, axis_of(h));
            const int length = lines::length(start.line);
            const bool is_up = (index_of(h) >= axis_count) == start.is_reversed;
            const line_stop& origin = lines::stop(start.line, start.at);
            REQUIRE(origin.at == c);
            REQUIRE(origin.travel == (is_up ? h : opposite(h)));
            int i = start.at;
            bool is_past_end = false;
            const auto advance = [&] {
                i = is_up ? i + 1 : i - 1;
                is_past_end ^= i < 0 || i == length;
                i = (i + length) % length;
                return lines::stop(start.line, i);
            };
            const ray_end end = walk_ray(s, c, h, [&](const ray_place& p) {
                const line_stop stop = advance();
                REQUIRE(stop.at == p.at);
                REQUIRE(stop.travel == (is_up ? p.travel : opposite(p.travel)));
                const bool is_turned = (stop.is_turned != origin.is_turned) !=
                                       (is_past_end && lines::turns_round(start.line));
                REQUIRE(is_turned == p.transport.reverses_facing());
                return true;
            });
            REQUIRE(advance().at == (end == ray_end::departure ? c : no_point));
        }
    }
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

TEST_CASE("Line tables are the rays") {
    check_lines_against_walking<grid<9, 9>>();
    check_lines_against_walking<mobius>();
    check_lines_against_walking<klein>();
    check_lines_against_walking<genus_two_staircase>();
    check_lines_against_walking<torus<5, 7>>();
    check_lines_against_walking<projective_plane<5, 4>>();
    check_lines_against_walking<klein_bottle<3, 2>>();
    CHECK(line_table<grid<9, 9>>::size() == 52);
    CHECK(line_table<klein>::size() == 36);
    CHECK(line_table<klein>::longest() == 18);
}
