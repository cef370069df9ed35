// SPDX-License-Identifier: MIT
#include <topoban/json/text/document.hpp>

#include "catch.hpp"

#include <topoban/json/text/parse.hpp>

#include <string>
#include <vector>

using namespace topoban::json;

TEST_CASE("a document is walked in text order, duplicates included") {
    const std::string text = R"({"b":[1,"two",{"c":null}], "a":true,"b":-7 })";
    const auto made = parse(text);
    REQUIRE(made);
    const value root = made->root();
    REQUIRE(root.is(value_kind::object));
    std::vector<std::string> seen;
    for (const member m : root.members())
        seen.push_back(std::string(m.key.text()) + " " + m.item.pointer() + " " + m.item.shown());
    CHECK(seen == std::vector<std::string>{"b /b an array", "a /a true", "b /b -7"});

    const value array = *root.find("b");
    std::vector<std::size_t> offsets;
    for (const value element : array.elements()) offsets.push_back(element.offset());
    CHECK(offsets == std::vector<std::size_t>{6, 8, 14});
    CHECK_FALSE(root.find("c"));
    CHECK_FALSE(array.find("b"));
}

TEST_CASE("values say what they are") {
    const std::string text =
        R"([9223372036854775807,-9223372036854775808,0,9223372036854775808,-0,1.0,1e2,true,false,null,"s",{},[]])";
    const auto made = parse(text);
    REQUIRE(made);
    std::vector<value> values;
    for (const value v : made->root().elements()) values.push_back(v);
    REQUIRE(values.size() == 13);
    CHECK(values[0].integer() == INT64_MAX);
    CHECK(values[1].integer() == INT64_MIN);
    CHECK(values[2].integer() == 0);
    for (std::size_t i = 3; i < 7; ++i) {
        INFO(values[i].shown());
        CHECK(values[i].is(value_kind::number));
    }
    CHECK(values[7].truth());
    CHECK_FALSE(values[8].truth());
    CHECK(values[9].is(value_kind::null));
    CHECK(values[10].text() == "s");
    CHECK(values[11].members().begin() == values[11].members().end());
    CHECK(values[12].elements().begin() == values[12].elements().end());
}

TEST_CASE("strings are decoded") {
    const std::string text = R"({"\u0063ursor":"\n\"\u00e9\ud83d\ude00","é":"x\\"})";
    const auto made = parse(text);
    REQUIRE(made);
    CHECK(made->root().find("cursor")->text() == "\n\"é😀");
    CHECK(made->root().find("é")->text() == "x\\");
}

TEST_CASE("a pointer leads to its value") {
    const std::string text = R"({"a":[[],{"x/y":[5]},{}],"b":{"c":{}},"~":0})";
    const auto made = parse(text);
    REQUIRE(made);
    CHECK(made->root().pointer().empty());
    const value array = *made->root().find("a");
    std::vector<std::string> pointers;
    for (const value v : array.elements()) pointers.push_back(v.pointer());
    CHECK(pointers == std::vector<std::string>{"/a/0", "/a/1", "/a/2"});
    const value inner = *(*++array.elements().begin()).find("x/y");
    CHECK((*inner.elements().begin()).pointer() == "/a/1/x~1y/0");
    CHECK(made->root().find("b")->find("c")->pointer() == "/b/c");
    CHECK(made->root().find("~")->pointer() == "/~0");
    CHECK((*made->root().members().begin()).key.pointer() == "/a");
}
