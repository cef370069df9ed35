// SPDX-License-Identifier: MIT
#include <topoban/render/crystal_go/state.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>

#include <string>

using namespace topoban;

TEST_CASE("a state of CrystalGo is drawn by one call") {
    const auto played = crystal_go::state<side4>().play(crystal_go::action::place(30)).value();
    CHECK(render::to_text(played).find("White to play") != std::string::npos);
    const std::string svg = render::to_svg(played);
    CHECK(test::xml_fault(svg).empty());
    CHECK(svg.find("White to play") != std::string::npos);
}
