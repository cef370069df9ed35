// SPDX-License-Identifier: MIT
#include <topoban/json/crystal_go/read.hpp>

#include "catch.hpp"
#include "support/text.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/core/random.hpp>
#include <topoban/json/crystal_go/write.hpp>

#include <chrono>
#include <string>
#include <vector>

using namespace topoban;
using namespace topoban::json;
using crystal_go::action;
using test::replaced;
using test::replaced_last;
using enum error_code;

namespace {

// The flip of case B133, by White: it captures point 2.
const std::string game =
    R"({"format":"crystal-go-game","version":1,"rules":"crystal-go-side4-v1","komi":0,"actions":[)"
    R"({"type":"place","player":1,"at":2,"captured":[]},)"
    R"({"type":"place","player":2,"at":1,"captured":[]},)"
    R"({"type":"place","player":1,"at":60,"captured":[]},)"
    R"({"type":"place","player":2,"at":3,"captured":[]},)"
    R"({"type":"place","player":1,"at":59,"captured":[]},)"
    R"({"type":"place","player":2,"at":8,"captured":[]},)"
    R"({"type":"pass","player":1,"captured":[]},)"
    R"({"type":"flip","player":2,"at":7,"captured":[2]}],)"
    R"("cursor":3,"final":{"position":")"
    R"(0202000020000000000000000000000000000000000000000000000000011:)";

std::string key_of(const std::vector<action>& actions) {
    crystal_go::state<side4> s;
    for (const action& a : actions) s = s.play(a).value();
    return to_text(s.position());
}

const std::vector<action> actions{action::place(2), action::place(1),  action::place(60),
                                  action::place(3), action::place(59), action::place(8),
                                  action::pass(),   action::flip(7)};

std::string record() {
    return game + key_of(actions).substr(62) + R"(","turn":1,"passes":0,"result":null}})" + "\n";
}

std::string lone_stone() {
    const auto key = key_of({action::place(30)});
    return R"({"format":"crystal-go-game","version":1,"rules":"crystal-go-side4-v1","komi":0,)"
           R"("actions":[{"type":"place","player":1,"at":30,"captured":[]},)"
           R"({"type":"pass","player":2,"captured":[]},{"type":"pass","player":1,"captured":[]}],)"
           R"("cursor":0,"final":{"position":")" +
           key +
           R"(","turn":2,"passes":2,"result":{"reason":"passes","winner":1,)"
           R"("marginHalfPoints":122,"area":[61,0,0]}}})" +
           "\n";
}

std::string resigned() {
    return R"({"format":"crystal-go-game","version":1,"rules":"crystal-go-side4-v1","komi":0,)"
           R"("actions":[{"type":"resign","player":1,"captured":[]}],)"
           R"("cursor":1,"final":{"position":")" +
           key_of({}) + R"(","turn":1,"passes":0,"result":{"reason":"resign","winner":2}}})" + "\n";
}

void check_fault(const std::string& text, error_code code, const std::string& pointer,
                 std::optional<std::size_t> index = {}) {
    INFO(text);
    const auto read = read_crystal_go_game<side4>(text);
    REQUIRE_FALSE(read.has_value());
    INFO(read.error());
    CHECK(read.error().code == code);
    CHECK(read.error().pointer == pointer);
    CHECK(read.error().action == index);
}

} // namespace

TEST_CASE("CrystalGo records are read and written again byte for byte") {
    for (const std::string& text : {record(), lone_stone(), resigned()}) {
        const auto read = read_crystal_go_game<side4>(text);
        INFO(text);
        if (!read) FAIL(read.error());
        CHECK(write_crystal_go_game(*read).value() == text);
    }
}

TEST_CASE("a record is its whole line, viewed at the cursor") {
    const auto read = read_crystal_go_game<side4>(record());
    REQUIRE(read.has_value());
    CHECK(read->line.actions() == actions);
    CHECK(read->line.cursor() == 3);
    CHECK(read->line.last().at(2) == colour::empty);
    CHECK(read->line.start().started_as() == origin::game);
}

