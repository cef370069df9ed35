// SPDX-License-Identifier: MIT
#include <topoban/stones/komi.hpp>

#include "catch.hpp"

#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/surface/adjacency.hpp>

#include <limits>
#include <sstream>
#include <type_traits>

using namespace topoban;

static_assert(komi::points(6).half_points() == 12 && komi::half_points(13).half_points() == 13);
static_assert(komi{} == komi::points(0) && komi::points(6) < komi::half_points(13));
static_assert(!std::is_convertible_v<int, komi> && !std::is_constructible_v<komi, int>);
static_assert(!std::is_convertible_v<double, komi> && !std::is_constructible_v<komi, double>);

TEST_CASE("komi may be as much as the board has points, either way", "[stones]") {
    const surface_graph<mobius_strip<9, 11>> mobius;
    const surface_graph<klein_bottle<9, 18>> klein;
    for (const int sign : {1, -1}) {
        CHECK(is_komi(mobius, komi::half_points(sign * 198)));
        CHECK_FALSE(is_komi(mobius, komi::half_points(sign * 199)));
        CHECK(is_komi(klein, komi::points(sign * 162)));
        CHECK_FALSE(is_komi(klein, komi::points(sign * 163)));
    }
}

TEST_CASE("a komi beyond all boards stays beyond them", "[stones]") {
    const surface_graph<klein_bottle<9, 18>> klein;
    for (const long long huge :
         {std::numeric_limits<long long>::max(), std::numeric_limits<long long>::min(), 1LL << 31,
          -(1LL << 31), 1LL << 32, 3LL << 30}) {
        CHECK_FALSE(is_komi(klein, komi::points(huge)));
        CHECK_FALSE(is_komi(klein, komi::half_points(huge)));
        CHECK((komi::points(huge).half_points() > 0) == (huge > 0));
    }
    CHECK_FALSE(is_komi(klein, komi::half_points(~0U)));
}

TEST_CASE("komi prints with its unit", "[stones]") {
    std::ostringstream out;
    out << komi::points(6) << ", " << komi::half_points(-1);
    CHECK(out.str() == "12 half-points, -1 half-points");
}
