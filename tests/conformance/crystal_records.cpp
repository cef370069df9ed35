// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/fixtures.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/json/crystal_read.hpp>
#include <topoban/json/crystal_write.hpp>

#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

using namespace topoban;
using namespace topoban::json;

TEST_CASE("every valid CrystalGo record is read, and written again byte for byte") {
    for (const auto& file : test::fixture_files("records", "crystal-", ".json")) {
        INFO(file.filename());
        const std::string text = test::file_text(file);
        const auto read = read_crystal_game<side4>(text);
        if (!read) FAIL(read.error());
        CHECK((write_crystal_game(*read).value() == text));
    }
}

TEST_CASE("every invalid CrystalGo record is refused for its fault, at its place") {
    const auto folder = std::filesystem::path(TOPOBAN_FIXTURES) / "records/invalid";
    std::istringstream table(test::file_text(folder / "crystal-expected.txt"));
    std::set<std::string> listed;
    for (std::string line; std::getline(table, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream words(line);
        std::string name;
        std::string code;
        std::string pointer;
        std::string action;
        words >> name >> code >> pointer >> action;
        listed.insert(name);
        const std::string text = test::file_text(folder / name);
        const auto read = read_crystal_game<side4>(text);
        INFO(line);
        REQUIRE_FALSE(read.has_value());
        INFO(read.error());
        CHECK(name_of(read.error().code) == code);
        CHECK((read.error().pointer.empty() ? "-" : read.error().pointer) == pointer);
        CHECK((read.error().action ? std::to_string(*read.error().action) : "-") == action);
        CHECK(read.error().found.size() <= 40);
        // What is right before the fault is kept by a diagnosis.
        const auto found = diagnose_crystal_game<side4>(text);
        CHECK(found.fault == read.error());
        if (read.error().action) CHECK(found.longest->line.size() == *read.error().action);
    }
    for (const auto& file : test::fixture_files("records/invalid", "crystal-", ".json"))
        CHECK(listed.contains(file.filename().string()));
}

TEST_CASE("every proper prefix of a CrystalGo record is a syntax error where it ends") {
    for (const auto& file : test::fixture_files("records", "crystal-", ".json")) {
        INFO(file.filename());
        const std::string text = test::file_text(file);
        for (std::size_t size = 0; size + 1 < text.size(); ++size) {
            const auto read = read_crystal_game<side4>(std::string_view(text).substr(0, size));
            REQUIRE_FALSE(read.has_value());
            REQUIRE(read.error().code == error_code::syntax);
            REQUIRE(read.error().offset == size);
        }
        CHECK(read_crystal_game<side4>(std::string_view(text).substr(0, text.size() - 1)));
    }
}
