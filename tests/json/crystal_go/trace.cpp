// SPDX-License-Identifier: MIT
#include <topoban/json/crystal_go/trace.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/text.hpp"

#include <topoban/boards/tilings.hpp>

#include <string>
#include <vector>

using namespace topoban;
using namespace topoban::json;
using crystal_go::action;
using test::replaced;

namespace {

using trace = crystal_go_trace<side4>;
const trace game;

std::optional<trace_error> fault_of(const std::string& text) { return verify_trace(text, game); }

} // namespace

TEST_CASE("what is written as a CrystalGo trace is verified") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(5); ++i) {
        const auto found = fault_of(*random_trace(game, trace::state_type(), random, 60));
        if (found) FAIL(*found);
    }
    const std::vector<action> actions{action::place(30), action::flip(38), action::pass(),
                                      action::resign()};
    CHECK_FALSE(fault_of(*write_trace(game, trace::state_type(), actions)).has_value());
}

TEST_CASE("each difference of a CrystalGo trace is found") {
    const std::vector<action> actions{action::flip(38), action::place(30)};
    const std::string good = *write_trace(game, trace::state_type(), actions);
    const auto check = [&](const std::string& from, const std::string& to, std::size_t ply,
                           const std::string& pointer, error_code code) {
        INFO(from << " to " << to);
        const auto found = fault_of(replaced(good, from, to));
        REQUIRE(found.has_value());
        INFO(*found);
        CHECK(found->ply == ply);
        CHECK(found->why.pointer == pointer);
        CHECK(found->why.code == code);
    };
    using enum error_code;
    check("\"ply\":1", "\"ply\":2", 1, "/ply", mismatch);
    check("[[0,1],", "[", 0, "/edges/0/1", mismatch);
    check("\"flippable\":[7,", "\"flippable\":[", 0, "/flippable/0", mismatch);
    check("\"legalFlips\":[7,", "\"legalFlips\":[", 0, "/legalFlips/0", mismatch);
    check("\"superkoFlips\":[38]", "\"superkoFlips\":[]", 1, "/superkoFlips/0", mismatch);
    check("{\"type\":\"flip\",\"at\":38}", "{\"type\":\"flip\",\"at\":30}", 0, "/action",
          refused_action);
    check("{\"type\":\"flip\",\"at\":38}", "{\"type\":\"flip\"}", 0, "/action/at", missing_field);
    check("{\"type\":\"flip\",\"at\":38}", "{\"type\":\"pass\",\"at\":38}", 0, "/action/at",
          unknown_key);
    check("crystal-go-side4-v1", "crystal-go-side5-v1", 0, "/board_id", mismatch);
    check("\"passes\":0", "\"passes\":0,\"setup\":{}", 0, "/setup", unknown_key);
}
