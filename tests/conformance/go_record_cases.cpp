// SPDX-License-Identifier: MIT
// Faults that record readers in the field have (cases.md of the conformance data), by their ids.
#include "catch.hpp"
#include "support/text.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/write.hpp>
#include <topoban/json/text/read_file.hpp>

#include <chrono>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace topoban;
using namespace topoban::json;
using test::replaced;
using test::replaced_last;
using enum error_code;

namespace {

using g9 = grid<9, 9>;

template <class Board>
go_record<Board> played(const std::vector<int>& points, int half_points = 1) {
    go_record<Board> record{variation(*go::state<Board>::start(komi::half_points(half_points))),
                            std::nullopt};
    for (const int p : points)
        REQUIRE_FALSE(record.line.play(p < 0 ? go::action::pass() : go::action::place(p)));
    return record;
}
constexpr int pass = -1;

/// The valid record of B013: a ko on 9×9.
std::string ko_record() { return *write_go(played<g9>({0, 9, 10, pass, 2, 1})); }

template <class Board = g9>
error fault_in(std::string_view text) {
    const auto read = read_go<Board>(text);
    REQUIRE_FALSE(read);
    return read.error();
}

template <class Board = g9>
void is_refused(std::string_view text, error_code code, std::string_view pointer) {
    INFO(text);
    const error found = fault_in<Board>(text);
    INFO(found);
    CHECK(found.code == code);
    CHECK(found.pointer == pointer);
}

std::string with_action_at_end(const std::string& text, std::string_view action) {
    return replaced(text, "],\"final\"", "," + std::string(action) + "],\"final\"");
}

template <class Board>
bool takes_komi(const std::string& komi) {
    const std::string text = *write_go(played<Board>({}));
    return read_go_game<Board>(replaced(text, "\"komiHalfPoints\":1", "\"komiHalfPoints\":" + komi))
        .has_value();
}

} // namespace

TEST_CASE("B005: the importer refuses what play refuses") {
    const std::string text = *write_go(played<grid<3, 1>>({0, 2, 1, 2}));
    is_refused<grid<3, 1>>(with_action_at_end(text, R"({"type":"place","at":0})"), refused_action,
                           "/actions/4");
}

TEST_CASE("B011, B013: a record carries its whole history, and no other line's") {
    auto line = played<g9>({0, 9, 10, pass, 2, 1}).line;
    const auto s = line.current();
    REQUIRE(s.play(go::action::place(40)));
    CHECK(s.play(go::action::place(0)).error().reason == go::refusal_reason::superko);

    const auto loaded = read_go_game<g9>(ko_record());
    REQUIRE(loaded);
    const auto refused = loaded->line.current().why_refused(go::action::place(0));
    REQUIRE(refused);
    CHECK(refused->reason == go::refusal_reason::superko);

    const std::string text = ko_record();
    const std::size_t first = text.find("\"history\":[") + 11;
    const std::size_t end = text.find(']', first);
    std::string cut = text;
    cut.erase(first, end - 2 * 84 + 1 - first); // the last two colourings stay
    is_refused(cut, mismatch, "/final/history/0");
    std::string without = text;
    without.erase(first - 11, end + 2 - (first - 11));
    is_refused(without, missing_field, "/final/history");
}

TEST_CASE("B027: suicide in a record") {
    using board = grid<5, 5>;
    const std::string text = *write_go(played<board>({0, 2, 24, 6, 23, 5}));
    const error found = fault_in<board>(with_action_at_end(text, R"({"type":"place","at":1})"));
    CHECK(found.pointer == "/actions/6");
    CHECK(found.action == 6U);
    CHECK(found.found.starts_with("suicide"));
}

TEST_CASE("B043, B047: nothing after the end, and the resigner loses") {
    const std::string ended = *write_go(played<g9>({pass, pass}));
    is_refused(with_action_at_end(ended, R"({"type":"pass"})"), refused_action, "/actions/2");
    CHECK(fault_in(with_action_at_end(ended, R"({"type":"pass"})")).found == "ended");

    auto record = played<g9>({0});
    REQUIRE_FALSE(record.line.play(go::action::resign()));
    const std::string text = *write_go(record);
    CHECK(text.find(R"("result":{"reason":"resign","winner":1})") != std::string::npos);
    CHECK(*write_go(*read_go_game<g9>(text)) == text);
    is_refused(replaced(text, R"("winner":1)", R"("winner":2)"), mismatch, "/final/result/winner");
}

