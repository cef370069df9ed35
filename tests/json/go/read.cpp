// SPDX-License-Identifier: MIT
#include <topoban/json/go/read.hpp>

#include "catch.hpp"
#include "support/text.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/json/go/write.hpp>

#include <string>
#include <vector>

using namespace topoban;
using namespace topoban::json;
using test::replaced;
using test::replaced_last;
using enum error_code;

namespace {

using board = grid<3, 1>;

// Black 0, White 2, Black 1 (captures 2), White 2 (captures 0 and 1), Black passes.
const std::string game =
    R"({"format":"surface-go-game","version":1,"graph":"go-grid-3x1-v1",)"
    R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":1,"actions":[)"
    R"({"type":"place","at":0},{"type":"place","at":2},{"type":"place","at":1},)"
    R"({"type":"place","at":2},{"type":"pass"}],)"
    R"("final":{"board":"002","turn":2,"passes":1,)"
    R"("history":["000","100","102","110","002"],"result":null}})"
    "\n";

const std::string study =
    R"({"format":"surface-go-study","version":1,"graph":"go-grid-3x1-v1",)"
    R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":-6,"setup":{"board":"020","turn":2},)"
    R"("actions":[{"type":"resign"}],)"
    R"("final":{"board":"020","turn":2,"passes":0,"history":["020"],)"
    R"("result":{"reason":"resign","winner":1}}})"
    "\n";

const std::string ended = R"({"format":"surface-go-game","version":1,"graph":"go-grid-3x1-v1",)"
                          R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":1,"actions":[)"
                          R"({"type":"place","at":1},{"type":"pass"},{"type":"pass"}],)"
                          R"("final":{"board":"010","turn":2,"passes":2,"history":["000","010"],)"
                          R"("result":{"reason":"passes","winner":1,"marginHalfPoints":5}}})"
                          "\n";

std::string without_newline(std::string text) {
    text.pop_back();
    return text;
}

const std::string analysis =
    R"({"format":"surface-go-analysis","version":1,"game":)" + without_newline(game) +
    R"(,"actions":[{"type":"pass"}],"final":{"board":"002","turn":1,"passes":2,)"
    R"("history":["000","100","102","110","002"],)"
    R"("result":{"reason":"passes","winner":2,"marginHalfPoints":-7}}})"
    "\n";

const std::string replay = R"({"format":"surface-go-replay","version":1,"record":)" +
                           without_newline(game) + R"(,"cursor":3})" + "\n";

const std::string diagram =
    R"({"format":"surface-go-diagram","version":1,"graph":"go-grid-3x1-v1",)"
    R"("komiHalfPoints":0,"board":"121","turn":null})"
    "\n";

struct fault_case {
    std::string text;
    error_code code;
    std::string pointer;
};

void check_faults(const std::vector<fault_case>& cases) {
    for (const fault_case& c : cases) {
        INFO(c.text);
        const auto read = read_go<board>(c.text);
        REQUIRE_FALSE(read);
        INFO(read.error());
        CHECK(read.error().code == c.code);
        CHECK(read.error().pointer == c.pointer);
    }
}

} // namespace

TEST_CASE("documents of every kind are read and written again byte for byte") {
    for (const std::string& text : {game, study, ended, analysis, replay, diagram}) {
        INFO(text);
        const auto read = read_go<board>(text);
        if (!read) FAIL(read.error());
        CHECK(*write_go(*read) == text);
    }
}

TEST_CASE("a game is its line of play") {
    const auto read = read_go_game<board>(game);
    REQUIRE(read);
    CHECK(read->kind() == format::go_game);
    CHECK(read->line.size() == 5);
    CHECK(read->line.cursor() == 5);
    CHECK(read->line.current().passes() == 1);
    CHECK(read->line.current().turn() == player::second);
    CHECK(read->line.current().at(2) == colour::white);
    CHECK(read->line.current().history().size() == 5);
}

