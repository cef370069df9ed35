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

TEST_CASE("value() of a refusal is an error in every build", "[core]") {
    const result<int, char> refused = half_of(7);
    CHECK_THROWS_AS(refused.value(), bad_result_access);
    CHECK_THROWS_AS(half_of(7).value(), bad_result_access);
    CHECK(half_of(6).value() == 3);
    CHECK_THROWS_AS((result<void, char>(unexpected('x')).value()), bad_result_access);
    result<void, char>().value();
}

TEST_CASE("what is taken from a temporary is a value, not a reference into it", "[core]") {
    static_assert(std::is_same_v<decltype(half_of(6).value()), int>);
    static_assert(std::is_same_v<decltype(*half_of(6)), int>);
    static_assert(std::is_same_v<decltype(half_of(7).error()), char>);
    const auto reasons = [] {
        return result<int, std::string>(unexpected("a reason long enough to lie on the heap"));
    };
    std::string seen;
    for (const char c : reasons().error()) seen += c;
    CHECK(seen == "a reason long enough to lie on the heap");
}

TEST_CASE("results go on from value to value and from reason to reason", "[core]") {
    CHECK(half_of(12).and_then(half_of) == half_of(6));
    CHECK(half_of(6).and_then(half_of).error() == 'o');
    const auto whole = half_of(8);
    CHECK(whole.and_then(half_of).transform([](int n) { return std::string(1, char('0' + n)); }) ==
          result<std::string, char>("2"));
    CHECK(half_of(7).transform([](int n) { return 2 * n; }).error() == 'o');
    CHECK(half_of(7).transform_error([](char c) { return std::string(3, c); }).error() == "ooo");
    CHECK(half_of(6).transform_error([](char c) { return std::string(3, c); }).value() == 3);
    CHECK(half_of(7).or_else([](char) { return half_of(2); }).value() == 1);
    CHECK(half_of(6).or_else([](char) { return half_of(2); }).value() == 3);
}

TEST_CASE("a result without a value is done or not done", "[core]") {
    const result<void, char> done;
    const result<void, char> refused(unexpected('r'));
    CHECK(done);
    CHECK_FALSE(refused);
    CHECK(refused.error() == 'r');
    CHECK_FALSE(done == refused);
    CHECK(result<void, char>().and_then([] { return half_of(4); }).value() == 2);
    CHECK(result<void, char>(refused).and_then([] { return half_of(4); }).error() == 'r');
    CHECK(result<void, char>().transform([] { return 7; }).value() == 7);
    CHECK(result<void, char>(refused).transform_error([](char) { return 9; }).error() == 9);
}
