// SPDX-License-Identifier: MIT
#include <topoban/json/area_result.hpp>

#include "catch.hpp"

#include <topoban/json/text/parse.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;
using enum error_code;

namespace {

const area_outcome black_by_five{end_reason::passes, player::first, 5};
const area_outcome draw{end_reason::passes, std::nullopt, 0};
const area_outcome white_gave_up{end_reason::resign, player::first, std::nullopt};

/// The recorded result of a text that has one.
std::optional<area_result_text> read(const value& at, verdict& wrong) {
    if (at.is(value_kind::null)) return std::nullopt;
    area_result_text into;
    wrong = json::detail::read_area_result(at, into);
    return into;
}

/// Where a text and an outcome differ, or `same`.
std::string difference(const std::string& text, const std::optional<area_outcome>& reached) {
    const auto made = parse(text);
    REQUIRE(made);
    verdict wrong;
    const auto recorded = read(made->root(), wrong);
    REQUIRE_FALSE(wrong);
    const auto fault = json::detail::check_area_result(made->root(), recorded, reached);
    if (!fault) return "same";
    CHECK(fault->code == mismatch);
    return fault->pointer + ": " + fault->expected;
}

std::string fault(const std::string& text) {
    const auto made = parse(text);
    REQUIRE(made);
    verdict wrong;
    static_cast<void>(read(made->root(), wrong));
    return wrong ? wrong->pointer + " " + std::string(name_of(wrong->code)) : "none";
}

std::string written(const std::optional<area_outcome>& outcome) {
    writer out;
    out.open_object();
    json::detail::write_area_result(out, outcome, [&] { out.member("more", 1); });
    out.close_object();
    return std::string(out.text());
}

std::string traced(const std::optional<area_outcome>& outcome) {
    writer out;
    out.open_object();
    json::detail::write_area_trace_result(out, outcome);
    out.close_object();
    return std::string(out.text());
}

} // namespace

TEST_CASE("a result after passes has a margin, one after a resignation none", "[json]") {
    CHECK(fault(R"({"reason":"passes","winner":1,"marginHalfPoints":5})") == "none");
    CHECK(fault(R"({"marginHalfPoints":0,"winner":0,"reason":"passes"})") == "none");
    CHECK(fault(R"({"reason":"resign","winner":2})") == "none");
    CHECK(fault(R"({"reason":"passes","winner":1})") == "/marginHalfPoints missing_field");
    CHECK(fault(R"({"reason":"resign","winner":2,"marginHalfPoints":5})") ==
          "/marginHalfPoints unknown_key");
    CHECK(fault(R"({"reason":"resign","winner":0})") == "/winner wrong_value");
    CHECK(fault(R"({"reason":"time","winner":1,"marginHalfPoints":5})") == "/reason wrong_value");
}

TEST_CASE("a recorded result is compared with the outcome in the order of its fields", "[json]") {
    const std::string five = R"({"reason":"passes","winner":1,"marginHalfPoints":5})";
    CHECK(difference("null", std::nullopt) == "same");
    CHECK(difference(five, black_by_five) == "same");
    CHECK(difference(R"({"reason":"resign","winner":1})", white_gave_up) == "same");
    CHECK(difference(five, std::nullopt) == ": null");
    CHECK(difference("null", black_by_five) == ": passes");
    CHECK(difference(five, white_gave_up) == "/reason: resign");
    CHECK(difference(five, draw) == "/winner: 0");
    CHECK(difference(five, area_outcome{end_reason::passes, player::first, 7}) ==
          "/marginHalfPoints: 7");
}

TEST_CASE("records leave a missing margin out, traces write null", "[json]") {
    CHECK(written(std::nullopt) == R"({"result":null})");
    CHECK(written(black_by_five) ==
          R"({"result":{"reason":"passes","winner":1,"marginHalfPoints":5,"more":1}})");
    CHECK(written(white_gave_up) == R"({"result":{"reason":"resign","winner":1}})");
    CHECK(traced(std::nullopt) == R"({"result":null})");
    CHECK(traced(draw) == R"({"result":{"winner":0,"reason":"passes","marginHalfPoints":0}})");
    CHECK(traced(white_gave_up) ==
          R"({"result":{"winner":1,"reason":"resign","marginHalfPoints":null}})");
}
