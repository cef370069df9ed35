// SPDX-License-Identifier: MIT
#pragma once

// Comparing two contestants: pairs of games with the colours exchanged.

#include <topoban/core/contracts.hpp>
#include <topoban/core/enum_names.hpp>
#include <topoban/core/player.hpp>
#include <topoban/game/game_state.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban {

/// A side of a match. In its games the two take turns at being the first player.
enum class contestant : std::uint8_t { one, two };

/// The other side.
[[nodiscard]] constexpr contestant opponent(contestant who) noexcept {
    return who == contestant::one ? contestant::two : contestant::one;
}

/// The sides in words.
constexpr auto enum_names(contestant) noexcept {
    return std::to_array<std::string_view>({"one", "two"});
}

/// The results of a match's games: in its games 0, 2, 4, … contestant one is the first player, in
/// the others contestant two, so that each pair of games is colour-swapped. A win is one match
/// point, a draw half a point for each; points are counted in halves. This equalises who has the
/// first move, not the chances of winning (rules-crystal-go.md §7).
class match {
public:
    /// Who plays as this player in a game, counted from 0.
    [[nodiscard]] static constexpr contestant who_plays(player as, std::size_t game) noexcept {
        const bool is_one = (as == player::first) == (game % 2 == 0);
        return is_one ? contestant::one : contestant::two;
    }

    /// Adds the next game by its winner; nothing is a draw.
    void add(std::optional<player> winner) { winners_.push_back(winner); }
    /// Adds the next game by the outcome with which it finished.
    template <game_outcome Outcome>
    void add(const Outcome& outcome) {
        add(std::optional<player>(outcome.winner));
    }

    /// How many games were played.
    [[nodiscard]] std::size_t games() const noexcept { return winners_.size(); }
    /// Whether every pair is complete: only then do the points compare fairly.
    [[nodiscard]] bool is_balanced() const noexcept { return games() % 2 == 0; }
    /// Who won a game, counted from 0; nobody won a draw, or a game that was not played.
    [[nodiscard]] std::optional<contestant> winner_of(std::size_t game) const {
        if (game >= games()) return std::nullopt;
        const auto& won = winners_[game];
        return won ? std::optional(who_plays(*won, game)) : std::nullopt;
    }
    /// The match points in halves: two a win, one a draw. Takes time in proportion to the games.
    [[nodiscard]] int half_points(contestant who) const {
        int halves = 0;
        for (std::size_t game = 0; game < games(); ++game) {
            const auto won = winner_of(game);
            halves += !won ? 1 : *won == who ? 2 : 0;
        }
        return halves;
    }
    /// Who has more match points; equal totals draw.
    [[nodiscard]] std::optional<contestant> leader() const {
        const int lead = half_points(contestant::one) - half_points(contestant::two);
        if (lead == 0) return std::nullopt;
        return lead > 0 ? contestant::one : contestant::two;
    }

    [[nodiscard]] friend bool operator==(const match&, const match&) = default;

private:
    std::vector<std::optional<player>> winners_;
};

/// Plays one game from `start` to its end or to `most_actions`: `choose(state, contestant)` gives the
/// action of the contestant to move and must give a legal one: a
/// game ends where it does not, and a debug build stops there. Returns the last state.
template <game_state State, class Choose>
[[nodiscard]] State play_match_game(State start, std::size_t game, int most_actions,
                                    Choose choose) {
    for (int played = 0; played < most_actions && !start.outcome(); ++played) {
        auto next = start.play(choose(std::as_const(start), match::who_plays(start.turn(), game)));
        TOPOBAN_EXPECTS(next.has_value());
        if (!next) break;
        start = std::move(*next);
    }
    return start;
}

/// Plays so many colour-swapped pairs, each game from the same start with an empty past. A game cut
/// off at `most_actions` has no result: it counts as a draw.
template <game_state State, class Choose>
[[nodiscard]] match play_match(const State& start, int pairs, int most_actions, Choose choose) {
    match played;
    for (int i = 0; i < 2 * pairs; ++i) {
        const State last = play_match_game(start, played.games(), most_actions, choose);
        const auto outcome = last.outcome();
        played.add(outcome ? std::optional<player>(outcome->winner) : std::nullopt);
    }
    return played;
}

} // namespace topoban
