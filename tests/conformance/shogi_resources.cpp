// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/ancestors.hpp"
#include "support/cpu_time.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/shogi_game.hpp"
#include "support/small_stack.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/write.hpp>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace topoban;
using catalog::flat_shogi;
using shogi::action;

namespace {

using state = shogi::state<flat_shogi>;

/// Two kings and six golds that only walk sideways, each on a rank of its own: they never meet, and
/// there are 9⁸ ways for them to stand, enough for a line of any length.
class walkers {
public:
    explicit walkers(std::uint64_t seed) : random_(seed) {}

    [[nodiscard]] static state start() {
        return test::study<flat_shogi>("AK@e1 AG@d2 AG@e3 AG@f4 BG@d6 BG@e7 BG@f8 BK@e9");
    }
    /// A step of the side to move, with the state it leads to: one that does not end the game.
    [[nodiscard]] std::pair<action, state> step(const state& s) {
        while (true) {
            const int rank =
                static_cast<int>(random_.below(4)) + (s.turn() == player::first ? 0 : 5);
            const bool goes_east = random_.below(2) == 0;
            for (cell from = 9 * rank; from < 9 * rank + 9; ++from) {
                const cell to = goes_east ? from + 1 : from - 1;
                if (s.at(from).is_empty() || to / 9 != rank || to < 0) continue;
                const action walk =
                    action::move(from, to, shogi::promotion::no, s.at(from).faces());
                if (state next = s.play(walk).value(); !next.has_ended()) return {walk, next};
            }
        }
    }

private:
    random_source random_;
};

/// A study of so many plies as a document.
std::string record_of(std::size_t plies) {
    walkers walk(test::seed());
    json::shogi_record<flat_shogi> record{variation(walkers::start())};
    while (record.line.size() < plies)
        REQUIRE_FALSE(record.line.play(walk.step(record.line.current()).first));
    return json::write_shogi(record).value();
}

/// All that can be seen of a state, its past included.
template <class State>
std::string digest(const State& s) {
    using surface = typename State::surface_type;
    std::string text = shogi::to_text<surface>(s.position()) + std::to_string(s.ply());
    for (const auto& past : s.history().oldest_first())
        text += shogi::to_text<surface>(past.position) + std::to_string(past.occurrence);
    for (const action& a : s.legal_actions()) text += ' ' + shogi::to_index_text(a);
    return text;
}

} // namespace

TEST_CASE("B119 random children leave their shogi ancestors as they were") {
    using klein = shogi::state<catalog::klein_shogi>;
    CAPTURE(test::seed());
    const auto digest_of = [](const klein& s) { return digest(s); };
    CHECK(test::changed_ancestors<klein>(100, test::iterations(5'000), digest_of) == 0);
}

TEST_CASE("B121 what a query gave outlives the shogi state") {
    auto s = std::make_unique<state>(test::study<flat_shogi>("AK@e1 BK@e9 AR@e2 BR@e5"));
    const auto legal = s->legal_actions();
    const auto refused = s->why_refused(test::numbered("13-14^"));
    const auto attacks = s->attacks_on(13, player::second);
    const auto past = s->history();
    const auto positions = s->history().oldest_first();
    s.reset();
    CHECK(legal.size() == 7); // the rook's two steps and its capture ahead, the king's four
    CHECK(refused->attacks.front().from == 40);
    CHECK(attacks.front().between == std::vector<cell>{31, 22});
    CHECK(past.size() == 1);
    CHECK(positions.front().position.king_of(player::first) == 4);
}

// Every ply keeps its position and none copies or looks through those before it.
TEST_CASE("B125 a million plies of shogi are played and freed on a small stack, in linear time") {
    CAPTURE(test::seed());
    const auto plies = static_cast<int>(test::iterations(1'000'000));
    int reached = 0;
    std::size_t positions = 0;
    double first_quarter = 0;
    double last_quarter = 0;
    double freeing = 0;
    test::run_on_small_stack([&] {
        walkers walk(test::seed());
        std::optional<state> s(walkers::start());
        const auto play_to = [&](int ply) {
            while (s->ply() < ply) s = walk.step(*s).second;
        };
        first_quarter = test::cpu_seconds([&] { play_to(plies / 4); });
        play_to(plies - plies / 4);
        last_quarter = test::cpu_seconds([&] { play_to(plies); });
        reached = s->ply();
        positions = s->history().size();
        freeing = test::cpu_seconds([&] { s.reset(); });
    });
    CHECK(reached == plies);
    CHECK(positions == static_cast<std::size_t>(plies) + 1);
    CHECK(last_quarter < 3 * first_quarter + 0.1);
    CHECK(freeing < first_quarter + last_quarter + 0.1);
}

TEST_CASE("a shogi record of twice the plies takes at most three times as long to read") {
    const auto seconds = [](const std::string& text) {
        return test::cpu_seconds([&] { CHECK(json::read_shogi_study<flat_shogi>(text)); }, 3);
    };
    const std::size_t plies = test::iterations(10'000);
    const double once = seconds(record_of(plies));
    CHECK(seconds(record_of(2 * plies)) < 3 * once + 0.02);
}
