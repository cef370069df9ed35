// SPDX-License-Identifier: MIT
#include <topoban/stones/action_reader.hpp>

#include "catch.hpp"

#include <string_view>

using namespace topoban;

namespace {

result<int, text_error> parsed(std::string_view text) {
    detail::action_reader<int> reader(text);
    reader.try_spelling("a1", 1);
    reader.try_spelling("a11", 2);
    reader.try_spelling("pass", 3);
    return reader.finish("a word");
}

} // namespace

TEST_CASE("a text is read where it is a spelling, whole", "[stones]") {
    CHECK(parsed("a1").value() == 1);
    CHECK(parsed("a11").value() == 2);
    CHECK(parsed("pass").value() == 3);
}

TEST_CASE("a text that is none names the first byte that fits no spelling", "[stones]") {
    const auto offset = [](std::string_view text) { return parsed(text).error().offset; };
    CHECK(offset("") == 0);
    CHECK(offset("b1") == 0);
    CHECK(offset("a") == 1);
    CHECK(offset("a2") == 1);
    CHECK(offset("a12") == 2);
    CHECK(offset("a111") == 3);
    CHECK(offset("pas") == 3);
    CHECK(offset("pass ") == 4);
    CHECK(offset(std::string_view("a1\0", 3)) == 2);
    CHECK(parsed("x").error().expected == "a word");
}
