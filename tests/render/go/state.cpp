// SPDX-License-Identifier: MIT
#include <topoban/render/go/state.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>

#include <string>

using namespace topoban;

TEST_CASE("a state of Go is drawn by one call") {
    const auto played = go::state<mobius_strip<5, 5>>().play(go::action::place(12)).value();
    const std::string text = render::to_text(played);
    CHECK(text.find(" X ") != std::string::npos);
    CHECK(text.find("White to play") != std::string::npos);
    const std::string svg = render::to_svg(played);
    CHECK(test::xml_fault(svg).empty());
    CHECK(svg.find("#black") != std::string::npos);
}
