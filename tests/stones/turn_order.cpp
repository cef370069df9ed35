// SPDX-License-Identifier: MIT
#include <topoban/stones/turn_order.hpp>

#include "catch.hpp"

using namespace topoban;

namespace {

constexpr turn_order after_two_passes = [] {
    turn_order order;
    order.move();
    order.pass();
    order.pass();
    return order;
}();
static_assert(after_two_passes.has_ended() && after_two_passes.ply == 3);
static_assert(after_two_passes.turn == player::second); // every pass changes it, the last too

} // namespace

TEST_CASE("a move between them keeps two passes from ending the game", "[stones]") {
    turn_order order;
    order.pass();
    CHECK(order.passes == 1);
    order.move();
    CHECK(order.passes == 0);
    order.pass();
    CHECK_FALSE(order.has_ended());
    order.pass();
    CHECK(order.has_ended());
    CHECK(order.turn == player::first);
}

TEST_CASE("a resignation keeps turn and passes and ends the game", "[stones]") {
    turn_order order;
    order.pass();
    order.resign();
    CHECK(order.turn == player::second);
    CHECK(order.passes == 1);
    CHECK(order.ply == 2);
    CHECK(order.has_ended());
}
