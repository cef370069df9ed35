// SPDX-License-Identifier: MIT
#include <topoban/stones/refusal_text.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/core/point_set.hpp>

#include <sstream>
#include <string>

using namespace topoban;

namespace {

/// A game's own reasons may stand among those that all games of stones have.
enum class cause { ended, out_of_range, occupied, of_its_own, suicide, superko };

struct refusal {
    cause reason = cause::ended;
    point at = no_point;
    point_set<9> chain{};
    int repeated_ply = -1;
};

std::string line(const refusal& r) {
    std::ostringstream out;
    detail::print_evidence(out, r);
    return out.str();
}
std::string sentence(const refusal& r) { return detail::refusal_sentence(r, grid<3, 3>{}); }

} // namespace

TEST_CASE("suicide and superko print what they rest on, the other reasons nothing", "[stones]") {
    CHECK(line({cause::suicide, 0, {0, 1}}) == ": chain {0, 1}");
    CHECK(line({cause::superko, 0, {}, 2}) == ": the position of ply 2");
    CHECK(line({cause::occupied, 3}).empty());
    CHECK(line({cause::of_its_own, 3}).empty());
}

TEST_CASE("what all games of stones refuse is said in one way", "[stones]") {
    CHECK(sentence({}) == "the game has ended");
    CHECK(sentence({cause::out_of_range, 9}) == "point 9 is not on the board");
    CHECK(sentence({cause::occupied, 5}) == "c2 is occupied");
    CHECK(sentence({cause::suicide, 0, {0, 1}}) ==
          "a1 is suicide: no liberty would be left to a1 b1");
    CHECK(sentence({cause::superko, 0, {}, 0}) ==
          "a1 would repeat the position the game started from");
    CHECK(sentence({cause::superko, 0, {}, 12}) == "a1 would repeat the position after ply 12");
}
