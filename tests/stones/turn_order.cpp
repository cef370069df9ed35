// SPDX-License-Identifier: MIT
#include <topoban/stones/turn_order.hpp>

#include "catch.hpp"

#include <sstream>

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

area<9> black_leads_by(int points) {
    area<9> score;
    score.black = points;
    return score;
}

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
    const auto ending = outcome_of(order, 1, [] { return black_leads_by(9); });
    REQUIRE(ending);
    CHECK(*ending == area_outcome{end_reason::resign, player::first, std::nullopt});
}

TEST_CASE("two passes count the area: win, loss or draw", "[stones]") {
    const auto ending = [](int lead, int komi) {
        return *outcome_of(after_two_passes, komi, [&] { return black_leads_by(lead); });
    };
    CHECK(ending(1, 1) == area_outcome{end_reason::passes, player::first, 1});
    CHECK(ending(0, 1) == area_outcome{end_reason::passes, player::second, -1});
    CHECK(ending(3, 6) == area_outcome{end_reason::passes, std::nullopt, 0});
    CHECK_FALSE(outcome_of(turn_order{}, 1, [] { return black_leads_by(1); }));
}

TEST_CASE("the reasons print as the documents spell them", "[stones]") {
    std::ostringstream out;
    out << end_reason::passes << ' ' << end_reason::resign;
    CHECK(out.str() == "passes resign");
}
