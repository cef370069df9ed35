// SPDX-License-Identifier: MIT
// How a move's cost grows with the size of the board and the length of the game.

#include "benchmark/harness.hpp"

#include <topoban/boards.hpp>
#include <topoban/go.hpp>

#include <memory>

namespace topoban::benchmark {
namespace {

template <int Side>
void add_size(suite& to) {
    using board = grid<Side, Side>;
    const auto kernel = std::make_shared<go::playout<board>>(go::state<board>{});
    to.rate("growth with size: playout " + board::name(), "moves", [kernel] {
        random_source random(1);
        std::uint64_t moves = 0;
        while (moves < 300'000) moves += static_cast<std::uint64_t>(kernel->run(random));
        return moves;
    });
}

/// A line that goes on for ever: any legal placement, and a pass only where there is none.
template <class Board>
go::state<Board> play_on(go::state<Board> state, random_source& random, std::uint64_t plies) {
    const auto size = static_cast<std::uint32_t>(state.board().size());
    for (std::uint64_t played = 0; played < plies && !state.has_ended(); ++played) {
        auto next = state.play(go::action::place(static_cast<point>(random.below(size))));
        for (int tries = 0; tries < 20 && !next; ++tries)
            next = state.play(go::action::place(static_cast<point>(random.below(size))));
        if (next) {
            state = *std::move(next);
            continue;
        }
        const auto legal = state.legal_placements();
        state = state.play_unchecked(legal.empty() ? go::action::pass()
                                                   : go::action::place(legal.front()));
    }
    return state;
}

/// The cost of ten thousand plies at the end of a line of this length.
void add_length(suite& to, std::uint64_t length) {
    using board = grid<19, 19>;
    const auto reached = std::make_shared<std::unique_ptr<go::state<board>>>();
    to.rate("growth with history: play after " + std::to_string(length) + " plies", "states",
            [length, reached] {
                if (!*reached) {
                    random_source random(9);
                    *reached = std::make_unique<go::state<board>>(
                        play_on(go::state<board>{}, random, length));
                }
                random_source random(11);
                const auto last = play_on(**reached, random, 10'000);
                return static_cast<std::uint64_t>(last.ply() - (*reached)->ply());
            });
}

} // namespace

void add_growth(suite& to) {
    add_size<9>(to);
    add_size<13>(to);
    add_size<19>(to);
    add_size<25>(to);
    add_size<37>(to);
    for (const std::uint64_t length : {1'000, 10'000, 100'000, 1'000'000}) add_length(to, length);
}

} // namespace topoban::benchmark
