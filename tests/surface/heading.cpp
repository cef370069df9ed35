// SPDX-License-Identifier: MIT
#include <topoban/surface/heading.hpp>

#include <topoban/boards.hpp>
#include <topoban/surface/chart.hpp>

#include "catch.hpp"

#include <sstream>
#include <string>

using namespace topoban;

namespace {

std::string steps_from(const std::string& label, std::initializer_list<heading> wanted) {
    using klein = klein_bottle<9, 18>;
    std::ostringstream text;
    for (const heading h : wanted)
        if (const auto taken = step_along(klein{}, *find_label(klein{}, label), h))
            text << h << klein::label(taken->to)
                 << (taken->transport.reverses_facing() ? "v " : "^ ");
    return text.str();
}

} // namespace

TEST_CASE("Headings turn, reverse and are carried as directions are") {
    for (const frame f : frames)
        for (const direction d : directions) {
            CHECK(carried(f, heading_of(d)) == heading_of(f(d)));
            const heading between = turned(heading_of(d), 1);
            const diagonal halves = diagonal_of(between);
            const heading image = carried(f, between);
            REQUIRE(is_diagonal(image));
            if (!f.keeps_vertical_axis()) continue;
            CHECK(diagonal_of(image) == halves.carried(f));
        }
    for (const heading h : headings) CHECK(opposite(opposite(h)) == h);
}

TEST_CASE("A gold at i18 of the Klein board steps diagonally across the corner to a18") {
    CHECK(steps_from("i18", {heading::north_east}) == "NEa18v ");
    CHECK(steps_from("a1", {heading::north, heading::north_west, heading::west,
                            heading::south_west}) == "Na2^ NWi17v Wi18v SWi1v ");
}

TEST_CASE("Diagonals at the staircase: ordinary turns pass, cone points do not") {
    const genus_two_staircase board;
    const auto from = [&](const char* label, heading h) {
        const auto taken = step_along(board, *find_label(board, label), h);
        return taken ? board.label(taken->to) : std::string("none");
    };
    CHECK(from("I:d4", heading::north_east) == "I:e5");
}
