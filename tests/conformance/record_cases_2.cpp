// SPDX-License-Identifier: MIT
// Faults that record readers in the field have (the second list of cases of the conformance data), by
// their ids.
#include "catch.hpp"
#include "support/grouping_locale.hpp"
#include "support/text.hpp"

#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/tilings.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/crystal_go/write.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/write.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/write.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;
using test::replaced;
using enum error_code;

namespace {

using board = mobius_strip<9, 11>;

/// A record of one placement whose point is this.
std::string go_with_point(const std::string& at) {
    go_record<board> record{variation(go::state<board>()), std::nullopt};
    REQUIRE_FALSE(record.line.play(go::action::place(49)));
    return replaced(write_go(record).value(), "\"at\":49", "\"at\":" + at);
}

/// The same of CrystalGo: a flip or a placement.
std::string crystal_with_point(const crystal_go::action& played, const std::string& at) {
    crystal_go_record<side4> record;
    REQUIRE_FALSE(record.play(played));
    return replaced(write_crystal_go_game(record).value(), "\"at\":" + std::to_string(played.at),
                    "\"at\":" + at);
}

} // namespace

TEST_CASE("G210: a point that is not there is out of range in a record, and does not wrap") {
    for (const char* at : {"65529", "-7", "99"}) {
        CAPTURE(at);
        const auto read = read_go_game<board>(go_with_point(at));
        REQUIRE_FALSE(read);
        CHECK(read.error().code == refused_action);
        CHECK(read.error().pointer == "/actions/0");
        CHECK(read.error().found.starts_with("out-of-range"));
    }
    const auto crystal = [](const crystal_go::action& played, const char* at) {
        CAPTURE(at);
        const auto read = read_crystal_go_game<side4>(crystal_with_point(played, at));
        REQUIRE_FALSE(read);
        CHECK(read.error().code == refused_action);
        CHECK(read.error().pointer == "/actions/0");
        CHECK(read.error().found.starts_with("out-of-range"));
    };
    crystal(crystal_go::action::flip(38), "65529");
    crystal(crystal_go::action::flip(38), "61");
    crystal(crystal_go::action::place(0), "-4");
}

TEST_CASE("G226: an error is the same in every global locale") {
    const std::string text = go_with_point("1000000");
    const auto plain = read_go_game<board>(text);
    REQUIRE_FALSE(plain);
    const test::grouping_locale grouped;
    const auto again = read_go_game<board>(text);
    REQUIRE_FALSE(again);
    CHECK(again.error() == plain.error());
}

TEST_CASE("G223: a study with a stone off the board is refused in its document") {
    go_record<board> study{variation(*go::state<board>::study({{}, player::first})), std::nullopt};
    const std::string text = write_go(study).value();
    const auto read =
        read_go_study<board>(replaced(text, "\"setup\":{\"board\":\"", "\"setup\":{\"board\":\"1"));
    REQUIRE_FALSE(read);
    CHECK(read.error().code == wrong_value);
    CHECK(read.error().pointer == "/setup/board");
}

TEST_CASE(
    "S229: a record that ends with a king left attacked is refused there, and read up to it") {
    using army = catalog::flat_shogi;
    const auto position = shogi::parse_position<army::surface>(
        "p3k4/9/9/9/4r4/9/9/4S4/4K3P a -"); // the silver is pinned
    REQUIRE(position);
    shogi_record<army> record{variation(*shogi::state<army>::study(*position))};
    REQUIRE_FALSE(record.line.play(shogi::action::move(8, 17)));
    REQUIRE_FALSE(record.line.play(shogi::action::move(72, 63)));
    const std::string text = write_shogi(record).value();
    const std::string illegal =
        R"(,{"type":"move","from":13,"to":21,"promote":false,"facing":"^"}],"cursor")";
    const auto read = diagnose_shogi<army>(replaced(text, "],\"cursor\"", illegal));
    REQUIRE(read.error);
    CHECK(read.error->code == refused_action);
    CHECK(read.error->pointer == "/actions/2");
    CHECK(read.error->action == 2);
    CHECK(read.error->found.starts_with("king-left-attacked"));
    REQUIRE(read.longest);
    CHECK(read.longest->record()->line.size() == 2);
}

TEST_CASE("An ended game goes on in no document, not even as an analysis of itself") {
    go_record<board> record{variation(go::state<board>()), std::nullopt};
    REQUIRE_FALSE(record.line.play(go::action::pass()));
    REQUIRE_FALSE(record.line.play(go::action::pass()));
    record.known = 2;
    const std::string text = write_go(record).value();
    const std::string longer =
        replaced(text, "\"actions\":[],", "\"actions\":[{\"type\":\"pass\"}],");
    REQUIRE(longer != text);
    const auto read = read_go_analysis<board>(longer);
    REQUIRE_FALSE(read);
    CHECK(read.error().code == refused_action);
    CHECK(read.error().pointer == "/actions/0");
}
