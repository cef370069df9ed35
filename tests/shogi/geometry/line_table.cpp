// SPDX-License-Identifier: MIT
#include <topoban/shogi/geometry/line_table.hpp>

#include <topoban/boards.hpp>
#include <topoban/surface/ray.hpp>

#include "catch.hpp"

using namespace topoban;

namespace {

using mobius = mobius_strip<9, 11>;
using klein = klein_bottle<9, 18>;

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
            REQUIRE(origin.along == (is_up ? h : opposite(h)));
            int i = start.at;
            bool is_past_end = false;
            const auto advance = [&] {
                i = is_up ? i + 1 : i - 1;
                is_past_end ^= i < 0 || i == length;
                i = (i + length) % length;
                return lines::stop(start.line, i);
            };
            const auto [segments, end] = trace_ray(s, c, h);
            frame transport;
            for (const segment& step : segments) {
                transport = step.transport * transport;
                const line_stop stop = advance();
                REQUIRE(stop.at == step.to);
                REQUIRE(stop.along == (is_up ? step.arrives : opposite(step.arrives)));
                const bool is_turned = (stop.is_turned != origin.is_turned) !=
                                       (is_past_end && lines::turns_round(start.line));
                REQUIRE(is_turned == transport.reverses_facing());
            }
            REQUIRE(advance().at == (end == ray_end::departure ? c : no_point));
        }
    }
}

} // namespace

TEST_CASE("A step from the table is the step of the surface", "[surface]") {
    CHECK(table_step_along<mobius>(0, heading::east).to == 1);
    // i1 east is a11, upside down; whoever goes north-east there goes on south-east.
    CHECK(table_step_along<mobius>(8, heading::east).to == 90);
    CHECK(table_step_along<mobius>(8, heading::east).is_turned);
    CHECK(table_step_along<mobius>(8, heading::east).arrives == heading::east);
    CHECK(table_step_along<mobius>(8, heading::north_east).to == 81);
    CHECK(table_step_along<mobius>(8, heading::north_east).arrives == heading::south_east);
    CHECK_FALSE(table_step_along<mobius>(8, heading::south).exists());
    CHECK_FALSE(table_step_along<mobius>(90, heading::north_west).exists());
}

TEST_CASE("The lines of a small grid are its rows, columns and diagonals, each with a wall",
          "[surface]") {
    using lines = line_table<grid<3, 2>>;
    CHECK(lines::size() == 3 + 2 + 4 + 4);
    CHECK(lines::longest() == 4);
    const line_place& b1 = lines::place(1, axis_of(heading::east));
    CHECK(lines::length(b1.line) == 4);
    CHECK_FALSE(lines::turns_round(b1.line));
    int walls = 0;
    for (int i = 0; i < 4; ++i) walls += lines::stop(b1.line, i).at == no_point ? 1 : 0;
    CHECK(walls == 1);
    CHECK(lines::length(lines::place(2, axis_of(heading::north_east)).line) == 2); // c1 alone
}

TEST_CASE("A closed line has no wall, and may bring a piece back reversed", "[surface]") {
    using lines = line_table<mobius>;
    const int core = lines::place(45, axis_of(heading::east)).line; // rank 6
    CHECK(lines::length(core) == 9);
    CHECK(lines::turns_round(core));
    const int round = lines::place(0, axis_of(heading::east)).line; // ranks 1 and 11
    CHECK(lines::length(round) == 18);
    CHECK_FALSE(lines::turns_round(round));
    CHECK(lines::place(90, axis_of(heading::east)).line == round);
}

TEST_CASE("Line tables are the rays", "[surface]") {
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
