// SPDX-License-Identifier: MIT
#include <topoban/json/text/lexer_input.hpp>

#include "catch.hpp"

#include <string>

using namespace topoban::json;
using namespace topoban::json::detail;

namespace {
std::string fed(std::string_view text, std::size_t longest_string = 8) {
    lexer_input source(text, longest_string);
    std::string seen;
    for (; source.has_byte(); source.advance()) seen += source.byte();
    return seen;
}
std::optional<lexer_fault> fault_of(std::string_view text) {
    lexer_input source(text, 8);
    while (source.has_byte()) source.advance();
    return source.fault();
}
bool faulty(std::string_view text, error_code code, std::size_t offset) {
    const auto fault = fault_of(text);
    return fault && fault->code == code && fault->offset == offset;
}
} // namespace

TEST_CASE("the lexer gets short strings, short numbers and single blanks") {
    CHECK(fed("{\"abc\" : \t\n -12.5e+300 ,\"\":[true]}") == "{\"\" : 0 ,\"\":[true]}");
    CHECK(fed(R"(["a\"b","é"])") == R"(["a\"b","é"])");
    CHECK(fed("\"abc") == "\"abc");
}

TEST_CASE("what the lexer would let pass ends the feed") {
    CHECK(faulty("\xEF\xBB\xBF{}", error_code::byte_order_mark, 0));
    CHECK(faulty(std::string_view("{}\0", 3), error_code::nul_byte, 2));
    CHECK(faulty(std::string_view("\"a\0\"", 4), error_code::nul_byte, 2));
    CHECK(faulty("[123456789012345678901]", error_code::number_too_long, 1));
    CHECK(faulty("[1.5.5]", error_code::syntax, 4));
    CHECK(faulty("1e5e5", error_code::syntax, 3));
    CHECK(faulty("01", error_code::syntax, 1));
    CHECK(faulty("-", error_code::syntax, 1));
    CHECK(faulty("[\"123456789\"]", error_code::string_too_long, 1));
    CHECK(faulty("[\"\\n" + std::string(60, 'x') + "\"]", error_code::string_too_long, 1));
    CHECK_FALSE(fault_of("[12345678901234567890,\"12345678\",-0,1e400]"));
}

TEST_CASE("numbers are scanned as JSON spells them") {
    for (const char* good : {"0", "-0", "10", "0.5", "1e400", "1E-2", "-1.25e+3"}) {
        INFO(good);
        CHECK(scan_number(good).well_formed);
        CHECK(scan_number(good).length == std::string_view(good).size());
    }
    for (const char* bad : {"-", "+1", ".5", "1.", "1e", "1e+", "-x"}) {
        INFO(bad);
        CHECK_FALSE(scan_number(bad).well_formed);
    }
    CHECK(scan_number("12").integral);
    CHECK_FALSE(scan_number("1.0").integral);
    CHECK_FALSE(scan_number("1e2").integral);
}
