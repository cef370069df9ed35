// SPDX-License-Identifier: MIT
#pragma once

// Whether states stay as they were while others grow from them.

#include "catch.hpp"
#include "support/seed.hpp"

#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace topoban::test {

/// Plays one random game of `plies` actions from the start, then so many short random games from
/// any of its states. Returns how many of those states have another digest afterwards.
template <class State, class Digest>
int changed_ancestors(std::size_t plies, std::size_t games, Digest digest) {
    random_source random(seed());
    std::vector<State> ancestors{State()};
    while (ancestors.size() < plies) {
        const auto action = random_action(ancestors.back(), random);
        if (!action) break;
        ancestors.push_back(ancestors.back().play_unchecked(*action));
    }
    REQUIRE(ancestors.size() > plies / 2);
    std::vector<std::string> before;
    for (const State& ancestor : ancestors) before.push_back(digest(ancestor));
    for (std::size_t i = 0; i < games; ++i) {
        const auto from = random.below(static_cast<std::uint32_t>(ancestors.size()));
        static_cast<void>(random_play(ancestors[from], random, 3));
    }
    int changed = 0;
    for (std::size_t i = 0; i < ancestors.size(); ++i)
        changed += digest(ancestors[i]) != before[i] ? 1 : 0;
    return changed;
}

} // namespace topoban::test