TEST_CASE("structure faults of CrystalGo records") {
    const std::string good = record();
    check_fault(replaced(good, "crystal-go-game", "surface-go-game"), other_format, "/format");
    check_fault(replaced(good, "\"version\":1", "\"version\":2"), wrong_value, "/version");
    check_fault(replaced(good, "crystal-go-side4-v1", "crystal-go-side5-v1"), wrong_value,
                "/rules");
    check_fault(replaced(good, "\"komi\":0", "\"komi\":1"), wrong_value, "/komi");
    check_fault(replaced(good, "\"komi\":0,", ""), missing_field, "/komi");
    check_fault(replaced(good, "\"cursor\":3,", ""), missing_field, "/cursor");
    check_fault(replaced(good, "\"cursor\":3", "\"cursor\":-1"), wrong_value, "/cursor");
    check_fault(replaced(good, "\"cursor\":3", "\"cursor\":3.0"), wrong_type, "/cursor");
    check_fault(replaced(good, "\"at\":2,", ""), missing_field, "/actions/0/at");
    check_fault(replaced(good, "\"player\":1,", ""), missing_field, "/actions/0/player");
    check_fault(replaced(good, ",\"captured\":[]", ""), missing_field, "/actions/0/captured");
    check_fault(replaced(good, "\"captured\":[]", "\"captured\":[\"1\"]"), wrong_type,
                "/actions/0/captured/0");
    check_fault(replaced(good, "\"player\":1", "\"player\":0"), wrong_value, "/actions/0/player");
    check_fault(replaced(good, "\"type\":\"pass\"", "\"type\":\"pass\",\"at\":0"), unknown_key,
                "/actions/6/at");
    check_fault(replaced(good, "\"type\":\"pass\"", "\"type\":\"drop\""), wrong_value,
                "/actions/6/type");
    check_fault(replaced(good, "0202", "020"), wrong_value, "/final/position");
    check_fault(replaced(good, "0202", "0302"), wrong_value, "/final/position");
    check_fault(replaced(good, "011:", "0110"), wrong_value, "/final/position");
    check_fault(replaced_last(good, "f", "F"), wrong_value, "/final/position");
    check_fault(replaced(good, "\"result\":null", "\"result\":null,\"name\":\"\""), unknown_key,
                "/final/name");
    check_fault(replaced(lone_stone(), "[61,0,0]", "[61,0]"), wrong_value, "/final/result/area");
    check_fault(replaced(lone_stone(), "[61,0,0]", "[61,0,0,0]"), wrong_value,
                "/final/result/area/3");
    check_fault(replaced(resigned(), "\"winner\":2", "\"winner\":0"), wrong_value,
                "/final/result/winner");
    check_fault(replaced(resigned(), "\"winner\":2", "\"winner\":2,\"marginHalfPoints\":0"),
                unknown_key, "/final/result/marginHalfPoints");
}

TEST_CASE("each action of a record is replayed, with its evidence") {
    const std::string good = record();
    check_fault(replaced(good, "\"player\":2", "\"player\":1"), mismatch, "/actions/1/player", 1);
    check_fault(replaced(good, "\"at\":1,", "\"at\":2,"), refused_action, "/actions/1", 1);
    check_fault(replaced(good, "\"at\":1,", "\"at\":61,"), refused_action, "/actions/1", 1);
    check_fault(replaced(good, "\"at\":1,", "\"at\":4294967296,"), refused_action, "/actions/1", 1);
    check_fault(replaced(good, "\"at\":7,", "\"at\":30,"), refused_action, "/actions/7", 7);
    check_fault(replaced(good, "\"captured\":[2]", "\"captured\":[]"), mismatch,
                "/actions/7/captured", 7);
    check_fault(replaced(good, "\"captured\":[2]", "\"captured\":[2,2]"), mismatch,
                "/actions/7/captured", 7);
    check_fault(replaced(good, "\"captured\":[]", "\"captured\":[0]"), mismatch,
                "/actions/0/captured", 0);
    // Black's own flip there is suicide.
    check_fault(replaced(replaced(good, R"({"type":"pass","player":1,"captured":[]},)", ""),
                         R"("flip","player":2)", R"("flip","player":1)"),
                refused_action, "/actions/6", 6);
}

