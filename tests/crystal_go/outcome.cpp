// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/outcome.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/crystal_go/state.hpp>

using namespace topoban;

TEST_CASE("a game that nobody began is counted when both pass", "[crystal_go]") {
    using action = crystal_go::action;
    const auto ended =
        crystal_go::state<side4>().play(action::pass()).value().play(action::pass()).value();
    CHECK(ended.outcome() == crystal_go::outcome{end_reason::passes, std::nullopt, 0});
}
