// SPDX-License-Identifier: MIT
#include <topoban/catalog/armies.hpp>

#include "catch.hpp"

#include <topoban/shogi/position_text.hpp>

#include <string>

using namespace topoban;
using namespace topoban::catalog;

namespace {

/// The labels of the first and the last cell of a player's zone.
template <class Army>
std::string zone(player who) {
    const typename Army::surface board;
    const auto cells = Army::layout().promotion[std::size_t(index_of(who))];
    cell last = no_point;
    for (const cell c : cells) last = c;
    REQUIRE(cells.size() == last - cells.front() + 1);
    return board.label(cells.front()) + " " + board.label(last);
}

/// How many cells count as one file with the first cell.
template <class Army>
int cells_of_a_file() {
    const auto file = Army::layout().file;
    int count = 0;
    for (const auto f : file) count += f == file[0] ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("The named armies are sound") {
    CHECK(shogi::defects_of<flat_shogi::surface>(flat_shogi::layout()).empty());
    CHECK(shogi::defects_of<mobius_shogi::surface>(mobius_shogi::layout()).empty());
    CHECK(shogi::defects_of<klein_shogi::surface>(klein_shogi::layout()).empty());
    CHECK(shogi::defects_of<genus_two_shogi::surface>(genus_two_shogi::layout()).empty());
}

TEST_CASE("The start positions are those of the formats", "[conformance]") {
    CHECK(shogi::to_text<flat_shogi::surface>(flat_shogi::layout().start) ==
          "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL a -");
    CHECK(shogi::to_text<mobius_shogi::surface>(mobius_shogi::layout().start) ==
          "lnsgkgsnl/pr5b1/1pppppppp/9/9/9/9/9/PPPPPPPP1/1B5RP/LNSGKGSNL a -");
    CHECK(shogi::to_text<klein_shogi::surface>(klein_shogi::layout().start) ==
          "9/9/9/lnsgkgsnl/pr5b1/1pppppppp/9/9/9/9/9/9/PPPPPPPP1/1B5RP/LNSGKGSNL/9/9/9 a -");
    CHECK(shogi::to_text<genus_two_shogi::surface>(genus_two_shogi::layout().start) ==
          "9/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL|lnsgkgsnl/1r5b1/ppppppppp/9/9/9/9/9/9 a -");
}

TEST_CASE("Promotion zones are those of the rules", "[catalog]") {
    CHECK(zone<flat_shogi>(player::first) == "a7 i9");
    CHECK(zone<flat_shogi>(player::second) == "a1 i3");
    CHECK(zone<mobius_shogi>(player::first) == "a9 i11");
    CHECK(zone<mobius_shogi>(player::second) == "a1 i3");
    CHECK(zone<klein_shogi>(player::first) == "a13 i15");
    CHECK(zone<klein_shogi>(player::second) == "a4 i6");
    CHECK(zone<genus_two_shogi>(player::first) == "II:a7 II:i9");
    CHECK(zone<genus_two_shogi>(player::second) == "I:a1 I:i3");
}

TEST_CASE("A file for nifu runs through every rank, and through both sheets", "[catalog]") {
    CHECK(cells_of_a_file<flat_shogi>() == 9);
    CHECK(cells_of_a_file<mobius_shogi>() == 11);
    CHECK(cells_of_a_file<klein_shogi>() == 18);
    CHECK(cells_of_a_file<genus_two_shogi>() == 18);
}

TEST_CASE("Facing is fixed in edited positions where no seam turns it, on genus two", "[catalog]") {
    CHECK(genus_two_shogi::layout().edited_facing == shogi::facing_rule::fixed_to_owner);
    CHECK(flat_shogi::layout().edited_facing == shogi::facing_rule::free);
    CHECK(mobius_shogi::layout().edited_facing == shogi::facing_rule::free);
    CHECK(klein_shogi::layout().edited_facing == shogi::facing_rule::free);
}

TEST_CASE("Armies are found by identifier", "[catalog]") {
    const auto found = [](std::string_view identifier) {
        const auto name = [](auto army) { return decltype(army)::surface::name(); };
        return visit_shogi_army(identifier, name).value();
    };
    CHECK(found("shogi-flat-9x9-v1") == "grid-9x9");
    CHECK(found("shogi-mobius-9x11-v1") == "mobius-9x11");
    CHECK(found("shogi-klein-9x18-v1") == "klein-9x18");
    CHECK(found("shogi-genus2-staircase-9x9-v1") == "genus2-staircase-9x9");
    for (const char* wrong : {"", "go-klein-9x18-v1", "shogi-klein-9x18", "shogi-klein-9x18-v2"}) {
        const auto unknown = visit_shogi_army(wrong, [](auto) { return 0; });
        REQUIRE_FALSE(unknown);
        CHECK(unknown.error() == unknown_shogi_board());
    }
    for (const auto identifier : {flat_shogi::identifier, mobius_shogi::identifier,
                                  klein_shogi::identifier, genus_two_shogi::identifier})
        CHECK(unknown_shogi_board().known.find(identifier) != std::string::npos);
}
