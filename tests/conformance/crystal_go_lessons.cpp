// SPDX-License-Identifier: MIT
// The lessons' records (docs/crystal-go-lessons.md): replay says whether each shows what it is said to show.

#include <topoban/json/crystal_go/read.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/json/crystal_go/write.hpp>
#include <topoban/json/text/read_file.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace topoban;
using crystal_go::action;
using crystal_go::action_kind;
using crystal_go::refusal_reason;
using state = crystal_go::state<side4>;
using stone_set = state::points;

namespace {

/// A lesson's line of play, read and replayed with all its evidence.
variation<state> lesson(const std::string& name) {
    const auto text =
        json::read_file(TOPOBAN_FIXTURES "/records/crystal-" + name + ".json").value();
    auto record = json::read_crystal_go_game<side4>(text);
    INFO(name);
    if (!record) FAIL(record.error());
    REQUIRE(json::write_crystal_go_game(*record).value() == text);
    REQUIRE(record->line.start().position() == state().position());
    return record->line;
}

refusal_reason reason(const state& s, const action& a) {
    const auto refused = s.why_refused(a);
    REQUIRE(refused.has_value());
    return refused->reason;
}

/// The empty points that are a region of their own, with Black's stones of one chain around.
stone_set black_eyes(const state& s) {
    stone_set eyes;
    for (const point p : stone_set::below(61) - s.stones().occupied()) {
        const stone_set around = s.board().neighbours(p);
        if ((around - s.stones().black).empty() &&
            (around - s.kernel().chain_points(around.front())).empty())
            eyes.insert(p);
    }
    return eyes;
}

} // namespace

TEST_CASE("lesson: ko") {
    const auto line = lesson("ko");
    const std::size_t size = line.size();
    const action taking = line.actions()[size - 4];
    const action taking_back = line.actions()[size - 1];
    const state before = line.state_at(size - 4);
    REQUIRE(before.captures(taking) == stone_set{taking_back.at});
    const state taken = line.state_at(size - 3);
    CHECK(taken.captures(taking_back) == stone_set{taking.at});
    CHECK(reason(taken, taking_back) == refusal_reason::superko);
    CHECK(taken.why_refused(taking_back)->repeated_ply == static_cast<int>(size) - 4);
    // After a move elsewhere by each player it is legal.
    CHECK(line.state_at(size - 1).captures(taking_back) == stone_set{taking.at});
    CHECK(line.last().at(taking.at) == colour::empty);
}

TEST_CASE("lesson: one position with two histories") {
    const state a = lesson("history-a").last();
    const auto line_b = lesson("history-b");
    const state b = line_b.state_at(3);
    CHECK(same_position(a, b));
    CHECK(reason(a, action::flip(38)) == refusal_reason::superko);
    CHECK(a.why_refused(action::flip(38))->repeated_ply == 2);
    CHECK(line_b.actions().back() == action::flip(38));
}

TEST_CASE("lesson: a flip that captures") {
    const auto line = lesson("flip-captures");
    const action flip = line.actions().back();
    REQUIRE(flip.kind == action_kind::flip);
    const stone_set captured = line.state_at(line.size() - 1).captures(flip);
    CHECK_FALSE(captured.empty());
    CHECK((line.last().stones().occupied() & captured).empty());
}

TEST_CASE("lesson: a flip that would be suicide") {
    const auto line = lesson("flip-suicide");
    const state before = line.state_at(line.size() - 1);
    const action placed = line.actions().back();
    const action flip = action::flip(placed.at);
    REQUIRE(before.flippable().contains(flip.at));
    CHECK(reason(before, flip) == refusal_reason::suicide);
    const auto chain = before.why_refused(flip)->chain;
    CHECK(chain_at(before.board(), before.stones(), chain.front()).points == chain);
    // A stone on the centre saves the chain and keeps the patch as it is.
    CHECK(line.last().why_refused(flip)->obstacle == flip_obstacle::occupied);
}

TEST_CASE("lesson: two apparent eyes opened by a flip") {
    const auto line = lesson("two-eyes");
    CHECK(line.size() <= 46);
    // The shape stands when Black first passes.
    const auto& actions = line.actions();
    const auto first_pass = std::find(actions.begin(), actions.end(), action::pass());
    const auto stands = static_cast<std::size_t>(first_pass - actions.begin());
    const state shape = line.state_at(stands);
    const stone_set group = shape.stones().black;
    CHECK(group.size() == 8);
    CHECK(shape.chains().size() > 1);
    CHECK(shape.kernel().chain_points(group.front()) == group);
    const stone_set eyes = black_eyes(shape);
    REQUIRE(eyes.size() == 2);
    const state to_white = line.state_at(stands + 1);
    for (const point eye : eyes)
        CHECK(reason(to_white, action::place(eye)) == refusal_reason::suicide);
    for (std::size_t i = stands; i < line.size(); i += 2) CHECK(actions[i] == action::pass());

    // Some flip lets White in, and the last action takes all eight.
    const auto invasion = std::find_if(actions.begin(), actions.end(), [&](const action& a) {
        return a.kind == action_kind::place && eyes.contains(a.at);
    });
    REQUIRE(invasion != actions.end());
    CHECK(std::any_of(actions.begin() + static_cast<std::ptrdiff_t>(stands), invasion,
                      [](const action& a) { return a.kind == action_kind::flip; }));
    CHECK(line.state_at(line.size() - 1).captures(actions.back()) == group);
    CHECK(line.last().stones().black.empty());
}

TEST_CASE("lesson: two protected eyes") {
    using lattice = triangular_hexagon<4>;
    const auto line = lesson("protected");
    const state last = line.last();
    const stone_set group = last.stones().black;
    CHECK(group.size() == 11);
    CHECK(last.kernel().chain_points(group.front()) == group);
    const stone_set eyes = black_eyes(last);
    REQUIRE(eyes.size() == 2);
    for (const point eye : eyes) {
        CHECK(lattice::interior().contains(eye));
        CHECK((lattice::around(eye) - group).empty());
        CHECK(std::find(line.actions().begin(), line.actions().end(), action::flip(eye)) !=
              line.actions().end());
    }
    // White has taken every other liberty, and may not enter.
    CHECK(chain_at(last.board(), last.stones(), group.front()).liberties == eyes);
    const state to_white = line.state_at(line.size() - 1);
    CHECK(to_white.turn() == player::second);
    for (const point eye : eyes)
        CHECK(reason(to_white, action::place(eye)) == refusal_reason::suicide);
    CHECK(last.area().black == 13);
}

TEST_CASE("lesson: a lone stone scores all") {
    const state last = lesson("lone-stone").last();
    CHECK(last.area().black == 61);
    CHECK(last.area().white == 0);
    CHECK(last.outcome()->winner == player::first);
}
