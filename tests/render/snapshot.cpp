// SPDX-License-Identifier: MIT
#include <topoban/render/snapshot.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>
#include <topoban/go.hpp>

using namespace topoban;
using namespace topoban::render;
using state = go::state<klein_bottle<9, 18>>;

namespace {
variation<state> some_line() {
    variation<state> line{state{}};
    for (const point p : {1, 0, 161, 80, 9, 81, 153})
        REQUIRE_FALSE(line.play(go::action::place(p)));
    return line;
}
} // namespace

TEST_CASE("a snapshot has what led to it") {
    const auto line = some_line();
    const auto first = snapshot_at(line, 0);
    CHECK_FALSE(first.before);
    CHECK_FALSE(first.action);
    CHECK(first.ply == 0);
    const auto last = snapshot_at(line, 7);
    CHECK(last.now.at(0) == colour::empty); // captured
    CHECK(last.before->at(0) == colour::white);
    CHECK(last.action == go::action::place(153));
}

TEST_CASE("all snapshots, in order, are those found one by one") {
    const auto line = some_line();
    std::size_t next = 0;
    const auto stones = for_each_snapshot(line, [&](const snapshot<state>& at) {
        const auto same = snapshot_at(line, next);
        CHECK(at.ply == next++);
        CHECK(same_position(at.now, same.now));
        CHECK(at.action == same.action);
        CHECK(at.before.has_value() == same.before.has_value());
        return at.now.stones().occupied().size();
    });
    CHECK(stones == std::vector{0, 1, 2, 3, 4, 5, 6, 6});
}
