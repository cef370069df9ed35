// SPDX-License-Identifier: MIT
#include <topoban/json/shogi/write.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <topoban/json/shogi/read.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;
using catalog::flat_shogi;
using catalog::mobius_shogi;

TEST_CASE("an action that left its facing open is written with it") {
    shogi_record<flat_shogi> record{variation(shogi::state<flat_shogi>())};
    REQUIRE(!record.line.play(shogi::action::move(20, 29)));
    const auto text = write_shogi(record);
    REQUIRE(text);
    CHECK(text->find(R"({"type":"move","from":20,"to":29,"promote":false,"facing":"^"})") !=
          std::string::npos);
    CHECK(read_shogi<flat_shogi>(*text));
}

TEST_CASE("endings are written with their winner") {
    const auto ending = [](const shogi::action& a) {
        shogi_record<flat_shogi> record{variation(shogi::state<flat_shogi>())};
        REQUIRE(!record.line.play(a));
        const std::string text = *write_shogi(record);
        REQUIRE(read_shogi<flat_shogi>(text));
        return text.substr(text.find("\"result\""));
    };
    CHECK(ending(shogi::action::resign()) == R"("result":{"reason":"resign","winner":"B"}}})"
                                             "\n");
    CHECK(ending(shogi::action::agree_draw()) ==
          R"("result":{"reason":"agreed-draw","winner":null}}})"
          "\n");
}

TEST_CASE("a drawing is written as it is") {
    const shogi_diagram<mobius_shogi> drawn{test::drawn<mobius_shogi>("AP@a11 BP@a1 AG@e5v")};
    const auto text = write_shogi(drawn);
    REQUIRE(text);
    CHECK(read_shogi_diagram<mobius_shogi>(*text)->position == drawn.position);
}
