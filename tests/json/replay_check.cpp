// SPDX-License-Identifier: MIT
#include <topoban/json/replay_check.hpp>

#include "catch.hpp"

#include <topoban/json/text/parse.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

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
    CHECK(compare(final, "turn", 2, 2));
    CHECK(compare(final, "turn", 2, 1).error() ==
          error{error_code::mismatch, "/final/turn", 17, {}, "2", "1"});
}

TEST_CASE("a diagnosis without error is the document", "[json]") {
    CHECK(accept(diagnosis<int>{7, std::nullopt}).value() == 7);
    const error why{error_code::mismatch, "/final", {}, {}, "", ""};
    CHECK(accept(diagnosis<int>{7, why}).error() == why);
    CHECK(accept(diagnosis<int>{std::nullopt, why}).error() == why);
}

TEST_CASE("a cursor is any number at first, and within the line in the end", "[json]") {
    struct line {
        std::size_t at = 9;
        [[nodiscard]] static std::size_t size() { return 3; }
        void go_to(std::size_t ply) { at = ply; }
    } play;
    const auto made = parse("[-1, 0, 3, 4, 9223372036854775807, 1.0]");
    REQUIRE(made);
    std::vector<std::string> first;
    std::vector<std::string> last;
    const auto said = [](const checked& done) {
        return done ? "right"
                    : done.error().pointer + " " + std::string(name_of(done.error().code));
    };
    for (const value number : made->root().elements()) {
        cursor_text recorded;
        first.push_back(said(topoban::json::detail::cursor(recorded).read(number)));
        last.push_back(said(go_to_cursor(recorded, play)));
    }
    CHECK(first == std::vector<std::string>{"/0 wrong_value", "right", "right", "right", "right",
                                            "/5 wrong_type"});
    CHECK(last == std::vector<std::string>{"/0 wrong_value", "right", "right", "/3 wrong_value",
                                           "/4 wrong_value", "/5 wrong_type"});
    CHECK(play.at == 3);
}
