// SPDX-License-Identifier: MIT
#include <topoban/json/identifier.hpp>

#include "catch.hpp"

#include <topoban/boards/lozenge_tiling.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/tilings.hpp>
#include <topoban/catalog/armies.hpp>
#include <topoban/json/crystal_go/trace.hpp>
#include <topoban/json/crystal_go/write.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/trace.hpp>
#include <topoban/json/go/write.hpp>
#include <topoban/json/shogi/trace.hpp>
#include <topoban/json/shogi/write.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace topoban;
using namespace topoban::json;

namespace {

using pair_graph = table_graph<2>;

pair_graph pair_named(std::string name) { return *pair_graph::make(std::move(name), {{1}, {0}}); }

/// Names that make no identifier: UTF-8 as the Unicode standard's table 3-7 has it, else what JSON
/// would have to escape, and what no reader has room for.
const std::vector<std::string> no_names{
    "",
    "a\"b",
    "a\\b",
    std::string("a\0b", 3),
    "a\nb",
    "a\x1f",
    "a\x7f",
    "\x80",
    "\xc0\x80",
    "\xc1\xbf",
    "\xc3",
    "\xc3(",
    "\xe0\x9f\xbf",
    "\xe2\x82",
    "\xed\xa0\x80",
    "\xf0\x8f\xbf\xbf",
    "\xf4\x90\x80\x80",
    "\xf5\x80\x80\x80",
    "\xff",
    std::string(2000, 'x'),
    std::string(1024 - 6 + 1, 'x'),
};
const std::vector<std::string> names{
    "x",
    "my plane",
    "é",
    "\xe0\xa0\x80",
    "\xed\x9f\xbf",
    "\xee\x80\x80",
    "\xf0\x90\x80\x80",
    "\xf4\x8f\xbf\xbf",
    "日本",
    "a/b~c'd",
    std::string(1024 - 6, 'x'),
};

template <class Written>
void check_refused(const Written& written, const std::string& pointer) {
    REQUIRE_FALSE(written);
    CHECK(written.error().code == error_code::not_importable);
    CHECK(written.error().pointer == pointer);
    CHECK(written.error().found.size() <= 40);
}

struct quoted_army : catalog::flat_shogi {
    static constexpr std::string_view identifier = "shogi-\"flat\"-v1";
};
struct quoted_start : side4 {
    [[nodiscard]] static std::string name() { return "side\"4"; }
};

} // namespace

TEST_CASE("a board's name that no document can carry is refused by every writer of Go") {
    for (const std::string& name : no_names) {
        CAPTURE(name);
        const auto board = pair_named(name);
        const auto start = *go::state<pair_graph>::start(go::default_komi, board);
        go_record<pair_graph> record{variation(start), std::nullopt};
        check_refused(write_go(record), "/graph");
        check_refused(write_go_replay(record), "/record/graph");
        record.known = 0;
        check_refused(write_go(record), "/game/graph");
        check_refused(write_go_replay(record), "/record/game/graph");
        const auto study =
            *go::state<pair_graph>::study({{{0}, {}}, player::first}, go::default_komi, board);
        check_refused(write_go(go_record<pair_graph>{variation(study), std::nullopt}), "/graph");
        const go_diagram<pair_graph> drawn{board, 1, {}, {}};
        check_refused(write_go(drawn), "/graph");
        check_refused(write_go(go_document<pair_graph>{format::go_diagram, drawn}), "/graph");
        check_refused(write_trace(go_trace(board), start, std::vector<go::action>{}), "/board_id");
    }
}

TEST_CASE("any other name is written and read") {
    for (const std::string& name : names) {
        CAPTURE(name);
        const auto board = pair_named(name);
        const auto start = *go::state<pair_graph>::start(go::default_komi, board);
        const auto text = write_go(go_record<pair_graph>{variation(start), std::nullopt});
        REQUIRE(text);
        CHECK(text->find("\"go-" + name + "-v1\"") != std::string::npos);
        CHECK(read_go_game(*text, board));
        const auto trace = write_trace(go_trace(board), start, std::vector<go::action>{});
        REQUIRE(trace);
        CHECK_FALSE(verify_trace(*trace, go_trace(board)));
    }
}

TEST_CASE("armies and starts are looked at in the same way") {
    using army = quoted_army;
    check_refused(write_shogi(shogi_record<army>{variation(shogi::state<army>())}), "/graph");
    const auto drawn = shogi::state<army>().position();
    check_refused(write_shogi(shogi_diagram<army>{drawn}), "/graph");
    check_refused(write_shogi(shogi_experiment<army>{
                      variation(*shogi::experiment<army>::start(drawn, shogi::relaxation{}))}),
                  "/graph");
    check_refused(
        write_trace(shogi_trace<army>(), shogi::state<army>(), std::vector<shogi::action>{}),
        "/board_id");
    check_refused(write_crystal_go_game(crystal_go_record<quoted_start>()), "/rules");
    check_refused(write_trace(crystal_go_trace<quoted_start>(), crystal_go::state<quoted_start>(),
                              std::vector<crystal_go::action>{}),
                  "/board_id");
}
