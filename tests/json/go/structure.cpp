// SPDX-License-Identifier: MIT
#include <topoban/json/go/structure.hpp>

#include "catch.hpp"

#include <topoban/boards/mobius_strip.hpp>
#include <topoban/json/text/parse.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;

namespace {

const go_board_info three_by_one{"go-grid-3x1-v1", 3};

/// A game whose actions no rule would allow and whose end is not where they lead.
const std::string game =
    R"({"format":"surface-go-game","version":1,"graph":"go-grid-3x1-v1",)"
    R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":-6,)"
    R"("actions":[{"type":"place","at":-7},{"at":99,"type":"place"},{"type":"resign"},)"
    R"({"type":"pass"}],"final":{"board":"222","turn":2,"passes":1,"history":["012","000"],)"
    R"("result":{"reason":"passes","winner":0,"marginHalfPoints":-9}}})";

const std::string analysis = R"({"format":"surface-go-analysis","version":1,"game":)" + game +
                             R"(,"actions":[{"type":"pass"}],"final":{"board":"000","turn":1,)"
                             R"("passes":0,"history":[],"result":null}})";

result<go_text, error> structure(const document& made, const go_board_info& info = three_by_one) {
    return read_go_structure(made, go_formats, info);
}

} // namespace

TEST_CASE("What a Go document's structure depends on", "[json]") {
    const auto info = go_board_info::of(mobius_strip<9, 11>{});
    CHECK(info.identifier == "go-mobius-9x11-v1");
    CHECK(info.points == 99);
}

TEST_CASE("A Go structure is read without playing: illegal actions and all", "[json]") {
    const auto made = parse(game);
    REQUIRE(made);
    const auto read = structure(*made);
    if (!read) FAIL(read.error());
    CHECK(read->as == format::go_game);
    CHECK(read->record.komi_half_points == -6);
    const go_segment& played = read->record.play;
    CHECK(played.actions == std::vector<go::action>{go::action::place(-7), go::action::place(99),
                                                    go::action::resign(), go::action::pass()});
    CHECK(played.final.board == "222");
    CHECK(played.final.turn == 2);
    CHECK(played.final.passes == 1);
    REQUIRE(played.final.result);
    CHECK(played.final.result->margin_half_points == -9);
    CHECK(played.at->pointer() == "/actions");
}

TEST_CASE("An analysis has two segments, a replay a cursor", "[json]") {
    const std::string text =
        R"({"format":"surface-go-replay","version":1,"record":)" + analysis + R"(,"cursor":5})";
    const auto made = parse(text);
    REQUIRE(made);
    const auto read = structure(*made);
    if (!read) FAIL(read.error());
    CHECK(read->as == format::go_replay);
    CHECK(read->record.kind == format::go_analysis);
    CHECK(read->record.play.actions.size() == 4);
    CHECK(read->record.continuation.actions.size() == 1);
    CHECK(read->record.continuation.final.at->pointer() == "/record/final");
    CHECK(read->cursor.ply == 5);
    CHECK(go_board_of(*made) == "go-grid-3x1-v1");
}

TEST_CASE("A diagram may leave the side to move open", "[json]") {
    const auto made = parse(R"({"format":"surface-go-diagram","version":1,)"
                            R"("graph":"go-grid-3x1-v1","komiHalfPoints":6,"board":"121",)"
                            R"("turn":null})");
    REQUIRE(made);
    const auto read = structure(*made);
    if (!read) FAIL(read.error());
    CHECK(read->diagram.board == "121");
    CHECK(read->diagram.komi_half_points == 6);
    CHECK_FALSE(read->diagram.turn);
}

TEST_CASE("The board an incomplete document gives is found where its format puts it", "[json]") {
    const auto board = [](const char* text) {
        const auto made = parse(text);
        REQUIRE(made);
        return std::string(go_board_of(*made).value_or("none"));
    };
    CHECK(board(R"({"graph":"here","format":"surface-go-study"})") == "here");
    CHECK(board(R"({"format":"surface-go-analysis","graph":"no","game":{"graph":"here"}})") ==
          "here");
    CHECK(board(R"({"format":"surface-go-replay","record":{"format":"surface-go-analysis",)"
                R"("game":{"graph":"here"}}})") == "here");
    CHECK(board(R"({"format":"surface-go-game","graph":9})") == "none");
    CHECK(board("[]") == "none");
}

TEST_CASE("Without a known board the fault is the board, unless one comes before", "[json]") {
    const auto made = parse(game);
    REQUIRE(made);
    const auto read = structure(*made, {"", std::nullopt});
    REQUIRE_FALSE(read);
    CHECK(read.error().pointer == "/graph");
    CHECK(read.error().code == error_code::wrong_value);
    CHECK(read.error().expected == catalog::unknown_go_board().known);
}
