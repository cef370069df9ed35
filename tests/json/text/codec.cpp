// SPDX-License-Identifier: MIT
#include <topoban/json/text/codec.hpp>

#include "catch.hpp"

#include <topoban/core/point.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/json/text/writer.hpp>

#include <array>
#include <limits>
#include <string>

using namespace topoban;
using namespace topoban::json;

namespace {

template <class Codec>
std::string read(const Codec& codec, const std::string& text) {
    const auto made = parse(text);
    REQUIRE(made);
    const auto done = codec.read(made->root());
    return done ? "read" : std::string(name_of(done.error().code)) + ": " + done.error().expected;
}

template <class Codec>
std::string written(const Codec& codec) {
    writer out;
    const auto done = codec.write(out);
    return done ? out.text() : "refused " + done.error().found + ": " + done.error().expected;
}

} // namespace

TEST_CASE("an integer is read and written within its range") {
    int n = 0;
    const auto codec = integer(n, -2, 2);
    CHECK(read(codec, "2") == "read");
    CHECK(written(codec) == "2");
    CHECK(read(codec, "3") == "wrong_value: an integer -2 … 2");
    CHECK(n == 2);
    n = -3;
    CHECK(written(codec) == "refused -3: an integer -2 … 2");
    CHECK(read(exactly(1), "2") == "wrong_value: an integer 1");
    CHECK(written(exactly(1)) == "1");
}

TEST_CASE("a point may be any integer: one beyond its type stays off every board") {
    point p = 0;
    CHECK(read(point_number(p), "-7") == "read");
    CHECK(p == -7);
    CHECK(read(point_number(p), "4294967297") == "read");
    CHECK(p == std::numeric_limits<point>::max());
    CHECK(read(point_number(p), "-4294967297") == "read");
    CHECK(p == std::numeric_limits<point>::min());
    CHECK(written(point_number(p)) == std::to_string(p));
}

TEST_CASE("a boolean may stand for two values") {
    char c = 'n';
    const auto codec = boolean(c, 'n', 'y');
    CHECK(written(codec) == "false");
    CHECK(read(codec, "true") == "read");
    CHECK(c == 'y');
    CHECK(written(codec) == "true");
    CHECK(read(codec, "1") == "wrong_type: true or false");
}

TEST_CASE("a choice is read and written by its name, any other is refused") {
    int n = 1;
    const auto codec =
        one_of(n, std::array{1, 2}, [](int i) { return std::string(std::size_t(i), 'x'); });
    CHECK(read(codec, "\"xx\"") == "read");
    CHECK(n == 2);
    CHECK(written(codec) == "\"xx\"");
    CHECK(read(codec, "\"xxx\"") == "wrong_value: x, xx");
    CHECK(read(codec, "2") == "wrong_type: x, xx");
    n = 3;
    CHECK(written(codec) == "refused xxx: x, xx");
}

TEST_CASE("a text is any string, or one only") {
    std::string s;
    CHECK(read(text(s), R"("a\"b")") == "read");
    CHECK(s == "a\"b");
    CHECK(written(text(s)) == R"("a\"b")");
    CHECK(read(text(s), "1") == "wrong_type: a string");
    CHECK(read(exactly("a"), "\"b\"") == "wrong_value: a");
    CHECK(written(exactly("a")) == "\"a\"");
}
