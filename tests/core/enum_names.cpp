// SPDX-License-Identifier: MIT
#include <topoban/core/enum_names.hpp>

#include "catch.hpp"

#include <sstream>

namespace weather {

enum class sky : unsigned char { clear, clouded };
constexpr auto enum_names(sky) noexcept {
    return std::to_array<std::string_view>({"clear", "clouded"});
}
using topoban::operator<<;

enum class place : unsigned char { first = 1, second = 2 };
constexpr auto enum_names(place) noexcept {
    return std::to_array<std::string_view>({"", "first", "second"});
}

enum class nameless : unsigned char { one };

} // namespace weather

using topoban::is_value;
using topoban::name_of;
using topoban::value_named;
using weather::place;
using weather::sky;

static_assert(topoban::named_enum<sky> && !topoban::named_enum<weather::nameless>);
static_assert(!topoban::named_enum<int>);

TEST_CASE("an enumeration's values print by its one table and are read by it") {
    CHECK(name_of(sky::clouded) == "clouded");
    CHECK(value_named<sky>("clouded") == sky::clouded);
    CHECK(value_named<sky>("clear") == sky::clear);
    std::ostringstream out;
    out << sky::clear << ' ' << sky::clouded;
    CHECK(out.str() == "clear clouded");
}

TEST_CASE("a text that is no name names no value") {
    CHECK_FALSE(value_named<sky>(""));
    CHECK_FALSE(value_named<sky>("Clear"));
    CHECK_FALSE(value_named<sky>("clear "));
    CHECK_FALSE(value_named<place>(""));
}

TEST_CASE("an empty name stands for no value, and so does a number beyond the table") {
    CHECK(is_value(place::first));
    CHECK_FALSE(is_value(place{}));
    CHECK_FALSE(is_value(static_cast<place>(3)));
    CHECK(name_of(static_cast<place>(3)) == "?");
    CHECK(name_of(place{}) == "none");
    CHECK_FALSE(value_named<place>("none"));
    CHECK(topoban::value_count<place> == 2);
    CHECK(topoban::value_count<sky> == 2);
    CHECK(value_named<place>("second") == place::second);
}
