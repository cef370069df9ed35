// SPDX-License-Identifier: MIT
#include <topoban/json/shogi_trace.hpp>

#include <topoban/catalog/armies.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/json/source.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

using namespace topoban;

namespace {

template <class Army>
std::optional<json::trace_difference> check(const std::string& text) {
    return json::check_shogi_trace<Army>(text);
}

std::optional<json::trace_difference> check_named(const std::string& name,
                                                  const std::string& text) {
    std::optional<json::trace_difference> found = json::trace_difference{0, name, "", "a board"};
    for (const std::string_view id :
         {catalog::flat_shogi::identifier, catalog::mobius_shogi::identifier,
          catalog::klein_shogi::identifier, catalog::genus_two_shogi::identifier})
        if (name.starts_with(id))
            found = *catalog::visit_shogi_army(
                id, [&](auto army) { return check<decltype(army)>(text); });
    return found;
}

/// A random game of the board as a trace.
template <class Army>
std::string random_trace(std::uint64_t seed, int most) {
    random_source random(seed);
    std::string text;
    const auto last =
        random_play(shogi::state<Army>{}, random, most,
                    [&](const auto& s, const auto& a) { text += json::shogi_trace_line(s, a); });
    return text + json::shogi_trace_line(last, std::nullopt);
}

void replace(std::string& text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
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
        const auto difference = check_named(file.filename().string(), *text);
        INFO(file.filename());
        if (difference) FAIL_CHECK(*difference);
    }
}

TEST_CASE("What is written as a trace verifies", "[json]") {
    const int plies = static_cast<int>(test::iterations(40));
    CHECK(!check<catalog::flat_shogi>(random_trace<catalog::flat_shogi>(1, plies)));
    CHECK(!check<catalog::mobius_shogi>(random_trace<catalog::mobius_shogi>(2, plies)));
    CHECK(!check<catalog::klein_shogi>(random_trace<catalog::klein_shogi>(3, plies)));
    CHECK(!check<catalog::genus_two_shogi>(random_trace<catalog::genus_two_shogi>(4, plies)));
}

TEST_CASE("A trace that differs in any field is refused, with ply and field", "[json]") {
    const std::string good = random_trace<catalog::flat_shogi>(5, 3);
    const auto field = [&](const std::string& from, const std::string& to) {
        std::string bad = good;
        replace(bad, from, to);
        const auto found = check<catalog::flat_shogi>(bad);
        return found ? found->field : std::string("none");
    };
    CHECK(field("\"ply\":1", "\"ply\":2") == "ply");
    CHECK(field("\"turn\":\"A\"", "\"turn\":\"B\"") == "turn");
    CHECK(field("\"AL^\"", "\"AN^\"") == "board");
    CHECK(field("\"A\":{}", "\"A\":{\"P\":1}") == "hands A");
    CHECK(field("\"check\":false", "\"check\":true") == "check");
    CHECK(field("\"0-9^\",", "") == "legal");
    CHECK(field("\"occurrences\":1", "\"occurrences\":2") == "occurrences");
    CHECK(field("\"result\":null", "\"result\":{\"winner\":\"A\",\"reason\":\"resign\"}") ==
          "result");
    CHECK(field("shogi-flat-9x9-v1", "shogi-klein-9x18-v1") == "board_id");
    CHECK(field("\"ply\":1,", "") == "/ply");
    CHECK(field("\"ply\":1,", "\"ply\":1,\"more\":1,") == "/more");
    CHECK(field("\"ply\":1", "\"ply\":1.0") == "/ply");
    CHECK(field("\"action\":null", "\"action\":\"0-9^\"") == "action");
    std::string cut = good.substr(0, good.find('\n') + 1);
    CHECK(check<catalog::flat_shogi>(cut)->field == "action");
    CHECK(check<catalog::flat_shogi>("")->field == "action");
    CHECK(!check<catalog::flat_shogi>(good));
}
