// SPDX-License-Identifier: MIT

#include <topoban/core/text.hpp>

#include "catch.hpp"

#include <string>

TEST_CASE("parts are joined in order, integers in decimal") {
    CHECK(topoban::joined() == "");
    CHECK(topoban::joined("rank ", 11, std::string(" of "), std::string_view("mobius"), "-", -3L) ==
          "rank 11 of mobius--3");
    CHECK(topoban::joined(18'446'744'073'709'551'615ULL) == "18446744073709551615");
}
