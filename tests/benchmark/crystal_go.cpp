// SPDX-License-Identifier: MIT
// CrystalGo: playouts on the kernel, states by play, legal lists.

#include "benchmark/harness.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/crystal_go.hpp>

#include <cstddef>
#include <memory>
#include <vector>

namespace topoban::benchmark {
namespace {

using state = crystal_go::state<side4>;
using playout = crystal_go::playout<side4>;

constexpr int most_actions = 400;

std::vector<std::vector<crystal_go::action>> random_games(int count) {
    playout kernel{state()};
    random_source random(1);
    std::vector<std::vector<crystal_go::action>> games;
    for (int i = 0; i < count; ++i) {
        kernel.run(random, most_actions);
        games.push_back(kernel.actions());
    }
    return games;
}

} // namespace

void add_crystal_go(suite& to) {
    to.rate("CrystalGo playout of 400 actions, superko", "actions",
            [kernel = std::make_shared<playout>(state())] {
                random_source random(1);
                std::uint64_t actions = 0;
                for (int i = 0; i < 1000; ++i) {
                    actions += static_cast<std::uint64_t>(kernel->run(random, most_actions));
                    keep(kernel->area());
                }
                return actions;
            });
    to.rate("CrystalGo states by play, a game's kept", "states", [games = random_games(100)] {
        std::vector<state> kept;
        kept.reserve(most_actions + 1);
        std::uint64_t states = 0;
        for (const auto& actions : games) {
            kept.clear();
            kept.emplace_back();
            for (const auto& a : actions) kept.push_back(*kept.back().play(a));
            states += actions.size();
        }
        keep(kept.back());
        return states;
    });
    to.rate("CrystalGo legal lists, mid-game", "lists", [] {
        state middle;
        const auto game = random_games(1).front();
        for (std::size_t i = 0; i < 150; ++i) middle = middle.play_unchecked(game[i]);
        std::size_t actions = 0;
        constexpr std::uint64_t lists = 20'000;
        for (std::uint64_t i = 0; i < lists; ++i) {
            keep(middle);
            actions += middle.legal_actions().size();
        }
        keep(actions);
        return lists;
    });
}

} // namespace topoban::benchmark