TEST_CASE("an analysis keeps how much is known, a replay where it was viewed") {
    const auto whole = read_go_analysis<board>(analysis);
    REQUIRE(whole);
    CHECK(whole->known == 5);
    CHECK(whole->line.size() == 6);
    CHECK(whole->line.current().has_ended());
    const auto viewed = read_go_replay<board>(replay);
    REQUIRE(viewed);
    CHECK(viewed->kind() == format::go_game);
    CHECK(viewed->line.cursor() == 3);
    CHECK(viewed->line.size() == 5);
    const auto drawn = read_go_diagram<board>(diagram);
    REQUIRE(drawn);
    CHECK_FALSE(drawn->turn);
    CHECK(drawn->stones.white.contains(1));
    const auto begun = read_go_study<board>(study);
    REQUIRE(begun);
    CHECK(begun->kind() == format::go_study);
    CHECK(begun->line.start().turn() == player::second);
}

TEST_CASE("fields may come in any order, with white space between") {
    const std::string text =
        R"( { "turn" : 2 , "board" : "000", "version":1,)"
        "\r\n\t"
        R"("graph":"go-grid-3x1-v1","\u0066ormat":"surface-go-diagram", "komiHalfPoints" : -0})";
    CHECK(read_go<board>(replaced(text, "-0", "0")));
    CHECK(read_go<board>(text).error().pointer == "/komiHalfPoints");
}

TEST_CASE("a reader of one format names the other") {
    CHECK(read_go_game<board>(study).error().code == other_format);
    CHECK(read_go_game<board>(study).error().found == "surface-go-study");
    CHECK(read_go_game<board>(study).error().expected == "surface-go-game");
    CHECK(read_go_study<board>(game).error().found == "surface-go-game");
    CHECK(read_go_replay<board>(diagram).error().found == "surface-go-diagram");
    CHECK(read_go_diagram<board>(replay).error().found == "surface-go-replay");
    CHECK(read_go_analysis<board>(game).error().pointer == "/format");
    CHECK(read_go<grid<2, 1>>(diagram).error().pointer == "/graph");
}

TEST_CASE("structure is checked in text order, missing fields at the end") {
    check_faults({
        {"[]", wrong_type, ""},
        {"17", wrong_type, ""},
        {"{}", missing_field, "/format"},
        {replaced(game, "surface-go-game", "surface-go"), wrong_value, "/format"},
        {replaced(game, R"("version":1)", R"("version":2)"), wrong_value, "/version"},
        {replaced(game, R"("version":1,)", ""), missing_field, "/version"},
        {replaced(game, R"("format":)", R"("zzz":0,"format":)"), unknown_key, "/zzz"},
        {replaced(replaced(game, R"("format":)", R"("zzz":0,"format":)"), "-game", "-gam"),
         wrong_value, "/format"},
        {replaced(game, "go-grid-3x1-v1", "go-grid-1x3-v1"), wrong_value, "/graph"},
        {replaced(game, "psk-v1", "psk-v2"), wrong_value, "/rules"},
        {replaced(game, R"(Points":1)", R"(Points":7)"), wrong_value, "/komiHalfPoints"},
        {replaced(game, R"(Points":1)", R"(Points":"1")"), wrong_type, "/komiHalfPoints"},
        {replaced(game, R"("at":0})", R"("at":0)"), syntax, "/actions/0"},
        {replaced(game, R"("type":"place")", R"("type":"put")"), wrong_value, "/actions/0/type"},
        {replaced(game, R"("type":"place",)", ""), missing_field, "/actions/0/type"},
        {replaced(game, R"(,"at":2)", ""), missing_field, "/actions/1/at"},
        {replaced(game, R"("at":2)", R"("at":2,"at":2)"), duplicate_key, "/actions/1/at"},
        {replaced(game, R"("type":"pass")", R"("type":"pass","at":0)"), unknown_key,
         "/actions/4/at"},
        {replaced(game, R"("at":0)", R"("at":0.0)"), wrong_type, "/actions/0/at"},
        {replaced(game, R"({"type":"pass"})", "null"), wrong_type, "/actions/4"},
        {replaced(game, R"("002","turn")", R"("0020","turn")"), wrong_value, "/final/board"},
        {replaced(game, R"("002","turn")", R"("003","turn")"), wrong_value, "/final/board"},
        {replaced(game, R"("turn":2)", R"("turn":3)"), wrong_value, "/final/turn"},
        {replaced(game, R"("passes":1)", R"("passes":3)"), wrong_value, "/final/passes"},
        {replaced(game, R"("110")", R"("11")"), wrong_value, "/final/history/3"},
        {replaced(game, R"("110")", "110"), wrong_type, "/final/history/3"},
        {replaced(game, R"(,"result":null)", ""), missing_field, "/final/result"},
        {replaced(game, R"("result":null)", R"("result":0)"), wrong_type, "/final/result"},
        {replaced(ended, R"("winner":1)", R"("winner":3)"), wrong_value, "/final/result/winner"},
        {replaced(ended, R"(,"marginHalfPoints":5)", ""), missing_field,
         "/final/result/marginHalfPoints"},
        {replaced(study, R"("winner":1)", R"("winner":0)"), wrong_value, "/final/result/winner"},
        {replaced(study, R"("winner":1)", R"("winner":1,"marginHalfPoints":5)"), unknown_key,
         "/final/result/marginHalfPoints"},
        {replaced(study, R"("turn":2})", R"("turn":null})"), wrong_type, "/setup/turn"},
        {replaced(study, R"(,"turn":2})", "}"), missing_field, "/setup/turn"},
        {replaced(game, "\"final\"", "\"Final\""), unknown_key, "/Final"},
        {replaced(diagram, R"("turn":null)", R"("turn":0)"), wrong_value, "/turn"},
        {replaced(diagram, R"("turn":null)", R"("turn":1,"cursor":0)"), unknown_key, "/cursor"},
        {replaced(replay, R"("cursor":3)", R"("cursor":-1)"), wrong_value, "/cursor"},
        {replaced(replay, R"(,"cursor":3)", ""), missing_field, "/cursor"},
        {replaced(replay, "surface-go-game", "surface-go-replay"), other_format, "/record/format"},
        {replaced(analysis, "surface-go-game", "surface-go-study"), other_format, "/game/format"},
        {replaced(game, "\n", "{}"), syntax, ""},
    });
}

