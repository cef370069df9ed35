// SPDX-License-Identifier: MIT
#include <topoban/stones/refusal_text.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/core/point_set.hpp>

#include <array>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace topoban;

namespace {

/// A game's own reasons may stand among those that all games of stones have.
enum class cause { ended, out_of_range, occupied, of_its_own, suicide, superko };
constexpr auto enum_names(cause) {
    return std::to_array<std::string_view>(
        {"ended", "out-of-range", "occupied", "of-its-own", "suicide", "superko"});
}

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
    CHECK(sentence({cause::out_of_range, no_point}) == "there is no such action");
    CHECK(sentence({cause::occupied, 5}) == "c2 is occupied");
    CHECK(sentence({cause::suicide, 0, {0, 1}}) ==
          "a1 is suicide: no liberty would be left to a1 b1");
    CHECK(sentence({cause::superko, 0, {}, 0}) ==
          "a1 would repeat the position the game started from");
    CHECK(sentence({cause::superko, 0, {}, 12}) == "a1 would repeat the position after ply 12");
}

TEST_CASE("a refusal's fields are its reason, the points it is about and a ply", "[stones]") {
    const auto fields = [](const refusal& r) { return detail::fields_of_refusal(r); };
    CHECK(fields({}) == refusal_fields{"ended", {}, std::nullopt});
    CHECK(fields({cause::occupied, 5}) == refusal_fields{"occupied", {5}, std::nullopt});
    CHECK(fields({cause::suicide, 0, {0, 1}}) == refusal_fields{"suicide", {0, 1}, std::nullopt});
    CHECK(fields({cause::superko, 0, {}, 2}) == refusal_fields{"superko", {0}, 2});
}

TEST_CASE("a refusal that names no point of the board is still said", "[stones]") {
    for (const auto reason : {cause::occupied, cause::superko, cause::suicide})
        for (const point p : {-1, 9, 100'000}) CHECK_FALSE(sentence({reason, p, {}, 1}).empty());
}
