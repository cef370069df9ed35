// SPDX-License-Identifier: MIT
#include <topoban/render/shogi/state.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

#include <topoban/boards.hpp>
#include <topoban/catalog/armies.hpp>

#include <string>

using namespace topoban;

TEST_CASE("a state of shogi and an experiment are drawn by one call") {
    using army = catalog::mobius_shogi;
    const shogi::state<army> start;
    CHECK(render::to_text(start).find("A to move") != std::string::npos);
    CHECK(test::xml_fault(render::to_svg(start)).empty());
    const auto tried = shogi::experiment<army>::start(start.position(), {}).value();
    CHECK(render::to_text(tried).find("A to move") != std::string::npos);
    CHECK(test::xml_fault(render::to_svg(tried)).empty());
}
