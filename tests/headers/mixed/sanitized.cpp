// SPDX-License-Identifier: MIT
#include "branches.hpp"

std::vector<mixed::state> mixed::sanitized_line(const state& first, topoban::random_source& random,
                                                int moves) {
    return line_from(first, random, moves);
}

void mixed::sanitized_free(std::vector<state>& line) { line.clear(); }
