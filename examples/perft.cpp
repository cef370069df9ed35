// SPDX-License-Identifier: MIT
// Counts the leaves of a game's tree, a line a depth; with --divide, by first action too.

#include "support/command.hpp"

#include <topoban/catalog/games.hpp>
#include <topoban/game/perft.hpp>

#include <iostream>
#include <string_view>

namespace {

constexpr std::string_view usage = "perft BOARD DEPTH [--divide]\n"
                                   "  for instance: perft go-klein-9x18-v1 3";
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

} // namespace

int main(int count, char** values) {
    const auto arguments = command::arguments(count, values);
    const bool divides = arguments.size() == 3 && arguments[2] == "--divide";
    if (arguments.size() != 2 && !divides) return command::usage(usage);
    const auto depth = command::number(arguments[1], 1, deepest);
    if (!depth) return command::usage(usage);
    const auto printed = topoban::catalog::visit_game(arguments[0], [&](const auto& start) {
        if (divides) static_cast<void>(print_divide(start, *depth));
        return print_counts(start, *depth);
    });
    if (!printed) return command::fail(arguments[0], ": ", printed.error());
    return command::finish(*printed);
}
