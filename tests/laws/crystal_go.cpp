// SPDX-License-Identifier: MIT
#include <topoban/crystal_go/state.hpp>

#include "catch.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/core/random.hpp>

#include "support/iterations.hpp"
#include "support/naive_crystal_go.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

using namespace topoban;
using crystal_go::action;
using crystal_go::action_kind;

namespace {

template <class Refusal>
std::string verdict(const std::optional<Refusal>& refused) {
    if (!refused) return "legal";
    std::ostringstream text;
    if (refused->obstacle)
        text << *refused->obstacle;
    else
        text << refused->reason;
    return text.str();
}

std::uint64_t bits(const point_set<61>& points) { return points.words()[0]; }

/// All that can be asked of a state, against the slow game.
template <class State>
void check_against(const State& state, const test::naive_crystal_go& twin) {
    REQUIRE(state.validate());
    REQUIRE(state.board().validate());
    REQUIRE(static_cast<int>(state.turn()) == twin.turn());
    REQUIRE(state.history().size() == twin.positions());
    const auto area = state.area();
    REQUIRE(std::array{area.black, area.white, area.neutral} == twin.area());
    for (point p = 0; p < 61; ++p) {
        REQUIRE(static_cast<int>(state.at(p)) == twin.colour(p));
        REQUIRE(bits(state.board().neighbours(p)) == twin.joined(p));
    }
    for (const auto& chain : state.chains()) {
        const auto [members, liberties] = twin.group(chain.points.front());
        REQUIRE(bits(chain.points) == members);
        REQUIRE(bits(chain.liberties) == liberties);
    }
    const auto placements = state.legal_placements();
    const auto flips = state.legal_flips();
    if (state.has_ended()) {
        REQUIRE((placements | flips).empty());
        return;
    }
    for (point p = 0; p < 61; ++p) {
        const std::string placing = twin.place_verdict(p);
        const std::string flipping = twin.flip_verdict(p);
        REQUIRE(verdict(state.why_refused(action::place(p))) == placing);
        REQUIRE(verdict(state.why_refused(action::flip(p))) == flipping);
        REQUIRE(placements.contains(p) == (placing == "legal"));
        REQUIRE(flips.contains(p) == (flipping == "legal"));
    }
}

/// One action in three is a flip, one in thirty a pass, as far as there are any.
template <class State>
action choose(const State& state, random_source& random) {
    const auto actions = state.legal_actions();
    const std::uint32_t kind = random.below(30);
    const auto flips = static_cast<std::uint32_t>(state.legal_flips().size());
    const auto placements = static_cast<std::uint32_t>(actions.size()) - flips - 1;
    if (kind < 10 && flips > 0) return actions[placements + random.below(flips)];
    if (kind < 29 && placements > 0) return actions[random.below(placements)];
    return action::pass();
}

void advance(test::naive_crystal_go& twin, const action& a) {
    if (a.kind == action_kind::place)
        twin.place(a.at);
    else if (a.kind == action_kind::flip)
        twin.flip(a.at);
    else
        twin.pass();
}

/// What a flip may and may not do (rules-crystal-go.md §3, §4).
template <class State>
void check_flip(const State& before, const State& after, const action& flip) {
    const auto flipped = before.board().flipped(flip.at);
    const auto taken = before.captures(flip);
    std::array<bool, 3> breathless{};
    for (const auto& chain : breathless_chains(flipped, before.stones()))
        breathless[static_cast<std::size_t>(chain.stones)] = true;
    REQUIRE_FALSE((breathless[1] && breathless[2]));
    REQUIRE((breathless[1] || breathless[2]) == !taken.empty());
    for (const auto& chain : before.chains())
        if (!chain.points.intersects(taken))
            REQUIRE(chain_at(after.board(), after.stones(), chain.points.front()).points ==
                    chain.points);
    REQUIRE(after.board().flipped(flip.at) == before.board());
}

} // namespace

