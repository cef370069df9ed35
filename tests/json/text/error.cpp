// SPDX-License-Identifier: MIT
#include <topoban/json/text/error.hpp>

#include "catch.hpp"

#include <cerrno>
#include <sstream>

using namespace topoban::json;

namespace {
std::string printed(const error& why) {
    std::ostringstream out;
    out << why;
    return out.str();
}
} // namespace

TEST_CASE("an error is one line") {
    CHECK(printed({error_code::refused_action, "/actions/6", 412, 6, "superko at 0",
                   "a legal action"}) ==
          "/actions/6: refused_action at byte 412, action 6: found superko at 0; "
          "expected a legal action");
    CHECK(printed({error_code::missing_field, "/komi", {}, {}, {}, "komi"}) ==
          "/komi: missing_field: expected komi");
    CHECK(
        printed(
            {error_code::other_format, "/format", 10, {}, "surface-go-study", "surface-go-game"}) ==
        "/format: other_format at byte 10: this is a surface-go-study; expected surface-go-game");
    CHECK(printed({error_code::mismatch, "/final/turn", {}, 3, "2", "1"}) ==
          "/final/turn: mismatch at action 3: found 2; expected 1");
    CHECK(printed(unreadable(ENOENT)) ==
          "document: unreadable: No such file or directory; expected a readable text");
    CHECK(printed(unreadable()) == "document: unreadable: expected a readable text");
    CHECK(printed(over_limit(10)) == "document: over_limit: expected at most 10 bytes");
}

TEST_CASE("every code has a name of its own") {
    CHECK(name_of(error_code::unreadable) == "unreadable");
    CHECK(name_of(error_code::syntax) == "syntax");
    CHECK(name_of(error_code::other_format) == "other_format");
    CHECK(name_of(error_code::missing_field) == "missing_field");
    CHECK(name_of(error_code::not_importable) == "not_importable");
}

TEST_CASE("found text is shown by 40 printable characters at most") {
    CHECK(excerpt("abc") == "abc");
    CHECK(excerpt(std::string(41, 'x')) == std::string(40, 'x'));
    CHECK(excerpt(std::string_view("a\0\n\x7f\xc3\xa9~ ", 8)) == "a?????~ ");
}

TEST_CASE("pointers escape what RFC 6901 says") {
    CHECK(below("", "a") == "/a");
    CHECK(below("/a", std::size_t{12}) == "/a/12");
    CHECK(below("", "~/") == "/~0~1");
    CHECK(below("", "") == "/");
    CHECK(below("", std::string(50, 'k')) == "/" + std::string(40, 'k'));
}

TEST_CASE("errors compare by all they say") {
    const error one{error_code::syntax, "/a", 3, {}, "x", "y"};
    error other = one;
    CHECK(one == other);
    other.offset = 4;
    CHECK_FALSE(one == other);
}
