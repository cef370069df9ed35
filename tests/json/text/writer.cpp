// SPDX-License-Identifier: MIT
#include <topoban/json/text/writer.hpp>

#include "catch.hpp"

#include <vector>

using namespace topoban::json;

TEST_CASE("a writer puts no white space and one newline") {
    writer out;
    out.open_object().member("a", 1).member("b", "two").key("c").open_array();
    out.open_object().close_object().add(-3).add_null().add_boolean(true).add_boolean(false);
    out.close_array().key("d").add_all(std::vector<int>{1, 2}).key("e").open_array().close_array();
    out.close_object();
    const auto text = std::move(out).finish(1000);
    REQUIRE(text);
    CHECK(*text == "{\"a\":1,\"b\":\"two\",\"c\":[{},-3,null,true,false],\"d\":[1,2],\"e\":[]}\n");
}

TEST_CASE("strings are escaped as little as JSON allows") {
    writer out;
    out.add("a\"\\\n\x1f é");
    CHECK(out.text() == "\"a\\\"\\\\\\u000a\\u001f é\"");
}

TEST_CASE("a text over the limit is refused with its size") {
    writer out;
    out.add("1234567");
    const auto text = std::move(out).finish(9);
    REQUIRE_FALSE(text);
    CHECK(text.error() == over_limit(9, "10 bytes"));
    writer again;
    again.add("1234567");
    CHECK(std::move(again).finish(10));
}
