// SPDX-License-Identifier: MIT
#include <topoban/json/checkpoint.hpp>

#include "catch.hpp"

#include <topoban/json/parse.hpp>

using namespace topoban::json;

TEST_CASE("a refused action is named by its place in the list") {
    const auto made = parse(R"({"game":{"actions":[1, {"type":"pass"}]}})");
    REQUIRE(made);
    const value actions = *made->root().find("game")->find("actions");
    CHECK(refusal_at(actions, 1, "superko at 0") == error{error_code::refused_action,
                                                          "/game/actions/1", 23, 1, "superko at 0",
                                                          "a legal action"});
    CHECK(refusal_at(actions, 0, std::string(60, 'x')).found == std::string(40, 'x'));
}

TEST_CASE("a recorded field is compared with what was reached") {
    const auto made = parse(R"({"final":{"turn":2}})");
    REQUIRE(made);
    const value final = *made->root().find("final");
    CHECK_FALSE(compare(final, "turn", 2, 2));
    CHECK(*compare(final, "turn", 2, 1) ==
          error{error_code::mismatch, "/final/turn", 17, {}, "2", "1"});
}
