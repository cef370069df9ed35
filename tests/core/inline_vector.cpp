// SPDX-License-Identifier: MIT
#include <topoban/core/inline_vector.hpp>

#include "catch.hpp"

#include <utility>
#include <vector>

using namespace topoban;

namespace {

constexpr int sum_of_squares(int n) {
    inline_vector<int, 8> squares;
    for (int i = 1; i <= n; ++i) squares.push_back(i * i);
    const inline_vector<int, 8> copy = squares;
    squares.clear();
    int sum = 0;
    for (const int square : copy) sum += square;
    return sum;
}
static_assert(sum_of_squares(3) == 14);

} // namespace

TEST_CASE("an inline vector is filled, cut and compared by its used part", "[core]") {
    inline_vector<int, 4> items{1, 2, 3};
    CHECK(items.size() == 3);
    CHECK(items.capacity() == 4);
    CHECK(items.front() == 1);
    CHECK(items.back() == 3);
    items.push_back(4);
    CHECK(std::vector<int>(items.begin(), items.end()) == std::vector<int>{1, 2, 3, 4});
    items.pop_back();
    items.truncate(2);
    CHECK(items == inline_vector<int, 4>{1, 2}); // 3 and 4 still lie behind, unseen
    items[1] = 7;
    CHECK(std::as_const(items)[1] == 7);
    CHECK_FALSE(items == inline_vector<int, 4>{1, 7, 7});
    items.clear();
    CHECK(items.empty());
    CHECK(items == inline_vector<int, 4>{});
}

TEST_CASE("a copy is independent, also over a longer one", "[core]") {
    inline_vector<int, 4> a{1, 2, 3, 4};
    const inline_vector<int, 4> b{9};
    a = b;
    a.push_back(8);
    CHECK(a == inline_vector<int, 4>{9, 8});
    CHECK(b == inline_vector<int, 4>{9});
}

TEST_CASE("an inline vector of no capacity is empty", "[core]") {
    const inline_vector<int, 0> none;
    CHECK(none.empty());
    CHECK(none.begin() == none.end());
}
