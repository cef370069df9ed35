// SPDX-License-Identifier: MIT
#pragma once

// From a Go board's identifier to the board: for programs that learn the board from a file.

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/rectangle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/catalog/type_list.hpp>
#include <topoban/core/result.hpp>

#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace topoban::catalog {

/// The rules identifier of every Go document.
inline constexpr std::string_view go_rules = "graph-area-no-suicide-psk-v1";

/// The graph that serves every rectangle whose size is learnt at run time.
using any_rectangle_graph = table_graph<rectangle::capacity>;

/// The boards that are types, by the name in their identifier. To add one, add its type to the list;
/// every other rectangle is known by its size.
using go_boards = type_list<mobius_strip<9, 11>, klein_bottle<9, 18>, genus_two_staircase>;

/// What `visit_go_board` and `visit_go_surface` say of anything else.
[[nodiscard]] inline unknown_board unknown_go_board() {
    return {names_of(
        go_boards{}, [](const auto& board) { return identifier("go", board); },
        "go-KIND-WxH-v1 with KIND grid, cylinder, torus, mobius, klein or projective and "
        "1 ≤ W, H ≤ 25")};
}

namespace detail {
template <class Visitor, class MakeOther>
[[nodiscard]] auto visit_go(std::string_view identifier, Visitor& visit, MakeOther other)
    -> result<std::invoke_result_t<Visitor&, genus_two_staircase>, unknown_board> {
    if (const auto name = board_name("go", identifier)) {
        const auto is_named = [&](const auto& board) { return *name == board.name(); };
        if (auto answer = visit_first(go_boards{}, is_named, visit)) return *std::move(answer);
        if (const auto board = rectangle_named(*name)) return visit(other(*board));
    }
    return unexpected(unknown_go_board());
}
} // namespace detail

/// Calls `visit` with the board of this identifier, to play on: the three boards of the rules are
/// types, every other one is a `table_graph`. All calls must return one type, not void.
template <class Visitor>
[[nodiscard]] auto visit_go_board(std::string_view identifier, Visitor visit) {
    return detail::visit_go(identifier, visit,
                            [](const rectangle& board) { return *any_rectangle_graph::of(board); });
}

/// Calls `visit` with the board of this identifier as a square surface: to look at its steps, its
/// charts and its topology.
template <class Visitor>
[[nodiscard]] auto visit_go_surface(std::string_view identifier, Visitor visit) {
    return detail::visit_go(identifier, visit, [](const rectangle& board) { return board; });
}

} // namespace topoban::catalog
