// SPDX-License-Identifier: MIT
#include <topoban/go/refusal.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>

#include <sstream>

using namespace topoban;
using go::refusal_reason;

namespace {

using refusal = go::refusal<25>;
const grid<5, 5> board;

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

TEST_CASE("refusals as sentences with the board's labels", "[go]") {
    CHECK(to_text(refusal{refusal_reason::ended, 3, {}}, board) == "the game has ended");
    CHECK(to_text(refusal{refusal_reason::out_of_range, 25, {}}, board) ==
          "point 25 is not on the board");
    CHECK(to_text(refusal{refusal_reason::occupied, 3, {}}, board) == "d1 is occupied");
    CHECK(to_text(refusal{refusal_reason::suicide, 0, {0, 1}}, board) ==
          "a1 is suicide: no liberty would be left to a1 b1");
    CHECK(to_text(refusal{refusal_reason::superko, 0, {}, 2}, board) ==
          "a1 would repeat the position after ply 2");
    CHECK(to_text(refusal{refusal_reason::superko, 0, {}, 0}, board) ==
          "a1 would repeat the position the game started from");
}
