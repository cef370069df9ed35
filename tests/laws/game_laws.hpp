// SPDX-License-Identifier: MIT
#pragma once

// The laws of every game, written once against the concept. A game joins by specialising
// `game_traits` and calling them; see go_traits.hpp.

#include "catch.hpp"

#include <topoban/core/random.hpp>
#include <topoban/game/game_state.hpp>
#include <topoban/game/random_play.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace topoban::test {

/// What the laws must know of a game beyond the concept. A specialisation has, all static:
///
/// - `std::vector<action> all_actions(const State&)`: every action that can be said, absurd ones too;
/// - `bool is_listed(const action&)`: whether `legal_actions` holds it where it is legal (a
///   resignation never is);
/// - `std::string digest(const State&)`: all that can be seen of a state, its past included;
/// - `std::optional<std::string> unrepeatable(const action&, const State& after)`: the position no
///   later action may bring back, where the rules forbid that;
/// - `bool is_conserved(const State& before, const action&, const State& after)`: whether nothing
///   appeared or vanished but what the action says;
/// - `bool validate(const State&)`: whether everything incremental equals its reference implementation.
template <class State>
struct game_traits;

/// The verdict on an action, in words: "legal" or the refusal with its evidence.
template <game_state State>
std::string verdict(const State& state, const typename State::action_type& action) {
    const auto refused = state.why_refused(action);
    if (!refused) return "legal";
    std::ostringstream text;
    text << *refused;
    return text.str();
}

/// `play`, `why_refused` and the list give one verdict on every action there is; a refused one
/// leaves the state as it was; the list is sorted and without doubles.
template <game_state State>
void check_one_verdict(const State& state) {
    using traits = game_traits<State>;
    using action = typename State::action_type;
    const std::string before = traits::digest(state);
    const auto listed = state.legal_actions();
    REQUIRE(std::is_sorted(listed.begin(), listed.end()));
    REQUIRE(std::adjacent_find(listed.begin(), listed.end()) == listed.end());
    REQUIRE(state.outcome().has_value() == (listed.size() == 0));
    std::size_t accepted = 0;
    for (const action& a : traits::all_actions(state)) {
        const auto played = state.play(a);
        const auto refused = state.why_refused(a);
        const bool is_in_list = std::binary_search(listed.begin(), listed.end(), a);
        if (played.has_value() == !refused && (played || played.error() == *refused) &&
            (is_in_list == played.has_value() || (!is_in_list && !traits::is_listed(a)))) {
            accepted += is_in_list ? 1 : 0;
            continue;
        }
        std::ostringstream text;
        text << a << ": " << verdict(state, a);
        FAIL("the list, play and why_refused disagree about " << text.str());
    }
    REQUIRE(accepted == listed.size());
    REQUIRE(traits::digest(state) == before);
}

/// Plays one random game of at most `plies` actions and checks every law at every ply.
template <game_state State>
void check_random_game(State state, random_source& random, int plies) {
    using traits = game_traits<State>;
    std::set<std::string> occurred;
    if (const auto start = traits::unrepeatable({}, state)) occurred.insert(*start);
    for (int ply = 0; ply < plies; ++ply) {
        check_one_verdict(state);
        REQUIRE(traits::validate(state));
        const auto action = random_action(state, random);
        if (!action) return;
        const std::string before = traits::digest(state);
        const State next = *state.play(*action);
        REQUIRE(traits::digest(next) == traits::digest(state.play_unchecked(*action)));
        REQUIRE(traits::digest(state) == before);
        REQUIRE(traits::digest(next) != before);
        REQUIRE(traits::is_conserved(state, *action, next));
        if (const auto position = traits::unrepeatable(*action, next))
            REQUIRE(occurred.insert(*position).second);
        state = next;
    }
}

/// Games that differ in a policy that must not matter: the same verdicts on the same line of play.
template <game_state State, game_state... Others>
void check_same_verdicts(random_source& random, int plies, State state, Others... others) {
    using traits = game_traits<State>;
    for (int ply = 0; ply < plies; ++ply) {
        for (const auto& a : traits::all_actions(state)) {
            const std::string expected = verdict(state, a);
            const bool is_same = ((verdict(others, a) == expected) && ...);
            if (!is_same) FAIL(a << " is " << expected << " and is not");
        }
        const auto action = random_action(state, random);
        if (!action) return;
        state = state.play_unchecked(*action);
        ((others = others.play_unchecked(*action)), ...);
        const bool is_alike =
            ((game_traits<Others>::digest(others) == traits::digest(state)) && ...);
        REQUIRE(is_alike);
    }
}

/// A symmetry commutes with play: moving the state first or last makes no difference, for any
/// action. `moved(state)` and `moved(action)` apply the symmetry.
template <game_state State, class Move>
void check_commutes(const State& state, Move moved) {
    using traits = game_traits<State>;
    const State image = moved(state);
    REQUIRE(traits::validate(image));
    REQUIRE(image.legal_actions().size() == state.legal_actions().size());
    for (const auto& a : traits::all_actions(state)) {
        const auto here = state.why_refused(a);
        const auto there = image.why_refused(moved(a));
        if (here.has_value() != there.has_value() || (here && here->reason != there->reason))
            FAIL(a << " is " << verdict(state, a) << ", its image " << verdict(image, moved(a)));
    }
}

/// The same for the states after an action.
template <game_state State, class Move>
void check_commutes_with_play(const State& state, const typename State::action_type& action,
                              Move moved) {
    using traits = game_traits<State>;
    const auto last = state.play(action);
    const auto first = moved(state).play(moved(action));
    REQUIRE(last.has_value() == first.has_value());
    if (last) REQUIRE(traits::digest(moved(*last)) == traits::digest(*first));
}

} // namespace topoban::test
