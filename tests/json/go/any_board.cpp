// SPDX-License-Identifier: MIT
#include <topoban/json/go/any_board.hpp>

#include "catch.hpp"
#include "support/small_stack.hpp"
#include "support/text.hpp"

#include <topoban/json/go/write.hpp>

#include <cstddef>
#include <string>
#include <utility>

using namespace topoban;
using namespace topoban::json;
using test::replaced;

namespace {

std::string diagram_on(const std::string& board, std::size_t points) {
    return R"({"format":"surface-go-diagram","version":1,"graph":")" + board +
           R"(","komiHalfPoints":1,"board":")" + std::string(points, '0') + "\",\"turn\":1}\n";
}

result<std::string, error> copied(const std::string& text) {
    auto read = read_go_on_any_board(text, [](const auto& made) { return *write_go(made); });
    return read;
}

} // namespace

TEST_CASE("the board is learnt from the document") {
    for (const auto& [board, points] :
         {std::pair{"go-mobius-9x11-v1", 99U}, std::pair{"go-klein-9x18-v1", 162U},
          std::pair{"go-genus2-staircase-9x9-v1", 162U}, std::pair{"go-grid-1x1-v1", 1U},
          std::pair{"go-projective-25x25-v1", 625U}}) {
        const std::string text = diagram_on(board, points);
        INFO(text);
        const auto copy = copied(text);
        REQUIRE(copy);
        CHECK(*copy == text);
    }
}

TEST_CASE("an unknown board is a fault at its place, the known ones are listed") {
    for (const char* board : {"go-grid-26x1-v1", "go-grid-0x1-v1", "go-grid-01x1-v1", "go-grid-9x9",
                              "go-sphere-9x9-v1", "shogi-flat-9x9-v1", "", "go-grid-9x9-v2"}) {
        const auto read = copied(diagram_on(board, 81));
        REQUIRE_FALSE(read);
        CHECK(read.error().pointer == "/graph");
        CHECK(read.error().code == error_code::wrong_value);
        CHECK(read.error().expected.find("go-klein-9x18-v1") != std::string::npos);
    }
}

TEST_CASE("what is wrong before the board is said first, a missing board last") {
    const std::string text = diagram_on("go-klein-9x99-v1", 81);
    CHECK(copied(replaced(text, "\"graph\"", "\"a\":1,\"graph\"")).error().pointer == "/a");
    CHECK(copied(replaced(text, "\"graph\"", "\"gruph\"")).error().pointer == "/gruph");
    CHECK(copied(replaced(text, R"("graph":"go-klein-9x99-v1",)", "")).error() ==
          error{error_code::missing_field, "/graph", 0, {}, "", "graph"});
    CHECK(copied(replaced(text, "\"go-klein-9x99-v1\"", "7")).error().code ==
          error_code::wrong_type);
    CHECK(copied("[]").error().code == error_code::wrong_type);
    CHECK(copied("{").error().code == error_code::syntax);
    CHECK(copied(replaced(text, "surface-go-diagram", "crystal-go-game")).error().code ==
          error_code::other_format);
}

TEST_CASE("a diagnosis is visited, fault or not") {
    const auto faulty = [](const auto& found) { return found.error.has_value(); };
    const std::string text = diagram_on("go-grid-2x1-v1", 2);
    CHECK_FALSE(*diagnose_go_on_any_board(text, faulty));
    CHECK(*diagnose_go_on_any_board(replaced(text, "\"turn\"", "\"torn\""), faulty));
    CHECK_FALSE(diagnose_go_on_any_board("{}", faulty));
}

TEST_CASE("64 KiB of stack are enough to read a document on the largest board") {
    using graph = catalog::any_rectangle_graph;
    using state = go::state<graph>;
    const auto board = graph::of(*catalog::rectangle_named("torus-25x25")).value();
    state::setup_type drawn{.turn = player::first};
    drawn.stones.put(600, colour::white);
    const auto record_from = [](state start) {
        go_record<graph> record{variation(std::move(start)), std::nullopt};
        for (point p = 0; p < 300; ++p) REQUIRE_FALSE(record.line.play(go::action::place(p)));
        record.line.go_to(299);
        return record;
    };
    const auto game = record_from(*state::start(komi::half_points(13), board));
    const auto study = record_from(*state::study(drawn, komi::half_points(13), board));
    auto analysis = game;
    analysis.known = 100;
    const std::string played = *write_go(game);
    for (const std::string& text :
         {played, *write_go(study), *write_go(analysis), *write_go_replay(analysis),
          diagram_on("go-torus-25x25-v1", 625), replaced(played, R"("at":299)", R"("at":298)"),
          replaced(played, R"("passes":0)", R"("passes":1)")}) {
        bool is_right = false;
        const std::size_t used = test::stack_used_by([&] {
            const auto read = read_go_on_any_board(text, [](const auto&) { return true; });
            is_right = read || read.error().code == error_code::refused_action ||
                       read.error().code == error_code::mismatch;
        });
        CHECK(is_right);
        if (!test::has_padded_stack) CHECK(used <= std::size_t{64} << 10);
        CHECK(used > 1000);
    }
}
