// SPDX-License-Identifier: MIT
#include <topoban/json/shogi/structure.hpp>

#include "catch.hpp"
#include "support/text.hpp"

#include <topoban/json/text/parse.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;
using shogi::action;
using shogi::piece_type;

namespace {

/// A game whose actions no rule would allow and whose end is not where they lead.
const std::string game =
    R"({"format":"surface-shogi-game","version":1,"graph":"shogi-flat-9x9-v1",)"
    R"("rules":"surface-shogi-v0.2","actions":[)"
    R"({"type":"move","from":-7,"to":99,"promote":true,"facing":"v"},)"
    R"({"to":40,"piece":"L","type":"drop"},{"type":"resign"},{"type":"agree-draw"}],"cursor":12,)"
    R"("final":{"position":"9/9/9/9/9/9/9/9/4K4 b 2P","check":true,"occurrences":7,)"
    R"("result":{"reason":"perpetual-check","winner":"B"}}})";

const std::string experiment =
    R"({"format":"surface-shogi-experiment","version":1,"graph":"shogi-flat-9x9-v1",)"
    R"("rules":"surface-shogi-v0.2","relaxed":{"eitherArmy":true,"kingSafety":false},)"
    R"("setup":"9/9/9/9/9/9/9/9/4K4 a -",)"
    R"("actions":[{"type":"drop","player":"B","piece":"G","to":3}],"cursor":0,)"
    R"("final":{"position":"9/9/9/9/9/9/9/9/9 a -","check":false,"occurrences":1}})";

result<shogi_text, error> structure(const document& made) {
    return read_shogi_structure(made, shogi_formats, shogi_board_info::of<catalog::flat_shogi>());
}

} // namespace

TEST_CASE("What a shogi document's structure depends on", "[json]") {
    const auto info = shogi_board_info::of<catalog::mobius_shogi>();
    CHECK(info.identifier == "shogi-mobius-9x11-v1");
    CHECK_FALSE(info.why_no_position("9/9/9/9/9/G'8/9/9/9/9/9 a -"));
    CHECK(info.why_no_position("9/9/9/9/9/9/9/9/9 a -")->offset == 17);
}

TEST_CASE("A shogi structure is read without playing: illegal actions and all", "[json]") {
    const auto made = parse(game);
    REQUIRE(made);
    const auto read = structure(*made);
    if (!read) FAIL(read.error());
    CHECK(read->as == format::shogi_game);
    REQUIRE(read->actions.size() == 4);
    CHECK(read->actions[0].what ==
          action::move(-7, 99, shogi::promotion::yes, shogi::facing::down));
    CHECK(read->actions[1].what.kind == shogi::action_kind::drop);
    CHECK(read->actions[1].what.dropped == piece_type::lance);
    CHECK(read->actions[1].what.to == 40);
    CHECK(read->actions[2].what.kind == shogi::action_kind::resign);
    CHECK(read->actions[3].what.kind == shogi::action_kind::agree_draw);
    CHECK(read->cursor.ply == 12);
    CHECK_FALSE(read->setup.at);
    CHECK(read->final.is_check);
    CHECK(read->final.occurrences == 7);
    CHECK(read->final.result ==
          shogi::outcome{shogi::outcome_reason::perpetual_check, player::second});
    CHECK(shogi_board_of(*made) == "shogi-flat-9x9-v1");
}

TEST_CASE("An experiment says what it waives, and whose each action is", "[json]") {
    const auto made = parse(experiment);
    REQUIRE(made);
    const auto read = structure(*made);
    if (!read) FAIL(read.error());
    CHECK(read->relaxed ==
          shogi::relaxation{shogi::mover_rule::either_army, shogi::king_rule::waived});
    REQUIRE(read->actions.size() == 1);
    CHECK(read->actions[0].who == player::second);
    CHECK(read->actions[0].what.dropped == piece_type::gold);
    CHECK(read->setup.position == "9/9/9/9/9/9/9/9/4K4 a -");
    CHECK_FALSE(read->final.result);
}

TEST_CASE("A text that is no position says where it stops being one", "[json]") {
    const std::string text = test::replaced(game, "4K4 b 2P", "4K4 c 2P");
    const auto made = parse(text);
    REQUIRE(made);
    const auto read = structure(*made);
    REQUIRE_FALSE(read);
    CHECK(read.error().pointer == "/final/position");
    CHECK(read.error().expected == "a position: at byte 20: expected the side to move, 'a' or 'b'");
}

TEST_CASE("Without a known board the fault is the board", "[json]") {
    const auto made = parse(game);
    REQUIRE(made);
    const auto read = read_shogi_structure(*made, shogi_formats, {});
    REQUIRE_FALSE(read);
    CHECK(read.error().pointer == "/graph");
    CHECK(read.error().expected == catalog::unknown_shogi_board().known);
    CHECK_FALSE(shogi_board_of(*parse("[]")));
    CHECK_FALSE(shogi_board_of(*parse(R"({"graph":1})")));
}
