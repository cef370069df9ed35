// SPDX-License-Identifier: MIT
// Counts the leaves of a game's tree, a line a depth; with --divide, by first action too.

#include "support/command.hpp"

#include <topoban/catalog/games.hpp>
#include <topoban/game/perft.hpp>

#include <iostream>
#include <string_view>

namespace {

const command::synopsis synopsis{"perft BOARD DEPTH [--divide]\n"
                                 "  for instance: perft go-klein-9x18-v1 3\n"
                                 "  --divide       count by first action, too",
                                 {"--divide"},
                                 {}};
constexpr int deepest = 30;

template <topoban::game_state State>
int print_counts(const State& start, int depth) {
    for (int d = 1; d <= depth; ++d) std::cout << d << ' ' << topoban::perft(start, d) << std::endl;
    return command::right;
}

template <topoban::game_state State>
int print_divide(const State& start, int depth) {
    for (const auto& [action, leaves] : topoban::perft_divide(start, depth))
        std::cout << to_text(action, start.board()) << ' ' << leaves << '\n';
    return command::right;
}

int count_leaves(const command::arguments& given) {
    if (given.words.size() != 2) return command::usage_error;
    const auto depth = command::number(given.words[1], 1, deepest);
    if (!depth) return command::usage_error;
    const auto printed = topoban::catalog::visit_game(given.words[0], [&](const auto& start) {
        if (given.has("--divide")) static_cast<void>(print_divide(start, *depth));
        return print_counts(start, *depth);
    });
    if (!printed) return command::fail(given.words[0], ": ", printed.error());
    return *printed;
}

} // namespace

int main(int count, char** values) { return command::run(count, values, synopsis, count_leaves); }
