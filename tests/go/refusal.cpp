// SPDX-License-Identifier: MIT
#include <topoban/go/refusal.hpp>

#include "catch.hpp"

#include <optional>
#include <sstream>
#include <string>

using namespace topoban;
using go::refusal_reason;

namespace {

using refusal = go::refusal<25>;

template <class T>
std::string printed(const T& value) {
    std::ostringstream out;
    out << value;
    return out.str();
}

} // namespace

TEST_CASE("reasons print as their names, in the order of the verdict", "[go]") {
    CHECK(printed(refusal_reason::ended) == "ended");
    CHECK(printed(refusal_reason::out_of_range) == "out-of-range");
    CHECK(printed(refusal_reason::occupied) == "occupied");
    CHECK(printed(refusal_reason::suicide) == "suicide");
    CHECK(printed(refusal_reason::superko) == "superko");
    CHECK(refusal_reason::ended < refusal_reason::out_of_range);
    CHECK(refusal_reason::out_of_range < refusal_reason::occupied);
    CHECK(refusal_reason::occupied < refusal_reason::suicide);
    CHECK(refusal_reason::suicide < refusal_reason::superko);
}

TEST_CASE("refusals print with their evidence", "[go]") {
    CHECK(printed(refusal{refusal_reason::ended, no_point, {}}) == "ended");
    CHECK(printed(refusal{refusal_reason::occupied, 3, {}}) == "occupied at 3");
    CHECK(printed(refusal{refusal_reason::suicide, 0, {0, 1}}) == "suicide at 0: chain {0, 1}");
    CHECK(printed(refusal{refusal_reason::superko, 0, {}, 2}) ==
          "superko at 0: the position of ply 2");
}

TEST_CASE("a refusal's fields say where and why", "[go]") {
    CHECK(fields_of(refusal{refusal_reason::suicide, 0, {0, 1}}) ==
          refusal_fields{"suicide", {0, 1}, std::nullopt});
    CHECK(fields_of(refusal{refusal_reason::superko, 7, {}, 2}) ==
          refusal_fields{"superko", {7}, 2});
    CHECK(fields_of(refusal{}) == refusal_fields{"ended", {}, std::nullopt});
}
