// SPDX-License-Identifier: MIT
// How a move's cost grows with the size of the board and the length of the game.

#include "benchmark/harness.hpp"
#include "support/many_kos.hpp"

#include <topoban/boards.hpp>
#include <topoban/go.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

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

/// The cost of ten thousand plies at the end of a line of this length. It takes kos: a random game
/// would end long before a million plies.
void add_length(suite& to, int length) {
    using test::many_kos;
    const auto reached = std::make_shared<std::optional<many_kos::state>>();
    to.rate("growth with history: play after " + std::to_string(length) + " plies", "states",
            [length, reached] {
                if (!*reached) {
                    random_source random(9);
                    *reached = many_kos::play_on(many_kos::start(), random, length);
                }
                random_source random(11);
                const auto last = many_kos::play_on(**reached, random, 10'000);
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
    for (const int length : {1'000, 10'000, 100'000, 1'000'000}) add_length(to, length);
}

} // namespace topoban::benchmark
