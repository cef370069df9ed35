// SPDX-License-Identifier: MIT
#pragma once

// What holds of the records under fixtures/, for a game's `copied`: what reading a text and writing
// it again gives, a `result<std::string, json::error>`.

#include "../catch.hpp"
#include "fixtures.hpp"
#include "iterations.hpp"

#include <topoban/core/random.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/read_file.hpp>

#include <filesystem>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::test {

/// Every valid record is read, and written again byte for byte.
template <class Copied>
void check_valid_records(std::string_view prefix, Copied copied) {
    for (const auto& file : fixture_files("records", prefix, ".json")) {
        INFO(file.filename());
        const std::string text = file_text(file);
        const auto copy = copied(text);
        if (!copy) FAIL(copy.error());
        CHECK((*copy == text));
    }
}

/// The parts of a line, without the blanks after a separator.
inline std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> parts;
    std::istringstream in(line);
    for (std::string part; std::getline(in >> std::ws, part, separator);) parts.push_back(part);
    return parts;
}

/// Every invalid record is refused as PREFIXexpected.txt says: `FILE CODE POINTER ACTION`, then
/// perhaps `; FOUND; EXPECTED`, with `-` for nothing. Every one of them is listed there.
template <class Copied>
void check_invalid_records(const std::string& prefix, Copied copied) {
    const auto folder = std::filesystem::path(TOPOBAN_FIXTURES) / "records/invalid";
    std::istringstream table(file_text(folder / (prefix + "expected.txt")));
    std::set<std::string> listed;
    for (std::string line; std::getline(table, line);) {
        if (line.starts_with('#')) continue;
        INFO(line);
        const auto parts = split(line, ';');
        const auto words = split(parts[0], ' ');
        REQUIRE(words.size() == 4);
        listed.insert(words[0]);
        const auto read = copied(file_text(folder / words[0]));
        REQUIRE_FALSE(read);
        const json::error& why = read.error();
        INFO(why);
        const auto or_dash = [](const std::string& text) { return text.empty() ? "-" : text; };
        CHECK(json::name_of(why.code) == words[1]);
        CHECK(or_dash(why.pointer) == words[2]);
        CHECK((why.action ? std::to_string(*why.action) : "-") == words[3]);
        if (parts.size() > 1 && parts[1] != "-") CHECK(why.found == parts[1]);
        if (parts.size() > 2) CHECK(why.expected == parts[2]);
        CHECK(why.found.size() <= 40);
    }
    for (const auto& file : fixture_files("records/invalid", prefix, ".json"))
        CHECK(listed.contains(file.filename().string()));
}

/// Every proper prefix of a record is a syntax error where it ends, but for the one without the
/// final newline. Long records are cut at every byte of their head and tail, and here and there
/// between.
template <class Copied>
void check_prefixes(std::string_view prefix, Copied copied) {
    for (const auto& file : fixture_files("records", prefix, ".json")) {
        INFO(file.filename());
        const std::string text = file_text(file);
        const bool is_long = text.size() > 3000;
        for (std::size_t size = 0; size + 1 < text.size();
             size += is_long && size > 300 && size + 600 < text.size() ? 211U : 1U) {
            const auto read = copied(std::string_view(text).substr(0, size));
            INFO("size " << size);
            REQUIRE_FALSE(read);
            REQUIRE(read.error().code == json::error_code::syntax);
            REQUIRE(read.error().offset == size);
        }
        CHECK(copied(std::string_view(text).substr(0, text.size() - 1)));
    }
}

/// A string, a stream and a file have one verdict.
template <class Copied>
void check_sources(std::string_view prefix, Copied copied) {
    const auto verdict_on = [&](const result<std::string, json::error>& text) {
        if (!text) return std::optional(text.error());
        const auto read = copied(*text);
        return read ? std::nullopt : std::optional(read.error());
    };
    for (const char* folder : {"records", "records/invalid"})
        for (const auto& file : fixture_files(folder, prefix, ".json")) {
            INFO(file.filename());
            const std::string text = file_text(file);
            std::istringstream stream(text);
            const auto direct = verdict_on(text);
            CHECK(verdict_on(json::read_file(file)) == direct);
            CHECK(verdict_on(json::read_stream(stream)) == direct);
        }
}

/// A spoilt record is an error or another record, never anything else.
template <class Copied>
void check_spoilt_records(std::string_view prefix, std::size_t how_many, Copied copied) {
    const auto files = fixture_files("records", prefix, ".json");
    constexpr std::string_view bytes = "{}[]:,\"\\019e.-nul \n\x80\xc3\xff";
    for (std::uint64_t seed = 1; seed <= iterations(how_many); ++seed) {
        random_source random(seed);
        INFO("seed " << seed);
        std::string text;
        do text = file_text(files[random.below(static_cast<std::uint32_t>(files.size()))]);
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

} // namespace topoban::test
