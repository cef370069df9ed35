// SPDX-License-Identifier: MIT
#pragma once

// From any game's identifier to its starting state.

#include <topoban/catalog/armies.hpp>
#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/catalog/go_boards.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/go/state.hpp>
#include <topoban/shogi/state.hpp>
#include <topoban/surface/adjacency.hpp>

#include <string_view>
#include <type_traits>
#include <utility>

namespace topoban::catalog {

/// Calls `visit` with the starting state of the game this identifier names, Go with the default
/// komi. All calls must return one type, not void.
template <class Visitor>
[[nodiscard]] auto visit_game(std::string_view identifier, Visitor visit) {
    auto on_shogi_board = visit_shogi_army(
        identifier, [&](auto army) { return visit(shogi::state<decltype(army)>()); });
    if (on_shogi_board) return on_shogi_board;
    auto crystal = visit_crystal_go_start(identifier, [&](const auto& start) {
        return visit(crystal_go::state<std::decay_t<decltype(start)>>());
    });
    if (crystal) return crystal;
    auto go = visit_go_board(identifier, [&](const auto& board) {
        using state = go::state<std::decay_t<decltype(board)>>;
        return visit(*state::start(go::default_komi, as_graph(board)));
    });
    if (go) return go;
    return decltype(go)(unexpected(unknown_board{go.error().known + "; " + crystal.error().known +
                                                 "; " + on_shogi_board.error().known}));
}

} // namespace topoban::catalog
