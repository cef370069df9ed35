// SPDX-License-Identifier: MIT
#include <topoban/shogi/state.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>

#include <atomic>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace topoban;

namespace {

using state = shogi::state<catalog::klein_shogi>;

/// What many queries say of a state, and of branches of one's own.
std::string answers(const state& shared) {
    std::ostringstream text;
    for (const shogi::action& a : shared.legal_actions()) {
        text << a << ' ';
        const state child = *shared.play(a);
        text << child.occurrences() << child.is_check() << child.legal_actions().size();
        if (child.has_ended()) text << *child.outcome();
        if (text.tellp() > 20'000) break;
    }
    text << shared.key() << ' ' << shared.occurrences() << shared.is_check();
    for (const auto& past : shared.history().oldest_first()) text << past.occurrence;
    for (cell c = 0; c < state::capacity; ++c)
        text << shared.attacks_on(c, player::first).size() << shared.at(c);
    return text.str();
}

/// A game of so many plies: random ones are played until one lasts as long.
state long_game(random_source& random, int plies) {
    while (true) {
        state line = random_play(state(), random, plies);
        if (line.ply() == plies && !line.has_ended()) return line;
    }
}

} // namespace

TEST_CASE("B123 16 threads ask a shared shogi state for the first time at once",
          "[threads][conformance]") {
    constexpr std::size_t threads = 16;
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t round = 0; round < test::iterations(5); ++round) {
        // Turned round, it is a new past, long enough for several tables, of which nobody has asked
        // anything and no table is made.
        const state shared = exchange_players(long_game(random, 100));
        std::vector<std::string> said(threads);
        std::atomic<bool> go{false};
        std::vector<std::thread> crew;
        for (std::size_t t = 0; t < threads; ++t)
            crew.emplace_back([&, t] {
                while (!go) std::this_thread::yield();
                said[t] = answers(shared);
            });
        go = true;
        for (std::thread& member : crew) member.join();
        for (const std::string& answer : said) REQUIRE(answer == said.front());
        REQUIRE(answers(shared) == said.front());
    }
}

TEST_CASE("16 threads branch from one shogi state and drop the shared past", "[threads]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t round = 0; round < test::iterations(5); ++round) {
        auto trunk = std::make_unique<state>(long_game(random, 100));
        const state start = *trunk;
        std::atomic<int> wrong{0};
        std::atomic<int> branched{0};
        std::vector<std::thread> crew;
        for (std::uint64_t t = 0; t < 16; ++t)
            crew.emplace_back([&, t] {
                random_source own(t);
                state branch = random_play(*trunk, own, 1);
                ++branched;
                while (branched < 16) std::this_thread::yield(); // the trunk may go from here on
                branch = random_play(std::move(branch), own, 40);
                random_source again(t);
                const state other = random_play(random_play(start, again, 1), again, 40);
                wrong += branch.diagram() == other.diagram() && branch.validate() ? 0 : 1;
            });
        while (branched < 16) std::this_thread::yield();
        trunk.reset();
        for (std::thread& member : crew) member.join();
        REQUIRE(wrong == 0);
    }
}
