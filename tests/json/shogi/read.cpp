// SPDX-License-Identifier: MIT
#include <topoban/json/shogi/read.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/text.hpp"

#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/json/shogi/write.hpp>

#include <string>
#include <vector>

using namespace topoban;
using namespace topoban::json;
using catalog::flat_shogi;
using catalog::klein_shogi;
using catalog::mobius_shogi;
using test::replaced;
using test::replaced_last;
using enum error_code;

namespace {

const std::string game =
    R"({"format":"surface-shogi-game","version":1,"graph":"shogi-flat-9x9-v1",)"
    R"("rules":"surface-shogi-v0.2","actions":[)"
    R"({"type":"move","from":20,"to":29,"promote":false,"facing":"^"},)"
    R"({"type":"move","from":60,"to":51,"promote":false,"facing":"v"},)"
    R"({"type":"move","from":10,"to":70,"promote":true,"facing":"^"}],"cursor":2,)"
    R"("final":{"position":"lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b B",)"
    R"("check":false,"occurrences":1,"result":null}})"
    "\n";

const std::string study =
    R"({"format":"surface-shogi-study","version":1,"graph":"shogi-mobius-9x11-v1",)"
    R"("rules":"surface-shogi-v0.2","setup":"4k4/9/9/8N/9/9/9/9/9/9/4K4 a P","actions":[)"
    R"({"type":"move","from":71,"to":9,"promote":true,"facing":"v"},{"type":"resign"}],"cursor":0,)"
    R"("final":{"position":"4k4/9/9/9/9/9/9/9/9/+N'8/4K4 b P","check":false,"occurrences":1,)"
    R"("result":{"reason":"resign","winner":"A"}}})"
    "\n";

const std::string experiment =
    R"({"format":"surface-shogi-experiment","version":1,"graph":"shogi-flat-9x9-v1",)"
    R"("rules":"surface-shogi-v0.2","relaxed":{"eitherArmy":true,"kingSafety":false},)"
    R"("setup":"4k4/9/9/9/4r4/9/9/4R4/4K4 a P","actions":[)"
    R"({"type":"move","player":"A","from":13,"to":14,"promote":false,"facing":"^"},)"
    R"({"type":"drop","player":"A","piece":"P","to":30}],"cursor":2,)"
    R"("final":{"position":"4k4/9/9/9/4r4/3P5/9/5R3/4K4 b -","check":false,"occurrences":1}})"
    "\n";

const std::string diagram =
    R"({"format":"surface-shogi-diagram","version":1,"graph":"shogi-klein-9x18-v1",)"
    R"("position":"9/9/9/9/9/9/9/9/9/9/9/9/9/9/9/9/9/+R'8 b 2p"})"
    "\n";

struct fault_case {
    std::string text;
    error_code code;
    std::string pointer;
};

std::string said(const std::string& text) {
    const auto read = read_shogi_on_any_board(text, [](const auto& d) { return *write_shogi(d); });
    if (read) return *read;
    std::ostringstream why;
    why << read.error();
    return why.str();
}

void check_faults(const std::vector<fault_case>& cases) {
    for (const fault_case& c : cases) {
        INFO(c.text);
        const auto read = read_shogi_on_any_board(c.text, [](const auto&) { return 0; });
        REQUIRE_FALSE(read);
        INFO(read.error());
        CHECK(read.error().code == c.code);
        CHECK(read.error().pointer == c.pointer);
    }
}

} // namespace

TEST_CASE("shogi documents of every kind are read and written again byte for byte") {
    for (const std::string& text : {game, study, experiment, diagram}) CHECK(said(text) == text);
}

TEST_CASE("a game is its line of play, viewed at its cursor") {
    const auto read = read_shogi_game<flat_shogi>(game);
    REQUIRE(read);
    CHECK(read->line.size() == 3);
    CHECK(read->line.cursor() == 2);
    CHECK(read->line.last().hand_of(player::first).holds(shogi::piece_type::bishop));
    const auto begun = read_shogi_study<mobius_shogi>(study);
    REQUIRE(begun);
    CHECK(begun->kind() == format::shogi_study);
    CHECK(begun->line.last().has_ended());
    const auto tried = read_shogi_experiment<flat_shogi>(experiment);
    REQUIRE(tried);
    CHECK(tried->line.current().turn() == player::second);
    const auto drawn = read_shogi_diagram<klein_shogi>(diagram);
    REQUIRE(drawn);
    CHECK(drawn->position.at(0).faces() == shogi::facing::down);
}

TEST_CASE("a reader of one shogi format names the other, and the board") {
    CHECK(read_shogi_game<flat_shogi>(study).error().code == other_format);
    CHECK(read_shogi_game<flat_shogi>(experiment).error().found == "surface-shogi-experiment");
    CHECK(read_shogi_diagram<flat_shogi>(game).error().found == "surface-shogi-game");
    CHECK(read_shogi_game<klein_shogi>(game).error().pointer == "/graph");
}

