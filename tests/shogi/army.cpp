// SPDX-License-Identifier: MIT
#include <topoban/shogi/army.hpp>

#include <topoban/boards/torus.hpp>
#include <topoban/catalog/armies.hpp>
#include <topoban/shogi/position_text.hpp>
#include <topoban/shogi/state.hpp>

#include "catch.hpp"

#include <string>

using namespace topoban;
using namespace topoban::catalog;
using kind = shogi::layout_defect::kind;

namespace {

/// A user's own board: twenty lines, and shogi is played on it.
struct torus_shogi {
    using surface = torus<9, 13>;
    static constexpr auto layout() {
        return shogi::lay_out<surface>({.back = "LNSGKGSNL",
                                        .middle = ".B.....R.",
                                        .front = "PPPPPPPPP",
                                        .back_at = 9,
                                        .middle_at = 18,
                                        .front_at = 27,
                                        .band_first = 81,
                                        .band_last = 107});
    }
};

template <class Army>
bool has_defect(const shogi::army_layout<Army::surface::capacity>& army, kind what) {
    for (const auto& defect : shogi::defects_of<typename Army::surface>(army))
        if (defect.what == what) return true;
    return false;
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

TEST_CASE("A user's own torus plays shogi") {
    STATIC_REQUIRE(shogi::army<torus_shogi>);
    CHECK(shogi::defects_of<torus_shogi::surface>(torus_shogi::layout()).empty());
    const shogi::state<torus_shogi> start;
    CHECK(!start.has_ended());
    CHECK(start.legal_actions().size() > 20);
}

TEST_CASE("What is wrong with a layout is found, all of it") {
    auto army = flat_shogi::layout();
    army.start.put(4, {});
    CHECK(has_defect<flat_shogi>(army, kind::wrong_count));
    CHECK(has_defect<flat_shogi>(army, kind::not_half_turn));
    army = flat_shogi::layout();
    army.start.put(0, army.start.at(0).reversed());
    CHECK(has_defect<flat_shogi>(army, kind::not_default));
    army = flat_shogi::layout();
    army.promotion[0].erase(60);
    CHECK(has_defect<flat_shogi>(army, kind::band_not_half_turn));
    army.promotion = {};
    CHECK(has_defect<flat_shogi>(army, kind::band_empty));
    army = flat_shogi::layout();
    army.file[0] = 99;
    CHECK(has_defect<flat_shogi>(army, kind::file_not_half_turn));
    CHECK(!has_defect<flat_shogi>(army, kind::surface_not_half_turn));
}

TEST_CASE("Armies are found by identifier") {
    const auto capacity = [](auto army) { return decltype(army)::surface::capacity; };
    CHECK(*visit_shogi_army("shogi-klein-9x18-v1", capacity) == 162);
    CHECK(*visit_shogi_army("shogi-flat-9x9-v1", capacity) == 81);
    const auto unknown = visit_shogi_army("go-klein-9x18-v1", capacity);
    REQUIRE(!unknown);
    CHECK(unknown.error() == unknown_shogi_board());
}
