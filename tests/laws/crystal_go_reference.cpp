// SPDX-License-Identifier: MIT
#include "laws/crystal_go_traits.hpp"

#include "reference/crystal_go.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/tilings.hpp>

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
void check_against(const State& state, const test::reference_crystal_go& reference) {
    REQUIRE(state.validate());
    REQUIRE(state.board().validate());
    REQUIRE(static_cast<int>(state.turn()) == reference.turn());
    REQUIRE(state.history().size() == reference.positions());
    const auto area = state.area();
    REQUIRE(std::array{area.black, area.white, area.neutral} == reference.area());
    for (point p = 0; p < 61; ++p) {
        REQUIRE(static_cast<int>(state.at(p)) == reference.colour(p));
        REQUIRE(bits(state.board().neighbours(p)) == reference.joined(p));
    }
    for (const auto& chain : state.chains()) {
        const auto [members, liberties] = reference.group(chain.points.front());
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
        const std::string placing = reference.place_verdict(p);
        const std::string flipping = reference.flip_verdict(p);
        REQUIRE(verdict(state.why_refused(action::place(p))) == placing);
        REQUIRE(verdict(state.why_refused(action::flip(p))) == flipping);
        REQUIRE(placements.contains(p) == (placing == "legal"));
        REQUIRE(flips.contains(p) == (flipping == "legal"));
    }
}

void advance(test::reference_crystal_go& reference, const action& a) {
    if (a.kind == action_kind::place)
        reference.place(a.at);
    else if (a.kind == action_kind::flip)
        reference.flip(a.at);
    else
        reference.pass();
}

/// What a flip may and may not do (rules-crystal-go.md §3, §4).
template <class State>
void check_flip(const State& before, const State& after, const action& flip) {
    const auto flipped = before.board().flipped(flip.at);
    const auto taken = before.captures(flip);
    std::array<bool, 3> without_liberties{};
    for (const auto& chain : chains_without_liberties(flipped, before.stones()))
        without_liberties[static_cast<std::size_t>(chain.colour)] = true;
    REQUIRE_FALSE((without_liberties[1] && without_liberties[2]));
    REQUIRE((without_liberties[1] || without_liberties[2]) == !taken.empty());
    for (const auto& chain : before.chains())
        if (!chain.points.intersects(taken))
            REQUIRE(chain_at(after.board(), after.stones(), chain.points.front()).points ==
                    chain.points);
    REQUIRE(after.board().flipped(flip.at) == before.board());
}

} // namespace

TEST_CASE("the reference implementation agrees at every ply of random CrystalGo games", "[laws]") {
    using state = crystal_go::state<side4>;
    CAPTURE(test::seed());
    random_source random(test::seed());
    std::size_t plies = 0;
    while (plies < test::iterations(10'000)) {
        state game;
        test::reference_crystal_go reference;
        for (int i = 0; i < 400 && !game.has_ended(); ++i, ++plies) {
            check_against(game, reference);
            const action a = test::lively_action(game, random);
            const state next = game.play(a).value();
            REQUIRE(next.has_ended() == (a.kind == action_kind::pass && game.passes() == 1));
            if (a.kind == action_kind::flip) check_flip(game, next, a);
            advance(reference, a);
            game = next;
        }
        check_against(game, reference);
    }
}

TEST_CASE("no flip leaves chains of both colours without liberties", "[laws]") {
    using state = crystal_go::state<side4>;
    CAPTURE(test::seed());
    random_source random(test::seed());
    state game;
    for (std::size_t i = 0; i < test::iterations(20'000); ++i) {
        if (game.ply() == 400 || game.has_ended()) game = state();
        for (const point p : game.flippable()) {
            const auto flipped = game.board().flipped(p);
            std::array<bool, 3> without_liberties{};
            for (const auto& chain : chains_without_liberties(flipped, game.stones()))
                without_liberties[static_cast<std::size_t>(chain.colour)] = true;
            REQUIRE_FALSE((without_liberties[1] && without_liberties[2]));
        }
        game = game.play_unchecked(test::lively_action(game, random));
    }
}
