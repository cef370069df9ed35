// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/point_list.hpp>

#include "catch.hpp"

#include <topoban/core/point_set.hpp>
#include <topoban/core/random.hpp>

using namespace topoban;

TEST_CASE("the list holds what was added and not removed", "[stones]") {
    topoban::detail::point_list<300> listed;
    point_set<300> expected;
    random_source random(7);
    for (int i = 0; i < 3000; ++i) {
        const auto p = static_cast<point>(random.below(300));
        if (expected.contains(p)) {
            listed.remove(p);
            expected.erase(p);
        } else {
            listed.add(p);
            expected.insert(p);
            REQUIRE(listed.latest() == p);
        }
        REQUIRE(listed.count == expected.size());
        point_set<300> found;
        for (int k = 0; k < listed.count; ++k) found.insert(listed.list[std::size_t(k)]);
        REQUIRE(found == expected);
    }
    listed.clear();
    CHECK(listed.count == 0);
}

TEST_CASE("the first point that will do is looked for from a place on and round", "[stones]") {
    topoban::detail::point_list<9> listed;
    CHECK(listed.first_from(0, [](point) { return true; }) == no_point);
    for (const point p : {7, 2, 5, 4}) listed.add(p);
    const auto is_even = [](point p) { return p % 2 == 0; };
    CHECK(listed.first_from(0, is_even) == 2);
    CHECK(listed.first_from(1, is_even) == 2);
    CHECK(listed.first_from(2, is_even) == 4);
    int asked = 0;
    CHECK(listed.first_from(3, [&](point) { return ++asked < 0; }) == no_point);
    CHECK(asked == 4);
    CHECK(listed.first_from(3, [](point p) { return p == 5; }) == 5); // round to the start
}
