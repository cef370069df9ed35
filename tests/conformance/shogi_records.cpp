// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/record_fixtures.hpp"

#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/write.hpp>

#include <set>
#include <string>
#include <string_view>

using namespace topoban;
using namespace topoban::json;

namespace {
result<std::string, error> copied(std::string_view text) {
    return read_shogi_on_any_board(text, [](const auto& made) { return *write_shogi(made); });
}
} // namespace

TEST_CASE("Shogi records: every valid one is read, and written again byte for byte") {
    test::check_valid_records("shogi-", copied);
}

TEST_CASE("Shogi records: there is one of every format and of every board") {
    std::set<std::string> formats;
    std::set<std::string> boards;
    for (const auto& file : test::fixture_files("records", "shogi-", ".json")) {
        const std::string text = test::file_text(file);
        const auto made = parse(text);
        formats.emplace(made->root().find("format")->text());
        boards.emplace(made->root().find("graph")->text());
    }
    CHECK(formats.size() == shogi_formats.size());
    CHECK(boards.size() == 4);
}

TEST_CASE("Shogi records: every invalid one is refused for its fault, at its place") {
    test::check_invalid_records("shogi-", copied);
}

TEST_CASE("Shogi records: what is right before a fault is kept by a diagnosis") {
    for (const auto& file : test::fixture_files("records/invalid", "shogi-", ".json")) {
        INFO(file.filename());
        const auto kept = diagnose_shogi_on_any_board(test::file_text(file), [](const auto& found) {
            REQUIRE(found.error);
            if (!found.error->action) return true;
            const std::size_t legal = *found.error->action;
            const auto* record = found.longest->record();
            const auto* tried = found.longest->experiment();
            return record != nullptr ? record->line.size() == legal : tried->line.size() == legal;
        });
        CHECK(kept.value_or(true));
    }
}

TEST_CASE("Shogi records: a proper prefix is a syntax error where it ends") {
    test::check_prefixes("shogi-", copied);
}

TEST_CASE("Shogi records: a string, a stream and a file have one verdict") {
    test::check_sources("shogi-", copied);
}

TEST_CASE("Shogi records: a spoilt one is an error or another record, never anything else") {
    test::check_spoilt_records("shogi-", 3000, copied);
}
