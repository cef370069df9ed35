// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/record_fixtures.hpp"

#include <topoban/json/go/any_board.hpp>
#include <topoban/json/go/write.hpp>

#include <string>
#include <string_view>

using namespace topoban;
using namespace topoban::json;

namespace {
result<std::string, error> copied(std::string_view text) {
    return read_go_on_any_board(text, [](const auto& made) { return *write_go(made); });
}
} // namespace

TEST_CASE("Go records: every valid one is read, and written again byte for byte") {
    test::check_valid_records("go-", copied);
}

TEST_CASE("Go records: every invalid one is refused for its fault, at its place") {
    test::check_invalid_records("go-", copied);
}

TEST_CASE("Go records: a proper prefix is a syntax error where it ends") {
    test::check_prefixes("go-", copied);
}

TEST_CASE("Go records: a string, a stream and a file have one verdict") {
    test::check_sources("go-", copied);
}

TEST_CASE("Go records: a spoilt one is an error or another record, never anything else") {
    test::check_spoilt_records("go-", 3000, copied);
}
