// SPDX-License-Identifier: MIT
#include <topoban/stones/outcome.hpp>

#include "catch.hpp"

#include <topoban/stones/area.hpp>

#include <sstream>
#include <string>

using namespace topoban;

namespace {

constexpr turn_order after_two_passes = [] {
    turn_order order;
    order.move();
    order.pass();
    order.pass();
    return order;
}();

area<9> black_leads_by(int points) {
    area<9> score;
    score.black = points;
    return score;
}

std::string printed(const area_outcome& ending) {
    std::ostringstream out;
    out << ending;
    return out.str();
}

} // namespace

TEST_CASE("a resignation wins for the other player, whatever the area", "[stones]") {
    turn_order order;
    order.pass();
    order.resign();
    const auto ending = outcome_of(order, komi::half_points(1), [] { return black_leads_by(9); });
    REQUIRE(ending);
    CHECK(*ending == area_outcome{end_reason::resign, player::first, std::nullopt});
}

TEST_CASE("two passes count the area: win, loss or draw", "[stones]") {
    const auto ending = [](int lead, int half_points) {
        return *outcome_of(after_two_passes, komi::half_points(half_points),
                           [&] { return black_leads_by(lead); });
    };
    CHECK(ending(1, 1) == area_outcome{end_reason::passes, player::first, 1});
    CHECK(ending(0, 1) == area_outcome{end_reason::passes, player::second, -1});
    CHECK(ending(3, 6) == area_outcome{end_reason::passes, std::nullopt, 0});
    CHECK_FALSE(outcome_of(turn_order{}, {}, [] { return black_leads_by(1); }));
}

TEST_CASE("the reasons print as the documents spell them", "[stones]") {
    std::ostringstream out;
    out << end_reason::passes << ' ' << end_reason::resign;
    CHECK(out.str() == "passes resign");
}

TEST_CASE("outcomes print in a line", "[stones]") {
    CHECK(printed({end_reason::passes, player::first, 7}) == "passes: black wins by 7 half-points");
    CHECK(printed({end_reason::passes, player::second, -7}) ==
          "passes: white wins by 7 half-points");
    CHECK(printed({end_reason::passes, std::nullopt, 0}) == "passes: a draw");
    CHECK(printed({end_reason::resign, player::second, std::nullopt}) == "resign: white wins");
}