TEST_CASE("an action is refused at its index, after the structure and before the final position") {
    check_faults({
        {replaced(game, R"("at":0)", R"("at":3)"), refused_action, "/actions/0"},
        {replaced(game, R"("at":0)", R"("at":-1)"), refused_action, "/actions/0"},
        {replaced(game, R"("at":0)", R"("at":4294967296)"), refused_action, "/actions/0"},
        {replaced(game, R"({"type":"pass"})", R"({"type":"place","at":0})"), refused_action,
         "/actions/4"},
        {replaced(game, R"({"type":"pass"})", R"({"type":"pass"},{"type":"pass"},{"type":"pass"})"),
         refused_action, "/actions/6"},
        {replaced(analysis, R"("at":0)", R"("at":2)"), refused_action, "/game/actions/1"},
        {replaced_last(analysis, R"([{"type":"pass"}])", R"([{"type":"place","at":2}])"),
         refused_action, "/actions/0"},
        {replaced(replay, R"("at":0)", R"("at":2)"), refused_action, "/record/actions/1"},
        // a wrong action and a wrong board: the action; and a wrong type: the type
        {replaced(replaced(game, R"("at":0)", R"("at":3)"), R"("002","turn")", R"("000","turn")"),
         refused_action, "/actions/0"},
        {replaced(replaced(game, R"("at":0)", R"("at":3)"), R"("passes":1)", R"("passes":"1")"),
         wrong_type, "/final/passes"},
        // a fault in the continuation comes before one in the known game's final position
        {replaced_last(replaced(analysis, R"("turn":2,"passes":1)", R"("turn":1,"passes":1)"),
                       R"([{"type":"pass"}])", R"([{"type":"place","at":2}])"),
         refused_action, "/actions/0"},
        {replaced(study, R"("020","turn":2},)", R"("222","turn":2},)"), unstable_setup,
         "/setup/board"},
    });
    const auto read =
        read_go<board>(replaced(game, R"({"type":"pass"})", R"({"type":"place","at":0})"));
    CHECK(read.error().action == 4U);
    CHECK(read.error().offset == game.find(R"({"type":"pass"})"));
    CHECK(read.error().found == "superko at 0: the position of ply 2");
}

