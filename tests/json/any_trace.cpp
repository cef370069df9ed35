// SPDX-License-Identifier: MIT
#include <topoban/json/any_trace.hpp>

#include "catch.hpp"

#include <topoban/core/random.hpp>

#include <sstream>
#include <string>

using namespace topoban;
using namespace topoban::json;

namespace {
std::string random_trace_of(const std::string& identifier) {
    return *visit_trace_game(identifier, [](const auto& game) {
        random_source random(5);
        return *random_trace(game, game.start(), random, 6);
    });
}
} // namespace

TEST_CASE("a trace of any game finds its rules by its first line") {
    for (const char* identifier : {"go-mobius-9x11-v1", "go-torus-3x4-v1", "crystal-go-side4-v1",
                                   "shogi-flat-9x9-v1", "shogi-genus2-staircase-9x9-v1"}) {
        INFO(identifier);
        const std::string text = random_trace_of(identifier);
        CHECK(text.find(identifier) != std::string::npos);
        CHECK_FALSE(verify_any_trace(text));
        std::istringstream in(text);
        CHECK_FALSE(verify_any_trace(in));
        const auto last_line = text.rfind('\n', text.size() - 2) + 1;
        CHECK(verify_any_trace(text.substr(0, last_line))); // its end is missing
    }
}

TEST_CASE("without a board of the catalogue there is nothing to verify") {
    CHECK(verify_any_trace("")->why.code == error_code::syntax);
    CHECK(verify_any_trace("[]")->why.code == error_code::wrong_type);
    CHECK(verify_any_trace("{}")->why.pointer == "/board_id");
    CHECK(verify_any_trace(R"({"board_id":1})")->why.code == error_code::wrong_type);
    const auto unknown = verify_any_trace(R"({"board_id":"go-sphere-9x9-v1"})");
    CHECK(unknown->why.code == error_code::wrong_value);
    CHECK(unknown->why.found.find("go-sphere-9x9-v1") != std::string::npos);
}
