// SPDX-License-Identifier: MIT
#include <topoban/core/point_set.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/core/random.hpp>

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>
#include <unordered_set>
#include <vector>

using namespace topoban;

static_assert(point_set<65>{64, 3}.front() == 3);
static_assert(point_set<65>{64, 3}.size() == 2);
static_assert((point_set<65>{1, 64} & point_set<65>{64}) == point_set<65>{64});
static_assert(std::forward_iterator<point_set<99>::iterator>);

namespace {

template <int Capacity>
std::vector<point> listed(const point_set<Capacity>& set) {
    return {set.begin(), set.end()};
}

template <int Capacity>
point_set<Capacity> random_points(random_source& random, std::set<point>& model) {
    point_set<Capacity> set;
    for (std::uint32_t n = random.below(Capacity + 1); n > 0; --n) {
        const auto p = static_cast<point>(random.below(Capacity));
        set.insert(p);
        model.insert(p);
    }
    return set;
}

/// Every operation against std::set.
template <int Capacity>
void compare_with_a_set(random_source& random) {
    std::set<point> a_model;
    std::set<point> b_model;
    const auto a = random_points<Capacity>(random, a_model);
    const auto b = random_points<Capacity>(random, b_model);
    const auto merged = [&](auto operation) {
        std::vector<point> out;
        operation(a_model.begin(), a_model.end(), b_model.begin(), b_model.end(),
                  std::back_inserter(out));
        return out;
    };
    REQUIRE(listed(a) == std::vector<point>(a_model.begin(), a_model.end()));
    REQUIRE(a.size() == static_cast<int>(a_model.size()));
    REQUIRE(a.empty() == a_model.empty());
    if (!a.empty()) REQUIRE(a.front() == *a_model.begin());
    REQUIRE(listed(a | b) == merged([](auto... range) { std::set_union(range...); }));
    REQUIRE(listed(a & b) == merged([](auto... range) { std::set_intersection(range...); }));
    REQUIRE(listed(a - b) == merged([](auto... range) { std::set_difference(range...); }));
    REQUIRE(a.intersects(b) == !(a & b).empty());
    REQUIRE((a == b) == (a_model == b_model));
    const auto p = static_cast<point>(random.below(Capacity));
    REQUIRE(a.contains(p) == (a_model.count(p) == 1));
    auto less = a;
    less.erase(p);
    REQUIRE_FALSE(less.contains(p));
    REQUIRE(less.size() == static_cast<int>(a_model.size() - a_model.count(p)));
}

} // namespace

TEST_CASE("a point set does what a set of numbers does", "[core]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(100); ++i) {
        compare_with_a_set<1>(random);
        compare_with_a_set<63>(random);
        compare_with_a_set<64>(random);
        compare_with_a_set<65>(random);
        compare_with_a_set<99>(random);
        compare_with_a_set<128>(random);
        compare_with_a_set<625>(random);
    }
}

TEST_CASE("all points below a size, at every word boundary", "[core]") {
    for (const int size : {0, 1, 63, 64, 65, 127, 128, 129, 162}) {
        CAPTURE(size);
        const auto all = point_set<162>::below(size);
        CHECK(all.size() == size);
        if (size > 0) CHECK(all.contains(size - 1));
        if (size < 162) CHECK_FALSE(all.contains(size));
    }
}

TEST_CASE("an iteration outlives its set", "[core]") {
    auto* const set = new point_set<99>{3, 70};
    auto at = set->begin();
    delete set;
    CHECK(*at++ == 3);
    CHECK(*at++ == 70);
    CHECK(at == point_set<99>{}.end());
}

TEST_CASE("sets print and hash", "[core]") {
    std::ostringstream out;
    out << point_set<99>{5, 1} << point_set<99>{};
    CHECK(out.str() == "{1, 5}{}");
    std::unordered_set<point_set<99>> seen;
    for (point p = 0; p < 99; ++p)
        for (point q = 0; q < p; ++q) seen.insert({p, q});
    CHECK(seen.size() == 99 * 98 / 2);
    std::set<std::size_t> hashes;
    for (const auto& set : seen) hashes.insert(std::hash<point_set<99>>{}(set));
    CHECK(hashes.size() == seen.size());
}