TEST_CASE("the endpoint is compared field by field, then the cursor") {
    const std::string good = record();
    check_fault(replaced(good, "0202000020", "0202000000"), mismatch, "/final/position");
    // Another edge set: the start's, before the flip.
    check_fault(replaced(good, key_of(actions).substr(62), key_of({}).substr(62)), mismatch,
                "/final/position");
    check_fault(replaced(good, "\"turn\":1", "\"turn\":2"), mismatch, "/final/turn");
    check_fault(replaced(good, "\"passes\":0", "\"passes\":1"), mismatch, "/final/passes");
    check_fault(replaced(good, "\"result\":null", R"("result":{"reason":"resign","winner":2})"),
                mismatch, "/final/result");
    check_fault(replaced(good, "\"cursor\":3", "\"cursor\":9"), wrong_value, "/cursor");
    check_fault(
        replaced(replaced(good, "\"cursor\":3", "\"cursor\":9"), "\"turn\":1", "\"turn\":2"),
        mismatch, "/final/turn");

    const std::string ended = lone_stone();
    check_fault(replaced(ended, "\"winner\":1", "\"winner\":2"), mismatch, "/final/result/winner");
    check_fault(replaced(ended, "122", "121"), mismatch, "/final/result/marginHalfPoints");
    check_fault(replaced(ended, "[61,0,0]", "[60,0,1]"), mismatch, "/final/result/area/0");
    check_fault(replaced(ended, "[61,0,0]", "[61,0,1]"), mismatch, "/final/result/area/2");
    check_fault(replaced(resigned(), "\"winner\":2", "\"winner\":1"), mismatch,
                "/final/result/winner");
    check_fault(replaced(resigned(), R"({"reason":"resign","winner":2})", "null"), mismatch,
                "/final/result");
    check_fault(replaced(ended, R"(}],"cursor")",
                         R"(},{"type":"pass","player":2,"captured":[]}],"cursor")"),
                refused_action, "/actions/3", 3);
}

TEST_CASE("the key of the start is that of the conformance data's edges") {
    CHECK(key_of({}) == std::string(61, '0') + ":dbd773bbcee76f73b9de7739ddcee79dcef4edf");
}

TEST_CASE("diagnosis gives the longest right prefix and the first fault") {
    const auto found =
        diagnose_crystal_go_game<side4>(replaced(record(), "\"captured\":[2]", "\"captured\":[3]"));
    REQUIRE(found.longest.has_value());
    CHECK(found.longest->line.size() == 7);
    REQUIRE(found.error.has_value());
    CHECK(found.error->found == "an array");
    CHECK(found.error->expected == "{2}");
    CHECK_FALSE(diagnose_crystal_go_game<side4>("[]").longest.has_value());
    CHECK_FALSE(diagnose_crystal_go_game<side4>(record()).error.has_value());
}

TEST_CASE("a text over two mebibytes is refused") {
    std::string text = record();
    text.append(2'097'152 - text.size(), ' ');
    CHECK(read_crystal_go_game<side4>(text).has_value());
    text += ' ';
    check_fault(text, error_code::over_limit, "");
}

TEST_CASE("another start has records of its own") {
    crystal_go_record<empty_box<2>> record;
    REQUIRE_FALSE(record.play(action::flip(9)).has_value());
    const std::string text = write_crystal_go_game(record).value();
    CHECK(text.find("crystal-go-empty-box-2-v1") != std::string::npos);
    CHECK(write_crystal_go_game(read_crystal_go_game<empty_box<2>>(text).value()).value() == text);
    check_fault(text, wrong_value, "/rules");
}

TEST_CASE("a record takes a fifth of a second to read at the most") {
    crystal_go_record<side4> record;
    random_source random(4096);
    while (record.room() != record_room::limit_reached) {
        const auto& now = record.line.current();
        const auto legal = now.legal_actions();
        const auto lively = static_cast<std::uint32_t>(legal.size() - 1); // all but the pass
        REQUIRE((lively > 0 || now.passes() == 0));
        REQUIRE_FALSE(record.play(legal[lively == 0 ? 0 : random.below(lively)]).has_value());
    }
    const std::string text = write_crystal_go_game(record).value();
    const auto begin = std::chrono::steady_clock::now();
    const auto read = read_crystal_go_game<side4>(text);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    REQUIRE(read.has_value());
    CHECK(read->line.size() == 4096);
#ifdef NDEBUG
    constexpr double most = 0.2;
#else
    constexpr double most = 5;
#endif
    CHECK(taken.count() < most);

    // One action more is more than a record may have.
    const std::string more = replaced_last(
        text, "],\"cursor\"", R"(,{"type":"pass","player":1,"captured":[]}],"cursor")");
    check_fault(more, error_code::over_limit, "/actions/4096");
}