TEST_CASE("B049, B051: komi is an integer within the board's points, and has no default") {
    using mobius = mobius_strip<9, 11>;
    using klein = klein_bottle<9, 18>;
    CHECK(takes_komi<mobius>("198"));
    CHECK(takes_komi<mobius>("-198"));
    CHECK(takes_komi<klein>("324"));
    CHECK(takes_komi<klein>("-324"));
    CHECK(takes_komi<genus_two_staircase>("-324"));
    for (const char* komi : {"199", "-199", "4294967297", "-9223372036854775809", "1e2", "1.0",
                             "1e400", "\"\"", "null", "-0", "true", "[]"}) {
        INFO(komi);
        CHECK_FALSE(takes_komi<mobius>(komi));
    }
    CHECK_FALSE(takes_komi<klein>("325"));
    CHECK_FALSE(takes_komi<genus_two_staircase>("-325"));
    is_refused(replaced(ko_record(), R"("komiHalfPoints":1,)", ""), missing_field,
               "/komiHalfPoints");
}

TEST_CASE("B053: a study says who moves first") {
    using board = grid<5, 5>;
    const std::string text =
        R"({"format":"surface-go-study","version":1,"graph":"go-grid-5x5-v1",)"
        R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":1,)"
        R"("setup":{"board":"0000000000001000000000000","turn":2},)"
        R"("actions":[{"type":"place","at":0}],"final":{"board":"2000000000001000000000000",)"
        R"("turn":1,"passes":0,)"
        R"("history":["0000000000001000000000000","2000000000001000000000000"],"result":null}})"
        "\n";
    const auto read = read_go_study<board>(text);
    REQUIRE(read);
    CHECK(read->line.current().at(0) == colour::white);
    std::string black = replaced(text, R"(000","turn":2})", R"(000","turn":1})");
    is_refused<board>(black, mismatch, "/final/board");
    for (int i = 0; i < 2; ++i) black = replaced(black, "\"2000", "\"1000");
    CHECK(read_go_study<board>(replaced(black, R"("turn":1,"passes")", R"("turn":2,"passes")"))
              ->line.current()
              .at(0) == colour::black);
    is_refused<board>(replaced(text, R"(,"turn":2})", "}"), missing_field, "/setup/turn");
}

TEST_CASE("B055: a point that is not there, and a pass with a point") {
    using mobius = mobius_strip<9, 11>;
    const std::string text = *write_go(played<mobius>({0}));
    is_refused<mobius>(replaced(text, R"("at":0)", R"("at":99)"), refused_action, "/actions/0");
    CHECK(fault_in<mobius>(replaced(text, R"("at":0)", R"("at":99)")).found ==
          "out-of-range at 99");
    is_refused<mobius>(replaced(text, R"({"type":"place","at":0})", R"({"type":"pass","at":0})"),
                       unknown_key, "/actions/0/at");
}

TEST_CASE("B063: a key for the second time") {
    auto record = played<g9>({0, 9});
    const std::string text = *write_go_replay(record);
    REQUIRE(read_go_replay<g9>(text));
    is_refused(replaced(text, R"("record")", R"("cursor":0,"record")"), duplicate_key, "/cursor");
    is_refused(replaced(text, R"("record")", R"("cursor":2,"record")"), duplicate_key, "/cursor");
    is_refused(replaced(text, R"("record")", R"("\u0063ursor":2,"record")"), duplicate_key,
               "/cursor");
    is_refused(replaced(text, R"("final")", R"("actions":[],"final")"), duplicate_key,
               "/record/actions");
    is_refused(replaced(text, R"("at":9)", R"("at":9,"at":9)"), duplicate_key,
               "/record/actions/1/at");
}

TEST_CASE("B065: a byte-order mark, through string, stream and file") {
    const std::string text = "\xEF\xBB\xBF" + ko_record();
    const error expected = fault_in(text);
    CHECK(expected.code == byte_order_mark);
    CHECK(expected.offset == 0U);
    std::istringstream stream(text);
    CHECK(fault_in(*read_stream(stream)) == expected);
    const auto path = std::filesystem::temp_directory_path() / "topoban-bom.json";
    std::ofstream(path, std::ios::binary) << text;
    CHECK(fault_in(*read_file(path)) == expected);
    std::filesystem::remove(path);

    std::string wide = "\xFE\xFF";
    for (const char c : ko_record()) wide += {'\0', c};
    CHECK_FALSE(read_go<g9>(wide));
}