TEST_CASE("the structure of shogi documents is checked in text order") {
    const auto with = [](const std::string& from, const std::string& to) {
        return replaced(game, from, to);
    };
    check_faults({
        {with("\"version\":1", "\"version\":2"), wrong_value, "/version"},
        {with("shogi-flat-9x9-v1", "shogi-flat-8x8-v1"), wrong_value, "/graph"},
        {with("\"graph\":\"shogi-flat-9x9-v1\",", ""), missing_field, "/graph"},
        {with("surface-shogi-v0.2", "surface-shogi-v0.3"), wrong_value, "/rules"},
        {with("\"promote\":false,", ""), missing_field, "/actions/0/promote"},
        {with("\"promote\":false", "\"promote\":0"), wrong_type, "/actions/0/promote"},
        {with("\"facing\":\"^\"", "\"facing\":\"up\""), wrong_value, "/actions/0/facing"},
        {with("\"facing\":\"^\"", "\"facing\":null"), wrong_type, "/actions/0/facing"},
        {with("\"from\":20", "\"from\":20.0"), wrong_type, "/actions/0/from"},
        {with("\"from\":20", "\"from\":20,\"from\":20"), duplicate_key, "/actions/0/from"},
        {with("\"type\":\"move\",", "\"type\":\"pass\","), wrong_value, "/actions/0/type"},
        {with("\"type\":\"move\",", ""), missing_field, "/actions/0/type"},
        {with("\"type\":\"move\",", "\"type\":\"resign\","), unknown_key, "/actions/0/from"},
        {with("\"type\":\"move\",", "\"type\":\"move\",\"player\":\"A\","), unknown_key,
         "/actions/0/player"},
        {with("\"cursor\":2,", ""), missing_field, "/cursor"},
        {with("\"cursor\":2,", "\"cursor\":-1,"), wrong_value, "/cursor"},
        {with("\"check\":false,", ""), missing_field, "/final/check"},
        {with("+B1/pppppp", "+B1/ppppp"), wrong_value, "/final/position"},
        {with(" b B\"", " b 1B\""), wrong_value, "/final/position"},
        {replaced(experiment, "\"player\":\"A\",", ""), missing_field, "/actions/0/player"},
        {replaced(experiment, "\"kingSafety\":false", "\"kingSafety\":\"no\""), wrong_type,
         "/relaxed/kingSafety"},
        {replaced(experiment, "\"type\":\"drop\"", "\"type\":\"resign\""), wrong_value,
         "/actions/1/type"},
        {replaced(experiment, "\"piece\":\"P\"", "\"piece\":\"K\""), wrong_value,
         "/actions/1/piece"},
        {replaced(experiment, "\"occurrences\":1", "\"occurrences\":1,\"result\":null"),
         unknown_key, "/final/result"},
        {replaced(diagram, "2p\"", "2p\",\"cursor\":0"), unknown_key, "/cursor"},
    });
}

TEST_CASE("setups, actions, the end and the cursor of shogi documents are judged in this order") {
    check_faults({
        {replaced(study, "4k4/9", "4k5/9"), wrong_value, "/setup"},
        {replaced(study, "\"4k4/9", "\"2k1k4/9"), unstable_setup, "/setup"},
        {replaced(diagram, "+R'8", "+G'8"), unstable_setup, "/position"},
        {replaced(game, "\"to\":29", "\"to\":38"), refused_action, "/actions/0"},
        {replaced(game, "\"to\":51", "\"to\":81"), refused_action, "/actions/1"},
        {replaced(game, "\"to\":70,\"promote\":true,\"facing\":\"^\"",
                  "\"to\":70,\"promote\":true,\"facing\":\"v\""),
         refused_action, "/actions/2"},
        {replaced(study, "\"to\":9,\"promote\":true", "\"to\":9,\"promote\":false"), refused_action,
         "/actions/0"},
        {replaced(game, " b B\"", " b -\""), mismatch, "/final/position"},
        {replaced(game, "\"check\":false", "\"check\":true"), mismatch, "/final/check"},
        {replaced(game, "\"occurrences\":1", "\"occurrences\":2"), mismatch, "/final/occurrences"},
        {replaced(game, "\"result\":null", R"("result":{"reason":"resign","winner":"A"})"),
         mismatch, "/final/result"},
        {replaced(study, "\"winner\":\"A\"", "\"winner\":\"B\""), mismatch, "/final/result/winner"},
        {replaced(study, "\"reason\":\"resign\"", "\"reason\":\"repetition\""), mismatch,
         "/final/result/reason"},
        {replaced(game, "\"cursor\":2", "\"cursor\":4"), wrong_value, "/cursor"},
    });
    const auto partly = diagnose_shogi<flat_shogi>(replaced(game, "\"to\":70", "\"to\":71"));
    REQUIRE(partly.longest);
    CHECK(partly.longest->record()->line.size() == 2);
    CHECK(partly.error->action == 2);
}

TEMPLATE_TEST_CASE("random shogi games are written and read again", "[laws]", flat_shogi,
                   mobius_shogi, klein_shogi, catalog::genus_two_shogi) {
    using state = shogi::state<TestType>;
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(3); ++i) {
        shogi_record<TestType> record{variation(state())};
        static_cast<void>(random_play(state(), random, 150, [&](const auto&, const auto& a) {
            REQUIRE(!record.line.play(a));
        }));
        record.line.go_to(record.line.size() / 2);
        const auto text = write_shogi(record);
        REQUIRE(text);
        CHECK(said(*text) == *text);
    }
}
