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

/// A result or null, as records describe it.
auto codec_of(std::optional<area_result_text>& into, std::optional<int>& more) {
    return null_or(into, [&more](area_result_text& r) {
        return object([&](auto& v) {
            json::detail::describe_area_result(v, r, [&](auto& w) {
                w.optional("more", more.has_value(), integer(more ? *more : more.emplace(), 0, 9));
            });
        });
    });
}

/// Where a text and an outcome differ, or `same`.
std::string difference(const std::string& text, const std::optional<area_outcome>& reached) {
    const auto made = parse(text);
    REQUIRE(made);
    std::optional<area_result_text> recorded;
    std::optional<int> unused;
    REQUIRE(codec_of(recorded, unused).read(made->root()));
    const auto right =
        reached ? std::optional(json::detail::area_result_of(*reached)) : std::nullopt;
    const auto done = json::detail::check_area_result(made->root(), recorded, right);
    if (done) return "same";
    CHECK(done.error().code == mismatch);
    return done.error().pointer + ": " + done.error().expected;
}

std::string first_error(const std::string& text) {
    const auto made = parse(text);
    REQUIRE(made);
    std::optional<area_result_text> recorded;
    std::optional<int> unused;
    const auto done = codec_of(recorded, unused).read(made->root());
    return done ? "none" : done.error().pointer + " " + std::string(name_of(done.error().code));
}

std::string written(const std::optional<area_outcome>& outcome) {
    std::optional<area_result_text> recorded;
    if (outcome) recorded = json::detail::area_result_of(*outcome);
    std::optional<int> more = 1;
    writer out;
    REQUIRE(codec_of(recorded, more).write(out));
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
    CHECK(first_error(R"({"reason":"passes","winner":1,"marginHalfPoints":5})") == "none");
    CHECK(first_error(R"({"marginHalfPoints":0,"winner":0,"reason":"passes"})") == "none");
    CHECK(first_error(R"({"reason":"resign","winner":2})") == "none");
    CHECK(first_error(R"({"reason":"passes","winner":1})") == "/marginHalfPoints missing_field");
    CHECK(first_error(R"({"reason":"resign","winner":2,"marginHalfPoints":5})") ==
          "/marginHalfPoints unknown_key");
    CHECK(first_error(R"({"reason":"resign","winner":0})") == "/winner wrong_value");
    CHECK(first_error(R"({"reason":"time","winner":1,"marginHalfPoints":5})") ==
          "/reason wrong_value");
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
    CHECK(written(std::nullopt) == "null");
    CHECK(written(black_by_five) ==
          R"({"reason":"passes","winner":1,"marginHalfPoints":5,"more":1})");
    CHECK(written(white_gave_up) == R"({"reason":"resign","winner":1})");
    CHECK(traced(std::nullopt) == R"({"result":null})");
    CHECK(traced(draw) == R"({"result":{"winner":0,"reason":"passes","marginHalfPoints":0}})");
    CHECK(traced(white_gave_up) ==
          R"({"result":{"winner":1,"reason":"resign","marginHalfPoints":null}})");
}
