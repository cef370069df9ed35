// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/ancestors.hpp"
#include "support/cpu_time.hpp"
#include "support/iterations.hpp"
#include "support/many_kos.hpp"
#include "support/seed.hpp"
#include "support/small_stack.hpp"

#include <topoban/boards/cylinder.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/go/state.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/write.hpp>

#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace topoban;
using go::action;

namespace {

using mobius = go::state<mobius_strip<9, 11>>;

/// All that can be seen of a state, its past included.
template <class State>
std::string digest(const State& s) {
    std::string text = to_text(s.stones(), s.board().size());
    text += std::to_string(s.ply()) + std::to_string(s.passes());
    for (const auto& past : s.history().newest_first())
        text += std::to_string(past.ply) + to_text(past.position, s.board().size());
    for (const action& a : s.legal_actions()) text += ' ' + std::to_string(a.at);
    return text;
}

} // namespace

TEST_CASE("B119 ten thousand random children leave their ancestors as they were", "[conformance]") {
    CAPTURE(test::seed());
    const auto games = test::iterations(10'000);
    CHECK(test::changed_ancestors<mobius>(150, games, digest<mobius>) == 0);
}

TEST_CASE("B121 what a query gave outlives the state", "[conformance]") {
    auto state = std::make_unique<mobius>();
    for (const int p : {49, 50, 40, 41}) *state = *state->play(action::place(p));
    const auto chains = state->chains();
    const auto legal = state->legal_actions();
    const auto area = state->area();
    const auto past = state->history();
    const auto newest_first = state->history().newest_first();
    const auto oldest_first = state->history().oldest_first();
    state.reset();
    CHECK(chains.size() == 2);
    CHECK(chains.front().points == point_set<99>{40, 49});
    CHECK(legal.size() == 96);
    CHECK(area.neutral == 95);
    CHECK(past.size() == 5);
    CHECK(newest_first.begin()->ply == 4);
    CHECK(oldest_first.front().ply == 0);
    // A past asked of a state that is gone at the end of the expression.
    int plies = 0;
    for (const auto& entry : mobius().play(action::place(3))->history().newest_first())
        plies += entry.ply;
    CHECK(plies == 1);
}

// Every ply keeps its colouring and none copies those before it: a copy of the past would take
// some terabytes by the end.
TEST_CASE("B125 a million plies on one line are played and freed on a small stack",
          "[conformance]") {
    CAPTURE(test::seed());
    const auto plies = static_cast<int>(test::iterations(1'000'000));
    int reached = 0;
    std::size_t positions = 0;
    test::run_on_small_stack([&] {
        random_source random(test::seed());
        const auto state = test::many_kos::play_on(test::many_kos::start(), random, plies);
        reached = state.ply();
        positions = state.history().size();
    });
    CHECK(reached == plies);
    CHECK(positions == static_cast<std::size_t>(plies) + 1);
}

TEST_CASE("a Go record of twice the plies takes at most three times as long to read",
          "[conformance]") {
    using board = cylinder<15, 21>;
    CAPTURE(test::seed());
    const auto record_of = [](std::size_t plies) {
        random_source random(test::seed());
        json::go_record<board> record{variation(test::many_kos::start()), std::nullopt};
        while (record.line.size() < plies) {
            const point ko = test::many_kos::take_any(random, record.line.current().turn());
            static_cast<void>(record.line.play(action::place(ko)));
        }
        return json::write_go(record).value();
    };
    const auto seconds = [](const std::string& text) {
        return test::cpu_seconds([&] { CHECK(json::read_go_study<board>(text)); }, 3);
    };
    const std::size_t plies = test::iterations(8'000);
    const double once = seconds(record_of(plies));
    CHECK(seconds(record_of(2 * plies)) < 3 * once + 0.02);
}
