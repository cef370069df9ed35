// SPDX-License-Identifier: MIT
#include <topoban/json/trace.hpp>

#include "catch.hpp"
#include "support/any_trace.hpp"
#include "support/iterations.hpp"

#include <topoban/boards/klein_bottle.hpp>
#include <topoban/core/random.hpp>
#include <topoban/json/go/trace.hpp>

#include <algorithm>
#include <sstream>
#include <string>

using namespace topoban;
using namespace topoban::json;

TEST_CASE("random traces are reproducible and right") {
    using board = klein_bottle<3, 4>;
    const go_trace<board> game;
    for (std::uint64_t seed = 1; seed <= test::iterations(20); ++seed) {
        INFO("seed " << seed);
        random_source random(seed);
        const std::string text = *random_trace(game, go::state<board>{}, random, 60);
        random_source again(seed);
        CHECK(text == random_trace(game, go::state<board>{}, again, 60));
        const auto fault = test::verify_any_trace(text);
        if (fault) FAIL_CHECK(*fault);
    }
}

TEST_CASE("a trace of no actions is one line") {
    using board = klein_bottle<3, 4>;
    const std::string text =
        *write_trace(go_trace<board>(), go::state<board>{}, std::vector<go::action>{});
    CHECK(std::count(text.begin(), text.end(), '\n') == 1);
    CHECK_FALSE(test::verify_any_trace(text));
}

TEST_CASE("a fault prints its ply, field and values") {
    std::ostringstream out;
    out << trace_error{12, {error_code::mismatch, "/turn", 7, {}, "2", "1"}};
    CHECK(out.str() == "ply 12: /turn: mismatch at byte 7: found 2; expected 1");
}
