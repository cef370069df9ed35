// SPDX-License-Identifier: MIT
#include <topoban/go/outcome.hpp>

#include "catch.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/go/state.hpp>

using namespace topoban;

TEST_CASE("a game that nobody began is counted when both pass", "[go]") {
    using action = go::action;
    const auto ended =
        go::state<grid<5, 5>>().play(action::pass()).value().play(action::pass()).value();
    CHECK(ended.outcome() == go::outcome{end_reason::passes, player::second, -1});
}
