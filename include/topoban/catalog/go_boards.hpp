// SPDX-License-Identifier: MIT
#pragma once

// From a Go board's identifier to the board: for programs that learn the board from a file.

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/rectangle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/catalog/identifier.hpp>
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

/// What `visit_go_board` and `visit_go_surface` say of anything else.
[[nodiscard]] inline unknown_board unknown_go_board() {
    return {"go-mobius-9x11-v1, go-klein-9x18-v1, go-genus2-staircase-9x9-v1 and "
            "go-KIND-WxH-v1 with KIND grid, cylinder, torus, mobius, klein or projective and "
            "1 ≤ W, H ≤ 25"};
}

namespace detail {
template <class Visitor, class MakeOther>
[[nodiscard]] auto visit_go(std::string_view identifier, Visitor& visit, MakeOther other)
    -> result<std::invoke_result_t<Visitor&, genus_two_staircase>, unknown_board> {
    const auto name = board_name("go", identifier);
    if (!name) return unexpected(unknown_go_board());
    if (*name == mobius_strip<9, 11>::name()) return visit(mobius_strip<9, 11>{});
    if (*name == klein_bottle<9, 18>::name()) return visit(klein_bottle<9, 18>{});
    if (*name == genus_two_staircase::name()) return visit(genus_two_staircase{});
    if (const auto board = rectangle_named(*name)) return visit(other(*board));
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
