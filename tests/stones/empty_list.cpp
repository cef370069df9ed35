// SPDX-License-Identifier: MIT
#include <topoban/stones/empty_list.hpp>

#include "catch.hpp"

#include <topoban/core/point_set.hpp>
#include <topoban/core/random.hpp>

using namespace topoban;

TEST_CASE("the list holds what was added and not removed", "[stones]") {
    empty_list<300> listed;
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
