// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/record_fixtures.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/crystal_go/write.hpp>

#include <string>
#include <string_view>

using namespace topoban;
using namespace topoban::json;

namespace {
result<std::string, error> copied(std::string_view text) {
    const auto read = read_crystal_go_game<side4>(text);
    if (!read) return unexpected(read.error());
    return write_crystal_go_game(*read).value();
}
} // namespace

TEST_CASE("CrystalGo records: every valid one is read, and written again byte for byte") {
    test::check_valid_records("crystal-", copied);
}

TEST_CASE("CrystalGo records: every invalid one is refused for its fault, at its place") {
    test::check_invalid_records("crystal-", copied);
}

TEST_CASE("CrystalGo records: what is right before a fault is kept by a diagnosis") {
    for (const auto& file : test::fixture_files("records/invalid", "crystal-", ".json")) {
        INFO(file.filename());
        const std::string text = test::file_text(file);
        const auto found = diagnose_crystal_go_game<side4>(text);
        REQUIRE(found.error);
        CHECK(found.error == read_crystal_go_game<side4>(text).error());
        if (found.error->action) CHECK(found.longest->line.size() == *found.error->action);
    }
}

TEST_CASE("CrystalGo records: a proper prefix is a syntax error where it ends") {
    test::check_prefixes("crystal-", copied);
}

TEST_CASE("CrystalGo records: a string, a stream and a file have one verdict") {
    test::check_sources("crystal-", copied);
}

TEST_CASE("CrystalGo records: a spoilt one is an error or another record, never anything else") {
    test::check_spoilt_records("crystal-", 1000, copied);
}
