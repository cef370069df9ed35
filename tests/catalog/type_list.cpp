// SPDX-License-Identifier: MIT
#include <topoban/catalog/type_list.hpp>

#include "catch.hpp"

#include <string>

using namespace topoban::catalog;

namespace {

template <int N>
struct numbered {
    static constexpr int number = N;
};
using three = type_list<numbered<1>, numbered<2>, numbered<2>>;

const auto number_of = [](auto one) { return std::to_string(decltype(one)::number); };

} // namespace

TEST_CASE("The first type that is meant is visited, and only that", "[catalog]") {
    int visits = 0;
    auto visit = [&](auto one) {
        ++visits;
        return 10 * decltype(one)::number;
    };
    const auto is = [](int wanted) {
        return [wanted](auto one) { return decltype(one)::number == wanted; };
    };
    CHECK(visit_first(three{}, is(2), visit) == 20);
    CHECK(visits == 1);
    CHECK_FALSE(visit_first(three{}, is(3), visit));
    CHECK(visits == 1);
}

TEST_CASE("The names of a list are listed in words", "[catalog]") {
    CHECK(names_of(three{}, number_of) == "1, 2 and 2");
    CHECK(names_of(three{}, number_of, "more") == "1, 2, 2 and more");
    CHECK(names_of(type_list<numbered<7>>{}, number_of) == "7");
    CHECK(names_of(type_list<numbered<7>>{}, number_of, "8") == "7 and 8");
}
