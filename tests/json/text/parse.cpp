// SPDX-License-Identifier: MIT
#include <topoban/json/text/parse.hpp>

#include "catch.hpp"

#include <topoban/core/text.hpp>

#include <chrono>
#include <limits>
#include <string>
#include <vector>

using namespace topoban::json;

namespace {

error_code code_of(std::string_view text, const limits& within = {}) {
    const auto made = parse(text, within);
    REQUIRE_FALSE(made);
    return made.error().code;
}

struct fault_case {
    std::string text;
    error_code code;
    std::string pointer;
    std::size_t offset;
};

#ifdef NDEBUG
double seconds_to_refuse(const std::string& text) {
    const auto start = std::chrono::steady_clock::now();
    CHECK_FALSE(parse(text));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}
#endif

} // namespace

TEST_CASE("a fault has its byte and the innermost open value") {
    using enum error_code;
    const std::vector<fault_case> cases{
        {"", syntax, "", 0},
        {"{", syntax, "", 1},
        {"[1", syntax, "", 2},
        {"{\"a\":", syntax, "", 5},
        {"{\"a\":{\"b\":[1,", syntax, "/a/b", 13},
        {"{\"a\":\"b", syntax, "/a", 7},
        {"{\"a\":[0,\"b", syntax, "/a/1", 10},
        {"{\"a", syntax, "", 3},
        {"nul", syntax, "", 3},
        {"{} x", syntax, "", 3},
        {"{}{}", syntax, "", 2},
        {"{\"a\":1}2", syntax, "", 7},
        {"{\"a\":1}\"b\"", syntax, "", 7},
        {"[1 2]", syntax, "", 3},
        {"[true false]", syntax, "", 6},
        {"[\"a\" \"b\"]", syntax, "", 5},
        {"[1,]", syntax, "", 3},
        {"{\"a\":1,}", syntax, "", 7},
        {"{\"a\" 1}", syntax, "", 5},
        {"{1:2}", syntax, "", 1},
        {"[01]", syntax, "/0", 2},
        {"[0,+1]", syntax, "", 3},
        {"[NaN]", syntax, "", 1},
        {"[-Infinity]", syntax, "/0", 2},
        {"{'a':1}", syntax, "", 1},
        {"[1]//", syntax, "", 3},
        {"[\"\\x\"]", syntax, "/0", 3},
        {"[\"\\ud800\"]", syntax, "/0", 8},
        {"[\"\\udc00\"]", syntax, "/0", 7},
        {"[\"a\nb\"]", syntax, "/0", 3},
        {"[\"\xff\"]", invalid_utf8, "/0", 2},
        {"[\"\xc0\x80\"]", invalid_utf8, "/0", 2},
        {"[\"\xed\xa0\x80\"]", invalid_utf8, "/0", 3},
        {"[\"\xf4\x90\x80\x80\"]", invalid_utf8, "/0", 3},
        {"[\"\xe2\x82\"]", invalid_utf8, "/0", 4},
        {"\xEF\xBB\xBF{}", byte_order_mark, "", 0},
        {"\xFE\xFF", syntax, "", 0},
        {std::string("{}\0", 3), nul_byte, "", 2},
        {std::string("{\"a\":\"\0\"}", 9), nul_byte, "/a", 6},
        {std::string("{\"a\0\":1}", 8), nul_byte, "", 3},
        {"{\"a\":123456789012345678901}", number_too_long, "/a", 5},
        {topoban::joined("[0,1e", std::string(30, '0'), "]"), number_too_long, "/1", 3},
        {topoban::joined("{\"a\":\"", std::string(1025, 'x'), "\"}"), string_too_long, "/a", 5},
        {topoban::joined("{\"a\":\"\\n", std::string(1024, 'x'), "\"}"), string_too_long, "/a", 5},
        {topoban::joined("{\"", std::string(1025, 'x'), "\":1}"), string_too_long, "", 1},
    };
    for (const fault_case& c : cases) {
        INFO(c.text);
        const auto made = parse(c.text);
        REQUIRE_FALSE(made);
        CHECK(made.error().code == c.code);
        CHECK(made.error().pointer == c.pointer);
        CHECK(made.error().offset == c.offset);
        CHECK(made.error().found.size() <= 40);
    }
}

