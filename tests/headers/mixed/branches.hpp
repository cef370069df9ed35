// SPDX-License-Identifier: MIT
#pragma once

// Two objects of one program, of which only one is built under the address sanitizer: each makes
// game states that the other goes on with and frees.

#include <topoban/boards/grid.hpp>
#include <topoban/core/random.hpp>
#include <topoban/go/state.hpp>

#include <cstdint>
#include <vector>

namespace mixed {

using state = topoban::go::state<topoban::grid<9, 9>>;

/// Play goes on at random for so many moves; every state on the way, the given one first.
inline std::vector<state> line_from(const state& first, topoban::random_source& random, int moves) {
    std::vector<state> line{first};
    while (moves-- > 0 && !line.back().has_ended()) {
        const auto actions = line.back().legal_actions();
        const auto chosen = random.below(static_cast<std::uint32_t>(actions.size()));
        line.push_back(line.back().play_unchecked(actions[chosen]));
    }
    return line;
}

std::vector<state> plain_line(const state& first, topoban::random_source& random, int moves);
void plain_free(std::vector<state>& line);
std::vector<state> sanitized_line(const state& first, topoban::random_source& random, int moves);
void sanitized_free(std::vector<state>& line);

} // namespace mixed
