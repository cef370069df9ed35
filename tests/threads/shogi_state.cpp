// SPDX-License-Identifier: MIT
#include <topoban/shogi/state.hpp>

#include "catch.hpp"
#include "support/at_once.hpp"
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
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t round = 0; round < test::iterations(5); ++round) {
        // Turned round, it is a new past, long enough for several tables, of which nobody has asked
        // anything and no table is made.
        const state shared = exchange_players(long_game(random, 100));
        const auto said = test::answers_at_once([&] { return answers(shared); });
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
        test::at_once([&](int t) {
            random_source own(static_cast<std::uint64_t>(t));
            state branch = random_play(*trunk, own, 1);
            // The last one to branch drops the trunk.
            if (++branched == test::thread_count) trunk.reset();
            while (branched < test::thread_count) std::this_thread::yield();
            branch = random_play(std::move(branch), own, 40);
            random_source again(static_cast<std::uint64_t>(t));
            const state other = random_play(random_play(start, again, 1), again, 40);
            wrong += branch.position() == other.position() && branch.validate() ? 0 : 1;
        });
        REQUIRE(wrong == 0);
    }
}
