// SPDX-License-Identifier: MIT
#include <topoban/json/format.hpp>

#include "catch.hpp"

#include <topoban/json/text/parse.hpp>

#include <sstream>

using namespace topoban::json;

namespace {
checked check_game(std::string_view text) {
    const auto made = parse(text);
    REQUIRE(made);
    return check_format(made->root(), format::go_game);
}
std::string printed(const checked& done) {
    std::ostringstream out;
    if (!done) out << done.error();
    return out.str();
}
} // namespace

TEST_CASE("format and version are looked at first") {
    CHECK(check_game(R"({"zzz":1,"version":1,"format":"surface-go-game"})"));
    CHECK(printed(check_game(R"({"format":"surface-go-study","version":7})")) ==
          "/format: other_format at byte 10: this is a surface-go-study; expected surface-go-game");
    CHECK(printed(check_game(R"({"format":"my-game"})")) ==
          "/format: wrong_value at byte 10: found \"my-game\"; expected surface-go-game");
    CHECK(check_game("[]").error().code == error_code::wrong_type);
    CHECK(check_game("[]").error().pointer.empty());
    CHECK(check_game("null").error().pointer.empty());
    CHECK(check_game("{}").error().pointer == "/format");
    CHECK(check_game("{}").error().code == error_code::missing_field);
    CHECK(check_game(R"({"format":1})").error().code == error_code::wrong_type);
    CHECK(check_game(R"({"format":"surface-go-game"})").error().pointer == "/version");
    for (const char* version : {"0", "2", "\"1\"", "1.0", "true", "-1"}) {
        INFO(version);
        const auto why =
            check_game(R"({"format":"surface-go-game","version":)" + std::string(version) + "}");
        REQUIRE_FALSE(why);
        CHECK(why.error().pointer == "/version");
    }
}

TEST_CASE("one of several formats") {
    constexpr std::array accepted{format::go_game, format::go_study};
    const auto made = parse(R"({"format":"surface-go-study","version":1})");
    REQUIRE(made);
    CHECK(*format_of(made->root(), accepted) == format::go_study);
    const auto other = parse(R"({"format":"surface-go-diagram","version":1})");
    REQUIRE(other);
    CHECK(format_of(other->root(), accepted).error().expected ==
          "surface-go-game or surface-go-study");
}
