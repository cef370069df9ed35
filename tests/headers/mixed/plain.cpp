// SPDX-License-Identifier: MIT
#include "branches.hpp"

#include <cstdio>

std::vector<mixed::state> mixed::plain_line(const state& first, topoban::random_source& random,
                                            int moves) {
    return line_from(first, random, moves);
}

void mixed::plain_free(std::vector<state>& line) { line.clear(); }

// Each object starts from what the other one made, and frees what the other one holds.
int main() {
    topoban::random_source random(5);
    std::size_t states = 0;
    std::vector<mixed::state> kept;
    for (int round = 0; round < 100; ++round) {
        auto mine = mixed::plain_line({}, random, 40);
        auto theirs = mixed::sanitized_line(mine.back(), random, 40);
        auto mine_again = mixed::plain_line(theirs.back(), random, 40);
        states += mine.size() + theirs.size() + mine_again.size();
        kept.push_back(mine_again.back());
        if (round % 2 == 0) {
            mixed::plain_free(theirs);
            mixed::sanitized_free(mine);
            mixed::sanitized_free(mine_again);
        } else {
            mixed::sanitized_free(mine_again);
            mixed::plain_free(mine);
            mixed::sanitized_free(theirs);
        }
        if (round % 10 == 9) mixed::sanitized_free(kept);
    }
    std::printf("%zu states\n", states);
    return states > 100 * 100 ? 0 : 1;
}
