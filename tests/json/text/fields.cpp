// SPDX-License-Identifier: MIT
#include <topoban/json/text/fields.hpp>

#include "catch.hpp"

#include <topoban/json/text/parse.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace topoban::json;

namespace {

enum class colour_name { red, green };
constexpr auto enum_names(colour_name) noexcept {
    return std::to_array<std::string_view>({"red", "green"});
}

struct sample {
    int number = 0;
    std::optional<bool> flag;
    std::string name;
    colour_name colour = colour_name::red;
    std::vector<int> list;
};

auto codec_of(sample& s) {
    return object([&s](auto& v) {
        v.field("kind", exactly("sample"));
        v.field("number", integer(s.number, -5, 5));
        v.field("flag", null_or(s.flag, [](bool& flag) { return boolean(flag); }));
        v.field("name", text(s.name));
        v.field("colour", one_of(s.colour));
        v.optional("list", !s.list.empty(), each(s.list, [](int& n) { return integer(n, 0, 9); }));
    });
}

checked read_sample(const value& at, sample& into) { return codec_of(into).read(at); }

error error_in(const std::string& text) {
    const auto made = parse(text);
    REQUIRE(made);
    sample into;
    auto done = read_sample(made->root(), into);
    REQUIRE_FALSE(done);
    return std::move(done).error();
}

} // namespace

TEST_CASE("an object is read by its fields, in any order") {
    const std::string text =
        R"({"name":"n","list":[1,2],"colour":"green","flag":true,"number":-5,"kind":"sample"})";
    const auto made = parse(text);
    REQUIRE(made);
    sample into;
    CHECK(read_sample(made->root(), into));
    CHECK(into.number == -5);
    CHECK(into.flag == true);
    CHECK(into.name == "n");
    CHECK(into.colour == colour_name::green);
    CHECK(into.list == std::vector<int>{1, 2});

    const std::string without =
        R"({"kind":"sample","number":0,"flag":null,"name":"","colour":"red"})";
    const auto other = parse(without);
    REQUIRE(other);
    CHECK(read_sample(other->root(), into));
}

TEST_CASE("faults are found in text order, missing fields when the object closes") {
    using enum error_code;
    struct expectation {
        std::string text;
        error_code code;
        std::string pointer;
    };
    const std::vector<expectation> cases{
        {"[]", wrong_type, ""},
        {"{}", missing_field, "/kind"},
        {R"({"number":1})", missing_field, "/kind"},
        {R"({"kind":"sample","flag":null,"name":"","colour":"red"})", missing_field, "/number"},
        {R"({"kind":"simple"})", wrong_value, "/kind"},
        {R"({"kind":1})", wrong_type, "/kind"},
        {R"({"number":6})", wrong_value, "/number"},
        {R"({"number":-6})", wrong_value, "/number"},
        {R"({"number":1.0})", wrong_type, "/number"},
        {R"({"number":-0})", wrong_type, "/number"},
        {R"({"number":4e0})", wrong_type, "/number"},
        {R"({"number":"1"})", wrong_type, "/number"},
        {R"({"number":true})", wrong_type, "/number"},
        {R"({"number":null})", wrong_type, "/number"},
        {R"({"number":4294967297})", wrong_value, "/number"},
        {R"({"number":18446744073709551616})", wrong_type, "/number"},
        {R"({"flag":0})", wrong_type, "/flag"},
        {R"({"name":0})", wrong_type, "/name"},
        {R"({"colour":"blue"})", wrong_value, "/colour"},
        {R"({"colour":7})", wrong_type, "/colour"},
        {R"({"list":{}})", wrong_type, "/list"},
        {R"({"list":[0,1,10]})", wrong_value, "/list/2"},
        {R"({"x":1,"number":6})", unknown_key, "/x"},
        {R"({"number":6,"x":1})", wrong_value, "/number"},
        {R"({"number":1,"number":1})", duplicate_key, "/number"},
        {R"({"number":1,"\u006eumber":6})", duplicate_key, "/number"},
        {R"({"list":[1,11],"list":[]})", wrong_value, "/list/1"},
    };
    for (const expectation& c : cases) {
        INFO(c.text);
        const error found = error_in(c.text);
        CHECK(found.code == c.code);
        CHECK(found.pointer == c.pointer);
    }
}

TEST_CASE("a fault says what stands there and what should") {
    CHECK(error_in(R"({"number":6})") ==
          error{error_code::wrong_value, "/number", 10, {}, "6", "an integer -5 … 5"});
    CHECK(error_in(R"({"colour":"blue"})") ==
          error{error_code::wrong_value, "/colour", 10, {}, "\"blue\"", "red, green"});
    CHECK(error_in(R"({"x":1})") == error{error_code::unknown_key,
                                          "/x",
                                          1,
                                          {},
                                          "\"x\"",
                                          "kind, number, flag, name, colour, list"});
    CHECK(error_in("{}") == error{error_code::missing_field, "/kind", 0, {}, "", "kind"});
}

TEST_CASE("an object is written in the order described, and nothing that would not be read") {
    sample s{5, std::nullopt, "n", colour_name::green, {1, 2}};
    CHECK(write_text(codec_of(s), 1000).value() ==
          R"({"kind":"sample","number":5,"flag":null,"name":"n","colour":"green","list":[1,2]})"
          "\n");
    s.list.clear();
    s.flag = false;
    CHECK(write_text(codec_of(s), 1000).value() ==
          R"({"kind":"sample","number":5,"flag":false,"name":"n","colour":"green"})"
          "\n");
    CHECK(write_text(codec_of(s), 10).error().code == error_code::over_limit);
    s.number = 6;
    CHECK(write_text(codec_of(s), 1000).error() ==
          error{error_code::wrong_value, "/number", {}, {}, "6", "an integer -5 … 5"});
    s.number = 0;
    s.list = {1, 10};
    CHECK(write_text(codec_of(s), 1000).error().pointer == "/list/1");
    s.list.clear();
    s.colour = static_cast<colour_name>(7);
    CHECK(write_text(codec_of(s), 1000).error() ==
          error{error_code::wrong_value, "/colour", {}, {}, "?", "red, green"});
}