TEST_CASE("a from-scratch twin agrees at every ply of random CrystalGo games", "[laws]") {
    using state = crystal_go::state<side4>;
    const std::uint64_t seed = 20;
    INFO("seed " << seed);
    random_source random(seed);
    std::size_t plies = 0;
    while (plies < test::iterations(10'000)) {
        state game;
        test::naive_crystal_go twin;
        for (int i = 0; i < 400 && !game.has_ended(); ++i, ++plies) {
            check_against(game, twin);
            const action a = choose(game, random);
            const state next = game.play(a).value();
            REQUIRE(next.has_ended() == (a.kind == action_kind::pass && game.passes() == 1));
            if (a.kind == action_kind::flip) check_flip(game, next, a);
            advance(twin, a);
            game = next;
        }
        check_against(game, twin);
    }
}

TEST_CASE("no flip leaves chains of both colours breathless", "[laws]") {
    using state = crystal_go::state<side4>;
    const std::uint64_t seed = 21;
    INFO("seed " << seed);
    random_source random(seed);
    state game;
    for (std::size_t i = 0; i < test::iterations(20'000); ++i) {
        if (game.ply() == 400 || game.has_ended()) game = state();
        for (const point p : game.flippable()) {
            const auto flipped = game.board().flipped(p);
            std::array<bool, 3> breathless{};
            for (const auto& chain : breathless_chains(flipped, game.stones()))
                breathless[static_cast<std::size_t>(chain.stones)] = true;
            REQUIRE_FALSE((breathless[1] && breathless[2]));
        }
        game = game.play_unchecked(choose(game, random));
    }
}

TEST_CASE("verdicts do not depend on the hash", "[laws]") {
    const std::uint64_t seed = 22;
    INFO("seed " << seed);
    random_source random(seed);
    for (std::size_t game = 0; game < test::iterations(10); ++game) {
        crystal_go::state<side4> full;
        crystal_go::state<side4, four_bit_hash> narrow;
        crystal_go::state<side4, constant_hash> none;
        for (int i = 0; i < 250 && !full.has_ended(); ++i) {
            for (point p = 0; p < 61; ++p) {
                for (const action a : {action::place(p), action::flip(p)}) {
                    const auto verdict = full.why_refused(a);
                    REQUIRE(narrow.why_refused(a) == verdict);
                    REQUIRE(none.why_refused(a) == verdict);
                }
            }
            const action a = choose(full, random);
            full = full.play_unchecked(a);
            narrow = narrow.play_unchecked(a);
            none = none.play_unchecked(a);
        }
    }
}

TEST_CASE("symmetries and the exchange of colours keep every verdict", "[laws]") {
    using state = crystal_go::state<side4>;
    const std::uint64_t seed = 23;
    INFO("seed " << seed);
    random_source random(seed);
    const auto symmetries = side4::start().symmetries();
    for (std::size_t round = 0; round < test::iterations(20); ++round) {
        state game;
        for (int i = 0; i < 120 && !game.has_ended(); ++i)
            game = game.play_unchecked(choose(game, random));
        const state exchanged = exchange_colours(game);
        REQUIRE(exchanged.turn() == opponent(game.turn()));
        REQUIRE(same_position(exchange_colours(exchanged), game));
        for (const auto& symmetry : symmetries) {
            const state moved = transform(game, symmetry);
            REQUIRE(moved.validate());
            REQUIRE(moved.started_as() == origin::game);
            for (point p = 0; p < 61; ++p) {
                for (const auto& [here, there] :
                     {std::pair{action::place(p), action::place(symmetry(p))},
                      std::pair{action::flip(p), action::flip(symmetry(p))}}) {
                    const auto verdict = game.why_refused(here);
                    const auto other = moved.why_refused(there);
                    REQUIRE(verdict.has_value() == other.has_value());
                    const auto swapped = exchanged.why_refused(here);
                    REQUIRE(verdict == swapped);
                    if (!verdict) continue;
                    REQUIRE(verdict->reason == other->reason);
                    REQUIRE(verdict->obstacle == other->obstacle);
                    REQUIRE(verdict->repeated_ply == other->repeated_ply);
                    REQUIRE(verdict->chain.size() == other->chain.size());
                }
            }
        }
    }
}
