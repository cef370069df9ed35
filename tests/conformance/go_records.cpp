// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/fixtures.hpp"
#include "support/iterations.hpp"

#include <topoban/core/random.hpp>
#include <topoban/json/go_any_board.hpp>
#include <topoban/json/go_write.hpp>
#include <topoban/json/source.hpp>

#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

using namespace topoban;
using namespace topoban::json;

namespace {

/// What reading and writing again gives.
result<std::string, error> copied(std::string_view text) {
    return read_go_on_any_board(text, [](const auto& made) { return *write_go(made); });
}

} // namespace

TEST_CASE("every valid record is read, and written again byte for byte") {
    for (const auto& file : test::fixture_files("records", "go-", ".json")) {
        INFO(file.filename());
        const std::string text = test::file_text(file);
        const auto copy = copied(text);
        if (!copy) FAIL(copy.error());
        CHECK((*copy == text));
    }
}

TEST_CASE("every invalid record is refused for its fault, at its place") {
    std::istringstream table(test::file_text(std::filesystem::path(TOPOBAN_FIXTURES) /
                                             "records/invalid/go-expected.txt"));
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
        const auto file = std::filesystem::path(TOPOBAN_FIXTURES) / "records/invalid" / name;
        const auto read = copied(test::file_text(file));
        INFO(line);
        REQUIRE_FALSE(read);
        INFO(read.error());
        CHECK(name_of(read.error().code) == code);
        CHECK((read.error().pointer.empty() ? "-" : read.error().pointer) == pointer);
        CHECK((read.error().action ? std::to_string(*read.error().action) : "-") == action);
        CHECK(read.error().found.size() <= 40);
    }
    for (const auto& file : test::fixture_files("records/invalid", "go-", ".json"))
        CHECK(listed.contains(file.filename().string()));
}

TEST_CASE("every proper prefix is refused, but for the one without the final newline") {
    for (const auto& file : test::fixture_files("records", "go-", ".json")) {
        INFO(file.filename());
        const std::string text = test::file_text(file);
        // Long records are cut at every byte of their head and tail, and here and there between.
        const bool is_long = text.size() > 3000;
        for (std::size_t size = 0; size + 1 < text.size();
             size += is_long && size > 300 && size + 600 < text.size() ? 211 : 1) {
            const auto read = copied(std::string_view(text).substr(0, size));
            INFO("size " << size);
            REQUIRE_FALSE(read);
            REQUIRE(read.error().code == error_code::syntax);
            REQUIRE(read.error().offset == size);
        }
        CHECK(copied(std::string_view(text).substr(0, text.size() - 1)));
    }
}

TEST_CASE("a string, a stream and a file have one verdict") {
    const auto verdict_on = [](const result<std::string, error>& text) {
        if (!text) return std::optional(text.error());
        const auto read = copied(*text);
        return read ? std::nullopt : std::optional(read.error());
    };
    for (const char* folder : {"records", "records/invalid"})
        for (const auto& file : test::fixture_files(folder, "go-", ".json")) {
            INFO(file.filename());
            const std::string text = test::file_text(file);
            std::istringstream stream(text);
            const auto direct = verdict_on(result<std::string, error>(text));
            CHECK(verdict_on(read_file(file)) == direct);
            CHECK(verdict_on(read_stream(stream)) == direct);
        }
}

TEST_CASE("a spoilt record is an error or another record, never anything else") {
    const auto files = test::fixture_files("records", "go-", ".json");
    constexpr std::string_view bytes = "{}[]:,\"\\019e.-nul \n\x80\xc3\xff";
    for (std::uint64_t seed = 1; seed <= test::iterations(3000); ++seed) {
        random_source random(seed);
        INFO("seed " << seed);
        std::string text;
        do text = test::file_text(files[random.below(static_cast<std::uint32_t>(files.size()))]);
        while (text.size() > 12'000);
        const auto place = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
        for (std::uint32_t edits = 1 + random.below(3); edits > 0; --edits) {
            switch (random.below(5)) {
            case 0: text[place()] = bytes[random.below(bytes.size())]; break;
            case 1: text.erase(place(), 1 + random.below(8)); break;
            case 2: text.insert(place(), 1, bytes[random.below(bytes.size())]); break;
            case 3: text.insert(place(), text.substr(place(), random.below(40))); break;
            default: std::swap(text[place()], text[place()]);
            }
        }
        const auto once = copied(text);
        if (!once) {
            CHECK(once.error().found.size() <= 40);
            CHECK(once.error().offset.value_or(0) <= text.size());
            continue;
        }
        const auto twice = copied(*once);
        REQUIRE(twice);
        CHECK((*twice == *once));
    }
}