TEST_CASE("what is allowed is just allowed") {
    CHECK(parse(" {\"a\" : [ 1 , -0, 1e400, 12345678901234567890 ] }\r\n"));
    CHECK(parse(topoban::joined("\"", std::string(1024, 'x'), "\"")));
    CHECK(parse(topoban::joined("\"\\n", std::string(1023, 'x'), "\"")));
    std::string spelt = "\"";
    for (int i = 0; i < 1024; ++i) spelt += "\\u0030";
    CHECK(parse(spelt + "\"")->root().text() == std::string(1024, '0'));
    CHECK(code_of(spelt + "\\u0030\"") == error_code::string_too_long);
    CHECK(parse(std::string(32, '[') + std::string(32, ']')));
    CHECK(code_of(std::string(33, '[') + std::string(33, ']')) == error_code::too_deep);
}

TEST_CASE("sizes and counts are limited") {
    CHECK(parse("[1,2]", {.bytes = 5}));
    const auto longer = parse("[1,23]", {.bytes = 5});
    REQUIRE_FALSE(longer);
    CHECK(longer.error() == over_limit(5));
    CHECK(parse("[1,2]", {.values = 3}));
    CHECK(code_of("[1,2,3]", {.values = 3}) == error_code::too_many_values);
}

TEST_CASE("a limit beyond what a document can hold is what it can hold") {
    constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
    const std::string longest(limits::most_bytes, ' ');
    for (const std::size_t bytes :
         {limits::most_bytes + 1, (std::size_t{1} << 28) - 1, std::size_t{1} << 28, most}) {
        CHECK(code_of(longest, {.bytes = bytes}) == error_code::syntax); // read, but blank
        const auto longer = parse(longest + ' ', {.bytes = bytes});
        REQUIRE_FALSE(longer);
        CHECK(longer.error() == over_limit(limits::most_bytes));
    }
    for (const std::size_t string :
         {(std::size_t{1} << 28) - 1, std::size_t{1} << 32, most / 6, most}) {
        const auto made = parse(R"(["plain","\u00e9",{"\n":"é"}])",
                                {.bytes = most, .string = string, .values = most});
        REQUIRE(made);
        std::vector<std::string_view> texts;
        for (const value v : made->root().elements()) {
            if (v.is(value_kind::string)) texts.push_back(v.text());
            if (!v.is(value_kind::object)) continue;
            for (const member m : v.members()) {
                texts.push_back(m.key.text());
                texts.push_back(m.item.text());
            }
        }
        CHECK(texts == std::vector<std::string_view>{"plain", "é", "\n", "é"});
    }
}

#ifdef NDEBUG // a time limit for release builds
TEST_CASE("ten megabytes of anything are refused at once") {
    constexpr std::size_t size = 10'000'000;
    CHECK(seconds_to_refuse(std::string(size, '[')) < 0.1);
    CHECK(seconds_to_refuse(std::string(size, '7')) < 0.1);
    CHECK(seconds_to_refuse(topoban::joined("\"", std::string(size - 1, 'a'))) < 0.1);
    CHECK(seconds_to_refuse(std::string(size, '\n')) < 0.1);
}
#endif

TEST_CASE("ten megabytes of brackets or digits are refused without depth or echo") {
    constexpr std::size_t size = 10'000'000;
    for (const char c : {'[', '7', 'a', '"', ' ', '\n', '{', '-', '\\'}) {
        const std::string text(size, c);
        const auto made = parse(text);
        REQUIRE_FALSE(made);
        CHECK(made.error().found.size() <= 40);
        CHECK(made.error().pointer.size() <= 64);
    }
}

TEST_CASE("every short input is refused or read, never anything else") {
    const auto check = [](std::string_view text) {
        const auto made = parse(text);
        if (!made) {
            CHECK(made.error().offset <= text.size());
        }
    };
    std::string text(1, '\0');
    for (int a = 0; a < 256; ++a) {
        text.assign(1, static_cast<char>(a));
        check(text);
        text.push_back(' ');
        for (int b = 0; b < 256; ++b) {
            text[1] = static_cast<char>(b);
            check(text);
        }
    }
    const std::string_view structural = "{}[]:,\"\\/ 0-1.eEtfnu";
    REQUIRE(structural.size() == 20);
    text.assign(3, ' ');
    for (const char a : structural)
        for (const char b : structural)
            for (const char c : structural) {
                text = {a, b, c};
                check(text);
            }
}
