// SPDX-License-Identifier: MIT
#pragma once

// A position of Go from which a line of any length can be played.

#include <topoban/boards/cylinder.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/random.hpp>
#include <topoban/go/state.hpp>

#include <utility>

namespace topoban::test {

/// Thirty kos that know nothing of each other: enough for a line of any length. (Random games end
/// when all but one or two points have one colour and every such colouring has stood.)
///
/// In each strip of five files Black has the first and White the fourth; between them walls and kos
/// alternate. A ko is held by the black stone on its right point or the white one on its left.
class many_kos {
public:
    using state = go::state<cylinder<15, 21>>;
    static constexpr int count = 30;

    [[nodiscard]] static state start() {
        state::setup_type drawn{.turn = player::first};
        for (int strip = 0; strip < 3; ++strip)
            for (int row = 0; row < 21; ++row) {
                const point first = 15 * row + 5 * strip;
                drawn.stones.black.insert(first);
                drawn.stones.white.insert(first + 3);
                if (row % 2 == 0) {
                    drawn.stones.black.insert(first + 1);
                    drawn.stones.white.insert(first + 2);
                } else if (row % 4 == 1) {
                    drawn.stones.white.insert(first + 1);
                } else {
                    drawn.stones.black.insert(first + 2);
                }
            }
        return *state::study(drawn);
    }
    /// The point where a player takes this ko.
    [[nodiscard]] static point take(int ko, player who) {
        const point left = 15 * (2 * (ko / 3) + 1) + 5 * (ko % 3) + 1;
        return who == player::first ? left + 1 : left;
    }
    /// The point where a player takes one of them; refused where that ko is the player's already or
    /// the colouring has stood.
    [[nodiscard]] static point take_any(random_source& random, player who) {
        return take(static_cast<int>(random.below(count)), who);
    }
    /// The state so many plies later, a ko taken in each; earlier where a hundred in a row are
    /// refused.
    [[nodiscard]] static state play_on(state from, random_source& random, int plies) {
        for (int played = 0, tries = 0; played < plies && tries < 100; ++tries) {
            auto next = from.play(go::action::place(take_any(random, from.turn())));
            if (!next) continue;
            from = *std::move(next);
            ++played;
            tries = 0;
        }
        return from;
    }
};

} // namespace topoban::test
