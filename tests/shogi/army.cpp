// SPDX-License-Identifier: MIT
#include <topoban/shogi/army.hpp>

#include <topoban/boards/torus.hpp>
#include <topoban/catalog/armies.hpp>
#include <topoban/shogi/state.hpp>

#include "catch.hpp"

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
                                        .zone_first = 81,
                                        .zone_last = 107});
    }
};

template <class Army>
bool has_defect(const shogi::start_layout<Army::surface::capacity>& army, kind what) {
    for (const auto& defect : shogi::defects_of<typename Army::surface>(army))
        if (defect.what == what) return true;
    return false;
}

} // namespace

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
    CHECK(has_defect<flat_shogi>(army, kind::zone_not_half_turn));
    army.promotion = {};
    CHECK(has_defect<flat_shogi>(army, kind::zone_empty));
    army = flat_shogi::layout();
    army.file[0] = 99;
    CHECK(has_defect<flat_shogi>(army, kind::file_not_half_turn));
    CHECK(!has_defect<flat_shogi>(army, kind::surface_not_half_turn));
}
