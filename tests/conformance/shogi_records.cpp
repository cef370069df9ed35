// SPDX-License-Identifier: MIT
// Whole games and other records, made from the conformance data and the rules: read, played anew, and
// written again byte for byte.

#include "catch.hpp"

#include <topoban/json/shogi_read.hpp>
#include <topoban/json/shogi_write.hpp>
#include <topoban/json/source.hpp>

#include <filesystem>
#include <set>
#include <string>

using namespace topoban;

TEST_CASE("The shogi records are read and written again byte for byte") {
    std::set<std::string> formats;
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(TOPOBAN_FIXTURES "/records")) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with("shogi-") || !name.ends_with(".json")) continue;
        INFO(name);
        const auto text = json::read_file(entry.path());
        REQUIRE(text);
        const auto again = json::read_shogi_on_any_board(*text, [&](const auto& made) {
            formats.emplace(json::name_of(made.kind()));
            return *json::write_shogi(made);
        });
        if (!again) FAIL(again.error());
        CHECK(*again == *text);
        ++count;
    }
    CHECK(count == 10);
    CHECK(formats.size() == 4);
}
