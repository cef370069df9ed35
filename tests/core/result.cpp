// SPDX-License-Identifier: MIT
#include <topoban/core/result.hpp>

#include "catch.hpp"

#include <memory>
#include <string>

using namespace topoban;

namespace {

constexpr result<int, char> half_of(int n) {
    if (n % 2 != 0) return unexpected('o');
    return n / 2;
}

// The whole of it works in constant evaluation (in g++ 12 not on a temporary).
constexpr auto of_six = half_of(6);
constexpr auto of_seven = half_of(7);
static_assert(of_six.has_value() && *of_six == 3);
static_assert(!of_seven && of_seven.error() == 'o');
static_assert(of_seven.value_or(9) == 9 && of_six.value_or(9) == 3);
static_assert(of_six == half_of(6) && of_six != of_seven);

} // namespace

TEST_CASE("a result tells value and reason apart even where the types are equal", "[core]") {
    const result<int, int> value(3);
    const result<int, int> reason(unexpected(3));
    CHECK(value.has_value());
    CHECK_FALSE(reason.has_value());
    CHECK_FALSE(value == reason);
    CHECK(reason.error() == 3);
}

TEST_CASE("a value can be moved in and out, made in place and changed", "[core]") {
    result<std::unique_ptr<int>, std::string> held(std::make_unique<int>(5));
    REQUIRE(held);
    **held = 6;
    const std::unique_ptr<int> taken = *std::move(held);
    CHECK(*taken == 6);

    result<std::string, int> in_place(std::in_place, std::size_t{3}, 'x');
    REQUIRE(in_place);
    CHECK(in_place->size() == 3);
    in_place->push_back('y');
    CHECK(*in_place == "xxxy");
}

TEST_CASE("a reason converts to the result's own type and can be moved out", "[core]") {
    result<int, std::string> refused(unexpected("no such place"));
    REQUIRE_FALSE(refused);
    const std::string reason = std::move(refused).error();
    CHECK(reason == "no such place");
}
