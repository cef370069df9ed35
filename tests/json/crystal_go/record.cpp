// SPDX-License-Identifier: MIT
#include <topoban/json/crystal_go/record.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>

#include <sstream>

using namespace topoban;
using namespace topoban::json;
using crystal_go::action;

static_assert(room_after(0) == record_room::ample && room_after(3999) == record_room::ample);
static_assert(room_after(4000) == record_room::warning);
static_assert(room_after(4095) == record_room::warning);
static_assert(room_after(4096) == record_room::limit_reached);
static_assert(crystal_go_limits().bytes == 2 * 1024 * 1024);

TEST_CASE("a record plays at its cursor and says what the rules refuse") {
    crystal_go_record<side4> record;
    CHECK_FALSE(record.play(action::flip(38)).has_value());
    const auto fault = record.play(action::flip(38));
    REQUIRE(fault.has_value());
    std::ostringstream text;
    text << *fault << "; " << crystal_go_record<side4>::play_fault{};
    CHECK(text.str() == "superko at 38: the position of ply 0; limit reached");
    CHECK(record.line.size() == 1);
    record.line.go_to(0);
    CHECK_FALSE(record.play(action::place(0)).has_value());
    CHECK(record.line.size() == 1);
    CHECK(record.line.current().at(0) == colour::black);
}
