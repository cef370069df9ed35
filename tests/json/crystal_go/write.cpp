// SPDX-License-Identifier: MIT
#include <topoban/json/crystal_go/write.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/core/random.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;
using crystal_go::action;

namespace {

/// A placement or flip where there is one, so that the game goes on.
template <class State>
action lively_action(const State& state, random_source& random) {
    const auto legal = state.legal_actions();
    const auto lively = static_cast<std::uint32_t>(legal.size() - 1); // all but the pass
    REQUIRE((lively > 0 || state.passes() == 0));
    return legal[lively == 0 ? 0 : random.below(lively)];
}

} // namespace

TEST_CASE("a CrystalGo game is written with the keys in order, and nothing else") {
    crystal_go_record<side4> record;
    REQUIRE_FALSE(record.play(action::flip(38)).has_value());
    const std::string text = write_crystal_go_game(record).value();
    CHECK(text ==
          R"({"format":"crystal-go-game","version":1,"rules":"crystal-go-side4-v1","komi":0,)"
          R"("actions":[{"type":"flip","player":1,"at":38,"captured":[]}],"cursor":1,)"
          R"("final":{"position":")" +
              to_text(record.line.current().position()) +
              R"(","turn":2,"passes":0,"result":null}})" + "\n");
}

TEST_CASE("the later moves are written when an earlier turn is viewed") {
    crystal_go_record<side4> record;
    for (const action a : {action::place(30), action::pass(), action::pass()})
        REQUIRE_FALSE(record.play(a).has_value());
    record.line.go_to(1);
    const std::string text = write_crystal_go_game(record).value();
    CHECK(text.find("\"cursor\":1") != std::string::npos);
    CHECK(text.find("\"area\":[61,0,0]") != std::string::npos);
}

TEST_CASE("a study has no format, and export says so") {
    using state = crystal_go::state<side4>;
    const crystal_go_record<side4> record{variation(state::study({.turn = player::first}).value())};
    const auto refused = write_crystal_go_game(record);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == error_code::not_importable);
}

TEST_CASE("play says when a record is full, and export what is too much") {
    crystal_go_record<side4> record;
    random_source random(1);
    CHECK(record.room() == record_room::ample);
    while (record.line.size() < 3999)
        REQUIRE_FALSE(record.play(lively_action(record.line.current(), random)).has_value());
    CHECK(record.room() == record_room::ample);
    while (record.line.size() < 4096) {
        REQUIRE_FALSE(record.play(lively_action(record.line.current(), random)).has_value());
        CHECK(record.room() ==
              (record.line.size() < 4096 ? record_room::warning : record_room::limit_reached));
    }
    // Full, but not ended: no result comes of it.
    const action next = lively_action(record.line.current(), random);
    const auto fault = record.play(next);
    REQUIRE(fault.has_value());
    CHECK_FALSE(fault->refused.has_value());
    CHECK(record.line.size() == 4096);
    CHECK_FALSE(record.line.current().outcome().has_value());
    CHECK(write_crystal_go_game(record).has_value());
    // What the rules refuse is refused by the rules, limit or not.
    CHECK(record.play(action::flip(0))->refused->reason ==
          crystal_go::refusal_reason::not_flippable);

    // The game itself goes on; only its export ends.
    REQUIRE_FALSE(record.line.play(next).has_value());
    const auto refused = write_crystal_go_game(record);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == error_code::over_limit);
    CHECK(refused.error().found == "4097 actions");

    // From an earlier turn there is room again.
    record.line.go_to(4000);
    CHECK_FALSE(record.play(action::pass()).has_value());
    CHECK(record.line.size() == 4001);
}
