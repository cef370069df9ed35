// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/refusal.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>

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

TEST_CASE("refusals print with their evidence, and as sentences", "[crystal_go]") {
    const side4 board;
    CHECK(to_text(make(refusal_reason::ended, no_point), board) == "the game has ended");
    CHECK(to_text(make(refusal_reason::out_of_range, 61), board) == "point 61 is not on the board");
    CHECK(to_text(make(refusal_reason::occupied, 30), board) == "(0,0) is occupied");

    refusal rigid = make(refusal_reason::not_flippable, 38);
    rigid.obstacle = flip_obstacle::occupied;
    CHECK(printed(rigid) == "not-flippable at 38: occupied");
    CHECK(to_text(rigid, board) == "(1,0) is not flippable: a stone stands on it");
    rigid.obstacle = flip_obstacle::boundary;
    CHECK(to_text(rigid, board) == "(1,0) is not flippable: it lies on the outer boundary");
    rigid.obstacle = flip_obstacle::degree;
    CHECK(printed(rigid) == "not-flippable at 38: degree");

    refusal choked = make(refusal_reason::suicide, 7);
    choked.chain = {2, 8};
    CHECK(printed(choked) == "suicide at 7: chain {2, 8}");
    CHECK(to_text(choked, board) ==
          "(-3,-2) is suicide: no liberty would be left to (-4,-2) (-3,-1)");

    refusal repeats = make(refusal_reason::superko, 38);
    repeats.repeated_ply = 2;
    CHECK(printed(repeats) == "superko at 38: the position of ply 2");
    CHECK(to_text(repeats, board) == "(1,0) would repeat the position after ply 2");
    repeats.repeated_ply = 0;
    CHECK(to_text(repeats, board) == "(1,0) would repeat the position the game started from");
}
