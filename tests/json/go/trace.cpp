// SPDX-License-Identifier: MIT
#include <topoban/json/go/trace.hpp>

#include "catch.hpp"
#include "support/any_trace.hpp"
#include "support/text.hpp"

#include <topoban/boards/grid.hpp>

#include <string>

using namespace topoban;
using namespace topoban::json;
using test::replaced;

namespace {
const std::string trace =
    R"({"board_id":"go-grid-2x1-v1","ply":0,"turn":2,"board":"10","passes":0,"legal":[1],)"
    R"("suicide":[],"superko":[],"area":[2,0,0],"result":null,"action":{"type":"place","at":1},)"
    R"("captured":[0],"setup":{"board":"10","turn":2},"komiHalfPoints":-4})"
    "\n"
    R"({"board_id":"go-grid-2x1-v1","ply":1,"turn":1,"board":"02","passes":0,"legal":[],)"
    R"("suicide":[],"superko":[0],"area":[0,2,0],"result":null,"action":{"type":"resign"},)"
    R"("captured":[]})"
    "\n"
    R"({"board_id":"go-grid-2x1-v1","ply":2,"turn":1,"board":"02","passes":0,"legal":[],)"
    R"("suicide":[],"superko":[],"area":[0,2,0],)"
    R"("result":{"winner":2,"reason":"resign","marginHalfPoints":null},"action":null,)"
    R"("captured":[]})"
    "\n";

trace_error fault_in(const std::string& text) {
    const auto found = test::verify_any_trace(text);
    REQUIRE(found);
    return *found;
}
} // namespace

TEST_CASE("a right trace has no fault, with its board told or learnt") {
    const auto found = test::verify_any_trace(trace);
    if (found) FAIL(*found);
    CHECK_FALSE(verify_trace(trace, go_trace<grid<2, 1>>()));
    CHECK(verify_trace(trace, go_trace<grid<1, 2>>())->why.pointer == "/board_id");
}

TEST_CASE("the first difference is told with its field and both values") {
    CHECK(fault_in(replaced(trace, R"("superko":[0])", R"("superko":[1])")) ==
          trace_error{1, {error_code::mismatch, "/superko/0", 105, {}, "1", "0"}});
    const auto at = [](const std::string& text, std::size_t ply, std::string_view pointer) {
        const trace_error found = fault_in(text);
        INFO(found);
        CHECK(found.ply == ply);
        CHECK(found.why.pointer == pointer);
    };
    at(replaced(trace, R"("superko":[0])", R"("superko":[0,1])"), 1, "/superko/1");
    at(replaced(trace, R"("superko":[0])", R"("superko":[])"), 1, "/superko/0");
    at(replaced(trace, R"("marginHalfPoints":null)", R"("marginHalfPoints":4)"), 2,
       "/result/marginHalfPoints");
    at(replaced(trace, R"("captured":[0])", R"("captured":[])"), 0, "/captured/0");
    at(replaced(trace, R"("at":1)", R"("at":0)"), 0, "/action");
    at(replaced(trace, R"("at":1)", R"("at":2)"), 0, "/action");
}

TEST_CASE("malformed lines are refused") {
    const auto is = [](const std::string& text, error_code code, std::string_view pointer) {
        const trace_error found = fault_in(text);
        INFO(found);
        CHECK(found.why.code == code);
        CHECK(found.why.pointer == pointer);
    };
    using enum error_code;
    is("", syntax, "");
    is("[]\n", wrong_type, "");
    is("{}\n", missing_field, "/board_id");
    is(replaced(trace, R"("go-grid-2x1-v1")", "1"), wrong_type, "/board_id");
    is(replaced(trace, R"("go-grid-2x1-v1")", R"("go-grid-0x1-v1")"), wrong_value, "/board_id");
    is(replaced(trace, "\n", "\n\n"), syntax, "");
    is(replaced(trace, R"("ply":1)", R"("ply":1.0)"), wrong_type, "/ply");
    is(replaced(trace, R"("ply":1)", R"("ply":"1")"), wrong_type, "/ply");
    is(replaced(trace, R"("ply":1)", R"("ply":1,"ply":1)"), duplicate_key, "/ply");
    is(replaced(trace, R"("ply":1)", R"("ply":1,"komiHalfPoints":-4)"), unknown_key,
       "/komiHalfPoints");
    is(replaced(trace, R"("ply":1,)", ""), missing_field, "/ply");
    is(replaced(trace, R"(,"reason":"resign")", ""), missing_field, "/result/reason");
    is(replaced(trace, R"({"type":"resign"})", R"({"type":"resign","at":0})"), unknown_key,
       "/action/at");
    is(replaced(trace, R"({"type":"resign"})", R"("resign")"), wrong_type, "/action");
    is(replaced(trace, R"({"type":"resign"})", "null"), wrong_value, "/action");
    is(replaced(trace, R"(Points":-4)", R"(Points":-5)"), wrong_value, "/komiHalfPoints");
    is(replaced(trace, R"({"board":"10","turn":2})", R"({"board":"11","turn":2})"), unstable_setup,
       "/setup/board");
    is(replaced(trace, R"({"board":"10","turn":2})", R"({"board":"10"})"), missing_field,
       "/setup/turn");
}
