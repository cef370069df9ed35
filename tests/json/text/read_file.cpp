// SPDX-License-Identifier: MIT
#include <topoban/json/text/read_file.hpp>

#include "catch.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>

using namespace topoban::json;

TEST_CASE("a stream is read byte for byte up to the limit") {
    for (const std::size_t size : {0U, 1U, 65535U, 65536U, 65537U, 200000U}) {
        std::string text(size, 'x');
        if (size > 2) text[size / 2] = '\0';
        std::istringstream in(text);
        const auto read = read_stream(in, 200000);
        REQUIRE(read);
        CHECK(*read == text);
    }
    std::istringstream in(std::string(200001, 'x'));
    const auto read = read_stream(in, 200000);
    REQUIRE_FALSE(read);
    CHECK(read.error() == over_limit(200000));
}

TEST_CASE("the greatest limits are limits like others") {
    constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
    const std::string text(200'000, 'x');
    for (const std::size_t limit : {text.size(), most - 1, most}) {
        std::istringstream in(text);
        CHECK(read_stream(in, limit) == text);
    }
    std::istringstream in("x");
    CHECK(read_stream(in, 0).error() == over_limit(0));
}

TEST_CASE("a file gives the same text") {
    const auto path = std::filesystem::temp_directory_path() / "topoban-source-test.json";
    const std::string text = "\xEF\xBB\xBF{\r\n}";
    std::ofstream(path, std::ios::binary) << text;
    const auto read = read_file(path);
    REQUIRE(read);
    CHECK(*read == text);
    CHECK(read_file(path, text.size()));
    CHECK(read_file(path, text.size() - 1).error() == over_limit(text.size() - 1));
    std::filesystem::remove(path);
}

TEST_CASE("a file that cannot be read says why") {
    const auto folder = std::filesystem::temp_directory_path();
    CHECK(read_file(folder / "topoban-no-such-file.json").error() == unreadable(ENOENT));
    CHECK(read_file(folder).error() == unreadable(EISDIR));
    std::ifstream in(folder, std::ios::binary);
    CHECK(read_stream(in).error() == unreadable(EISDIR));
    std::istringstream failed;
    failed.setstate(std::ios::failbit);
    CHECK(read_stream(failed).error() == unreadable());
}