TEST_CASE("B067, B073: bad UTF-8 and NUL") {
    const std::string text = ko_record();
    for (const char* bad : {"\xFF", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82"})
        is_refused(replaced(text, "graph-area", bad), invalid_utf8, "/rules");
    is_refused(replaced(text, "graph-area", "\\ud800"), syntax, "/rules");
    const std::string nul(1, '\0');
    is_refused(text + nul, nul_byte, "");
    is_refused(replaced(text, "\"rules", "\"ru" + nul + "les"), nul_byte, "");
    is_refused(replaced(text, "graph-area", nul), nul_byte, "/rules");
    is_refused(replaced(text, "graph-area", "\\u0000"), wrong_value, "/rules");
}

TEST_CASE("B069: ten million brackets under an unknown key") {
    const std::string brackets(9'000'000, '[');
    for (const char* tail : {"", "]"}) {
        const std::string closed = *tail == '\0' ? "" : std::string(500'000, ']');
        const error found =
            fault_in(replaced(ko_record(), "\"rules", "\"x\":" + brackets + closed + ",\"rules"));
        CHECK(found.code == too_deep);
        CHECK(found.found == std::string(40, '['));
    }
}

TEST_CASE("B071: short inputs are refused within a millisecond each") {
    std::size_t count = 0;
    const auto start = std::chrono::steady_clock::now();
    const auto refuse = [&](std::string_view text) {
        ++count;
        if (read_go<g9>(text)) FAIL("accepted: " << text);
    };
    std::string text(1, '\0');
    for (int a = 0; a < 256; ++a) {
        text = std::string(1, static_cast<char>(a));
        refuse(text);
        text.push_back(' ');
        for (int b = 0; b < 256; ++b) {
            text[1] = static_cast<char>(b);
            refuse(text);
        }
    }
    const std::string_view structural = "{}[]:,\"\\/ 0-1.eEtfnu";
    for (const char a : structural)
        for (const char b : structural)
            for (const char c : structural) refuse(std::string{a, b, c});
    CHECK(count == 256 + 65536 + 8000);
    const auto spent = std::chrono::steady_clock::now() - start;
    CHECK(spent < std::chrono::milliseconds(1) * count);
}

TEST_CASE("B075, B077, B079: numbers are spelt as integers") {
    const std::string text = *write_go(played<g9>({49}));
    for (const char* at : {"49.0", "49.5", "4.9e1", "49e0", "-0", "\"49\"", "1e400", "-1e400",
                           "1e-400", "18446744073709551616"})
        is_refused(replaced(text, "\"at\":49", "\"at\":" + std::string(at)), wrong_type,
                   "/actions/0/at");
    is_refused(replaced(text, "\"at\":49", "\"at\":\"NaN\""), wrong_type, "/actions/0/at");
    is_refused(replaced(text, "\"at\":49", "\"at\":NaN"), syntax, "/actions/0");
    is_refused(replaced(text, "\"at\":49", "\"at\":Infinity"), syntax, "/actions/0");
    is_refused(replaced(text, "\"version\":1", "\"version\":\"1\""), wrong_type, "/version");
    is_refused(replaced(text, "\"at\":49", "\"at\":1" + std::string(310, '0')), number_too_long,
               "/actions/0/at");
    is_refused(replaced(text, "\"at\":49", "\"at\":" + std::string(1'000'000, '7')),
               number_too_long, "/actions/0/at");
}

TEST_CASE("B081: superko in a record") {
    const error found = fault_in(with_action_at_end(ko_record(), R"({"type":"place","at":0})"));
    CHECK(found.pointer == "/actions/6");
    CHECK(found.found == "superko at 0: the position of ply 5");
}

TEST_CASE("B083: versions and formats") {
    const std::string text = ko_record();
    for (const char* version : {"0", "2"})
        is_refused(replaced(text, "\"version\":1", "\"version\":" + std::string(version)),
                   wrong_value, "/version");
    for (const char* version : {"\"1\"", "1.0"})
        is_refused(replaced(text, "\"version\":1", "\"version\":" + std::string(version)),
                   wrong_type, "/version");
    is_refused(replaced(text, "\"version\":1,", ""), missing_field, "/version");
    is_refused(replaced(text, "surface-go-game", "surface-shogi-game"), other_format, "/format");
    CHECK(read_go_study<g9>(text).error().found == "surface-go-game");
}

TEST_CASE("B085: the index of a bad action") {
    const std::vector<int> points{0, 9, 10, 2, 1};
    const std::string text = *write_go(played<g9>(points));
    for (const std::size_t k : {std::size_t{0}, std::size_t{1}, points.size() - 1}) {
        const std::string action = "{\"type\":\"place\",\"at\":" + std::to_string(points[k]) + "}";
        const error found = fault_in(replaced(text, action, R"({"type":"place","at":81})"));
        CHECK(found.action == k);
        CHECK(found.pointer == "/actions/" + std::to_string(k));
    }
}

TEST_CASE("B087: a bad record yields no object and changes none") {
    const auto first = read_go_game<g9>(ko_record());
    REQUIRE(first);
    const std::string before = *write_go(*first);
    CHECK_FALSE(read_go_game<g9>(replaced(ko_record(), "\"at\":2", "\"at\":0")));
    CHECK(*write_go(*first) == before);
}
