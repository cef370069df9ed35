// SPDX-License-Identifier: MIT
#include <topoban/boards/genus_two_staircase.hpp>

#include "catch.hpp"

#include <array>
#include <map>
#include <string>

using namespace topoban;

namespace {

constexpr genus_two_staircase board;

std::string step_label(const std::string& from, direction d) {
    return board.label(board.step_from(*find_label(board, from), d)->to);
}

/// The two tables of the rules (go-on-three-surfaces, "Genus-two staircase"), row by row: the
/// crossings northward and eastward, written out for each file.
const std::map<std::string, std::string> northward{
    {"I:a4", "II:a4"}, {"I:b4", "II:b4"}, {"I:c4", "II:c4"}, {"I:d4", "II:d4"}, {"II:a3", "I:a5"},
    {"II:b3", "I:b5"}, {"II:c3", "I:c5"}, {"II:d3", "I:d5"}, {"I:e5", "II:e5"}, {"II:e4", "I:e6"},
    {"I:f6", "II:f6"}, {"I:g6", "II:g6"}, {"I:h6", "II:h6"}, {"I:i6", "II:i6"}, {"II:f5", "I:f7"},
    {"II:g5", "I:g7"}, {"II:h5", "I:h7"}, {"II:i5", "I:i7"}};
const std::map<std::string, std::string> eastward{
    {"I:d5", "II:e4"}, {"II:d4", "I:e5"}, {"I:e6", "II:f5"}, {"II:e5", "I:f6"}};

/// The ordinary neighbour: in its own chart, wrapping at the chart's outer edges.
std::string ordinary(cell c, direction d) {
    chart_position at = board.chart().position_of(c);
    at.column = (at.column + (d == direction::east ? 1 : d == direction::west ? 8 : 0)) % 9;
    at.row = (at.row + (d == direction::north ? 1 : d == direction::south ? 8 : 0)) % 9;
    return chart_label(board.chart(), at);
}

} // namespace

static_assert(board.size() == 162);

TEST_CASE("every row of both staircase tables, in both directions", "[boards]") {
    CHECK(board.name() == "genus2-staircase-9x9");
    REQUIRE(northward.size() == 18);
    REQUIRE(eastward.size() == 4);
    for (const auto& [from, to] : northward) {
        CAPTURE(from, to);
        CHECK(step_label(from, direction::north) == to);
        CHECK(step_label(to, direction::south) == from);
    }
    for (const auto& [from, to] : eastward) {
        CAPTURE(from, to);
        CHECK(step_label(from, direction::east) == to);
        CHECK(step_label(to, direction::west) == from);
    }
}

TEST_CASE("every other side stays in its own chart, and no compass ever turns", "[boards]") {
    std::map<std::string, std::string> southward;
    std::map<std::string, std::string> westward;
    for (const auto& [from, to] : northward) southward[to] = from;
    for (const auto& [from, to] : eastward) westward[to] = from;
    const std::array<const std::map<std::string, std::string>*, 4> crossings{&northward, &eastward,
                                                                             &southward, &westward};
    for (cell c = 0; c < board.size(); ++c)
        for (const direction d : directions) {
            const auto& crossing = *crossings[static_cast<std::size_t>(index_of(d))];
            CAPTURE(board.label(c), letter(d));
            CHECK(board.step_from(c, d)->transport == frame{});
            if (crossing.count(board.label(c)) == 0)
                CHECK(step_label(board.label(c), d) == ordinary(c, d));
        }
}