TEST_CASE("the final position is compared field by field, the cursor last") {
    check_faults({
        {replaced(game, R"("002","turn":2)", R"("020","turn":1)"), mismatch, "/final/board"},
        {replaced(game, R"("turn":2,"passes":1)", R"("turn":1,"passes":0)"), mismatch,
         "/final/turn"},
        {replaced(game, R"("passes":1)", R"("passes":2)"), mismatch, "/final/passes"},
        {replaced(game, R"("110","002"])", R"("011","001"])"), mismatch, "/final/history/3"},
        {replaced(game, R"(,"002"])", "]"), mismatch, "/final/history/4"},
        {replaced(game, R"("000",)", ""), mismatch, "/final/history/0"},
        {replaced(game, R"(["000","100","102","110","002"])", "[]"), mismatch, "/final/history/0"},
        {replaced(game, R"("002"])", R"("002","002"])"), mismatch, "/final/history/5"},
        {replaced(game, R"("result":null)", R"("result":{"reason":"resign","winner":1})"), mismatch,
         "/final/result"},
        {replaced(ended, R"({"reason":"passes","winner":1,"marginHalfPoints":5})", "null"),
         mismatch, "/final/result"},
        {replaced(ended, R"("winner":1,"marginHalfPoints":5)",
                  R"("winner":0,"marginHalfPoints":4)"),
         mismatch, "/final/result/winner"},
        {replaced(ended, R"("marginHalfPoints":5)", R"("marginHalfPoints":-5)"), mismatch,
         "/final/result/marginHalfPoints"},
        {replaced(ended, R"("reason":"passes","winner":1,"marginHalfPoints":5)",
                  R"("reason":"resign","winner":1)"),
         mismatch, "/final/result/reason"},
        {replaced(study, R"("winner":1)", R"("winner":2)"), mismatch, "/final/result/winner"},
        {replaced(analysis, R"("turn":2,"passes":1)", R"("turn":1,"passes":1)"), mismatch,
         "/game/final/turn"},
        {replaced(replaced(analysis, R"("turn":2,"passes":1)", R"("turn":1,"passes":1)"),
                  R"("turn":1,"passes":2)", R"("turn":2,"passes":2)"),
         mismatch, "/game/final/turn"},
        {replaced(analysis, R"("turn":1,"passes":2)", R"("turn":2,"passes":2)"), mismatch,
         "/final/turn"},
        {replaced(replay, R"("cursor":3)", R"("cursor":6)"), wrong_value, "/cursor"},
        {replaced(replaced(replay, R"("cursor":3)", R"("cursor":6)"), R"("passes":1)",
                  R"("passes":2)"),
         mismatch, "/record/final/passes"},
    });
}

TEST_CASE("a fault in the syntax comes before every other") {
    const std::string text = replaced(game, R"("version":1)", R"("version":2)");
    CHECK(read_go<board>(text.substr(0, text.size() - 2)).error().code == syntax);
    CHECK(read_go<board>(text).error().code == wrong_value);
}

TEST_CASE("diagnosis gives the longest legal prefix and the first fault") {
    const auto right = diagnose_go<board>(game);
    CHECK_FALSE(right.error);
    CHECK(right.longest->record()->line.size() == 5);

    const auto refused = diagnose_go<board>(replaced(game, R"("at":1)", R"("at":0)"));
    REQUIRE(refused.error);
    CHECK(refused.error->pointer == "/actions/2");
    CHECK(refused.longest->record()->line.size() == 2);

    const auto differs = diagnose_go<board>(replaced(game, R"("passes":1)", R"("passes":0)"));
    REQUIRE(differs.error);
    CHECK(differs.error->code == mismatch);
    CHECK(differs.longest->record()->line.size() == 5);

    const auto cut = diagnose_go<board>(game.substr(0, 100));
    REQUIRE(cut.error);
    CHECK_FALSE(cut.longest);
}

TEST_CASE("a user's own board has documents, too") {
    using star = table_graph<4>;
    const auto made = star::make("star", {{1, 2, 3}, {0}, {0}, {0}});
    REQUIRE(made);
    using state = go::state<star>;
    go_record<star> record{variation(*state::start(komi::half_points(8), *made)), std::nullopt};
    REQUIRE_FALSE(record.line.play(go::action::place(1)));
    const auto text = write_go(record);
    REQUIRE(text);
    CHECK(text->find(R"("graph":"go-star-v1")") != std::string::npos);
    const auto read = read_go_game<star>(*text, *made);
    REQUIRE(read);
    CHECK(same_position(read->line.current(), record.line.current()));
}
