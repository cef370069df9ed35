// SPDX-License-Identifier: MIT
#include <topoban/json/shogi/trace.hpp>

#include "catch.hpp"
#include "support/any_trace.hpp"
#include "support/iterations.hpp"
#include "support/text.hpp"

#include <topoban/core/random.hpp>
#include <topoban/json/text/read_file.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

using namespace topoban;
using test::replaced;

namespace {

/// A random game of the board as a trace.
template <class Army>
std::string made(std::uint64_t seed, int most) {
    random_source random(seed);
    return *json::random_trace(json::shogi_trace<Army>(), shogi::state<Army>(), random, most);
}

} // namespace

TEST_CASE("Every shogi trace of the conformance data verifies", "[conformance]") {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(TOPOBAN_FIXTURES "/traces"))
        if (entry.path().filename().string().starts_with("shogi-")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    CHECK(files.size() == 72);
    for (const auto& file : files) {
        const auto text = json::read_file(file);
        REQUIRE(text);
        INFO(file.filename());
        if (const auto fault = test::verify_any_trace(*text)) FAIL_CHECK(*fault);
    }
}

TEST_CASE("What is written as a trace verifies", "[json]") {
    const int plies = static_cast<int>(test::iterations(40));
    CHECK(!test::verify_any_trace(made<catalog::flat_shogi>(1, plies)));
    CHECK(!test::verify_any_trace(made<catalog::mobius_shogi>(2, plies)));
    CHECK(!test::verify_any_trace(made<catalog::klein_shogi>(3, plies)));
    CHECK(!test::verify_any_trace(made<catalog::genus_two_shogi>(4, plies)));
}

TEST_CASE("A trace that differs in any field is refused, with ply and field", "[json]") {
    const std::string good = made<catalog::flat_shogi>(5, 3);
    REQUIRE(!test::verify_any_trace(good));
    const auto field = [&](const std::string& from, const std::string& to) {
        const auto fault = test::verify_any_trace(replaced(good, from, to));
        return fault ? std::to_string(fault->ply) + fault->why.pointer : std::string("none");
    };
    CHECK(field("\"ply\":1", "\"ply\":2") == "1/ply");
    CHECK(field("\"turn\":\"A\"", "\"turn\":\"B\"") == "0/turn");
    CHECK(field("\"AL^\"", "\"AN^\"") == "0/board/0");
    CHECK(field("\"A\":{}", "\"A\":{\"P\":1}") == "0/hands/A/P");
    CHECK(field("\"check\":false", "\"check\":true") == "0/check");
    CHECK(field("\"0-9^\",", "") == "0/legal/0");
    CHECK(field("\"occurrences\":1", "\"occurrences\":2") == "0/occurrences");
    CHECK(field("\"result\":null", R"("result":{"winner":"A","reason":"resign"})") == "0/result");
    CHECK(field("shogi-flat-9x9-v1", "shogi-flat-8x8-v1") == "0/board_id");
    CHECK(field("\"ply\":1,", "") == "1/ply");
    CHECK(field("\"ply\":1,", "\"ply\":1,\"more\":1,") == "1/more");
    CHECK(field("\"ply\":1", "\"ply\":1.0") == "1/ply");
    CHECK(field("\"action\":null", "\"action\":\"0-9^\"") == "3/action");
    CHECK(test::verify_any_trace(good.substr(0, good.find('\n') + 1))->why.pointer == "/action");
    CHECK(test::verify_any_trace(""));
}

TEST_CASE("A trace's setup is input, and is checked as one", "[json]") {
    using trace = json::shogi_trace<catalog::flat_shogi>;
    shogi::position<81> drawn;
    drawn.put(4, shogi::piece(player::first, shogi::piece_type::king));
    drawn.put(76, shogi::piece(player::second, shogi::piece_type::king));
    drawn.hands[0].add(shogi::piece_type::gold, 2);
    drawn.turn = player::second;
    const auto start = *shogi::state<catalog::flat_shogi>::study(drawn);
    const std::string good =
        *json::write_trace(trace(), start, std::vector<shogi::action>{start.legal_actions()[0]});
    CHECK(!test::verify_any_trace(good));
    const auto setup = good.substr(good.find("\"setup\""));
    const auto pointer = [&](const std::string& from, const std::string& to) {
        const auto fault = test::verify_any_trace(replaced(good, setup, replaced(setup, from, to)));
        return fault ? fault->why.pointer : std::string("none");
    };
    CHECK(pointer("\"G\":2", "\"G\":0") == "/setup/hands/A/G");
    CHECK(pointer("\"G\":2", "\"K\":2") == "/setup/hands/A/K");
    CHECK(pointer("\"turn\":\"B\"", "\"turn\":\"C\"") == "/setup/turn");
    CHECK(pointer("\"BKv\"", "\"BK\"") == "/setup/board/76");
    CHECK(pointer("\"BKv\",", "") == "/setup/board");
    CHECK(pointer("\"BKv\"", "\"AK^\"") == "/setup");
}
