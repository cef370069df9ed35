// SPDX-License-Identifier: MIT
#include <topoban/json/trace.hpp>

#include "catch.hpp"
#include "support/any_trace.hpp"
#include "support/iterations.hpp"
#include "support/text.hpp"

#include <topoban/boards/klein_bottle.hpp>
#include <topoban/core/random.hpp>
#include <topoban/json/go/trace.hpp>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <istream>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>

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

TEST_CASE("a trace is bounded by the line, not as a whole") {
    // Thirteen lines of which each, with white space in it, is as long as a line may be.
    using board = klein_bottle<3, 4>;
    random_source random(4);
    const std::string text = random_trace(go_trace<board>(), go::state<board>{}, random, 12).value();
    std::string padded;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::string space(trace_line_limits.bytes - line.size(), ' ');
        padded += line.insert(1, space) + '\n';
    }
    REQUIRE(padded.size() > limits{}.bytes);
    CHECK_FALSE(verify_trace(padded, go_trace<board>()));
    std::istringstream in(padded);
    CHECK_FALSE(verify_trace(in, go_trace<board>()));
    padded.pop_back(); // the last newline
    CHECK_FALSE(verify_trace(padded, go_trace<board>()));

    const std::size_t fourth = 3 * (trace_line_limits.bytes + 1);
    const auto fault = verify_trace(padded.insert(fourth + 1, " "), go_trace<board>());
    REQUIRE(fault);
    CHECK(fault->ply == 3);
    CHECK(fault->why == over_limit(trace_line_limits.bytes));
}

TEST_CASE("a trace without end is read no further than a line") {
    struct : std::streambuf {
        std::size_t given = 0;
        char block[4096] = {};
        int_type underflow() override {
            given += sizeof block;
            setg(block, block, block + sizeof block);
            std::fill(block, block + sizeof block, ' ');
            return traits_type::to_int_type(block[0]);
        }
    } spaces;
    std::istream in(&spaces);
    const auto fault = verify_trace(in, go_trace<klein_bottle<3, 4>>());
    REQUIRE(fault);
    CHECK(fault->why == over_limit(trace_line_limits.bytes));
    CHECK(spaces.given < trace_line_limits.bytes + 2 * sizeof spaces.block);
}

TEST_CASE("a fault in a stream has the line and the pointer that it has in a text") {
    using board = klein_bottle<3, 4>;
    random_source random(4);
    const std::string text = random_trace(go_trace<board>(), go::state<board>{}, random, 6).value();
    for (const auto& [from, to] :
         {std::pair("\"ply\":4", "\"ply\":5"), std::pair("\"passes\":0", "\"passes\":\"0\""),
          std::pair("\"ply\":2,", ""), std::pair("\n", "\n\n"), std::pair("\n", "\r\n"),
          std::pair("\"action\":null", "\"action\":{\"type\":\"pass\"}")}) {
        const std::string changed = test::replaced(text, from, to);
        INFO(changed);
        std::istringstream in(changed);
        CHECK(verify_trace(in, go_trace<board>()) == verify_trace(changed, go_trace<board>()));
    }
    const auto fault =
        verify_trace(test::replaced(text, "\"ply\":4", "\"ply\":5"), go_trace<board>());
    REQUIRE(fault);
    CHECK(fault->ply == 4);
    CHECK(fault->why.pointer == "/ply");
    CHECK(verify_trace(test::replaced(text, "\n", "\n\n"), go_trace<board>())->ply == 1);
    CHECK(verify_trace(text + '\n', go_trace<board>())->ply == 6);
}

TEST_CASE("a stream that cannot be read is no empty trace") {
    std::ifstream folder(std::filesystem::temp_directory_path(), std::ios::binary);
    const auto fault = verify_trace(folder, go_trace<klein_bottle<3, 4>>());
    REQUIRE(fault);
    CHECK(fault->why == unreadable(EISDIR));
    std::istringstream failed;
    failed.setstate(std::ios::failbit);
    CHECK(verify_trace(failed, go_trace<klein_bottle<3, 4>>())->why == unreadable());
    CHECK(verify_trace("", go_trace<klein_bottle<3, 4>>())->why.code == error_code::syntax);
}

TEST_CASE("a fault prints its ply, field and values") {
    std::ostringstream out;
    out << trace_error{12, {error_code::mismatch, "/turn", 7, {}, "2", "1"}};
    CHECK(out.str() == "ply 12: /turn: mismatch at byte 7: found 2; expected 1");
}
