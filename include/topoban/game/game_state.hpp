// SPDX-License-Identifier: MIT
#pragma once

// What a game is: a value that knows whose turn it is, what may be done and how it ended.

#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>

#include <concepts>
#include <cstddef>
#include <optional>

namespace topoban {

/// How a finished game ended: at least a winner, if there is one. Games add their reasons.
template <class O>
concept game_outcome = requires(const O& o) {
    { o.winner } -> std::convertible_to<std::optional<player>>;
};

/// A position with its history, as an immutable value.
///
/// - `play` is the one checked way on: a new state, or a refusal with its evidence; the old state
///   stays as it was. `why_refused` is the same verdict without the new state.
/// - `play_unchecked` takes an action from `legal_actions` without asking again.
/// - `legal_actions` is sorted and holds exactly what `play` accepts, but for resignations and
///   agreed draws. A finished game has none.
/// - `outcome` is empty until the game has ended.
///
/// Const means thread-safe: any number of threads may read and branch from one state.
template <class S>
concept game_state = std::copyable<S> &&
    requires(const S& s, const typename S::action_type& action) {
    typename S::refusal_type;
    { s.turn() } -> std::same_as<player>;
    { *s.legal_actions().begin() } -> std::convertible_to<typename S::action_type>;
    { s.legal_actions().size() } -> std::convertible_to<std::size_t>;
    { s.play(action) } -> std::same_as<result<S, typename S::refusal_type>>;
    { s.play_unchecked(action) } -> std::same_as<S>;
    { s.why_refused(action) } -> std::same_as<std::optional<typename S::refusal_type>>;
    { *s.outcome() } -> game_outcome;
    { s.outcome().has_value() } -> std::same_as<bool>;
};

/// A game whose `play` accepts shorter forms of an action: `resolve(action)` holds the form that
/// `legal_actions` lists, or the refusal of `play`.
template <class S>
concept resolving_game_state = game_state<S> &&
    requires(const S& s, const typename S::action_type& action) {
    {
        s.resolve(action)
        } -> std::same_as<result<typename S::action_type, typename S::refusal_type>>;
};

/// A game of which random play can pick an action: `legal_actions` is a list with an index.
template <class S>
concept random_playable = game_state<S> && requires(const S& s, std::size_t i) {
    { s.legal_actions()[i] } -> std::convertible_to<typename S::action_type>;
    { s.legal_actions().empty() } -> std::convertible_to<bool>;
};

} // namespace topoban
