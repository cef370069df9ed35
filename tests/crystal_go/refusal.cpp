// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/refusal.hpp>

#include "catch.hpp"

#include <optional>
#include <sstream>
#include <string>

using namespace topoban;
using crystal_go::refusal_reason;

namespace {

using refusal = crystal_go::refusal<61>;

template <class T>
std::string printed(const T& value) {
    std::ostringstream out;
    out << value;
    return out.str();
}

refusal make(refusal_reason reason, point at) {
    refusal made;
    made.reason = reason;
    made.at = at;
    return made;
}

} // namespace

TEST_CASE("reasons print as their names, in the order of the verdict", "[crystal_go]") {
    CHECK(printed(refusal_reason::ended) == "ended");
    CHECK(printed(refusal_reason::out_of_range) == "out-of-range");
    CHECK(printed(refusal_reason::occupied) == "occupied");
    CHECK(printed(refusal_reason::not_flippable) == "not-flippable");
    CHECK(printed(refusal_reason::suicide) == "suicide");
    CHECK(printed(refusal_reason::superko) == "superko");
    CHECK(refusal_reason::out_of_range < refusal_reason::not_flippable);
    CHECK(refusal_reason::not_flippable < refusal_reason::suicide);
    CHECK(refusal_reason::suicide < refusal_reason::superko);
}

TEST_CASE("refusals print with their evidence", "[crystal_go]") {

    refusal rigid = make(refusal_reason::not_flippable, 38);
    rigid.obstacle = flip_obstacle::occupied;
    CHECK(printed(rigid) == "not-flippable at 38: occupied");
    rigid.obstacle = flip_obstacle::degree;
    CHECK(printed(rigid) == "not-flippable at 38: degree");

    refusal choked = make(refusal_reason::suicide, 7);
    choked.chain = {2, 8};
    CHECK(printed(choked) == "suicide at 7: chain {2, 8}");

    refusal repeats = make(refusal_reason::superko, 38);
    repeats.repeated_ply = 2;
    CHECK(printed(repeats) == "superko at 38: the position of ply 2");
}

TEST_CASE("a refusal's fields say where and why", "[crystal_go]") {
    const auto fields = [](const refusal& r) { return fields_of(r); };
    CHECK(fields({refusal_reason::suicide, 7, {2, 8}}) ==
          refusal_fields{"suicide", {2, 8}, std::nullopt});
    CHECK(fields({refusal_reason::superko, 38, {}, 2}) == refusal_fields{"superko", {38}, 2});
    CHECK(fields({refusal_reason::not_flippable, 38}) ==
          refusal_fields{"not-flippable", {38}, std::nullopt});
}
