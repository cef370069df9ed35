// SPDX-License-Identifier: MIT
#pragma once

// Why a type is no board, in a sentence: what the concepts ask, asked again one by one.

#include <topoban/core/point.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>

namespace topoban::detail {

struct step_from_twice {
    int step_from;
};
struct neighbours_twice {
    int neighbours;
};
template <class Board, class Other>
struct both : Board, Other {};

/// Whether a class has a member of that name, whatever it is: beside another one it is ambiguous.
template <class Board>
concept names_step_from = std::is_class_v<Board> && !std::is_final_v<Board> && !requires {
    &both<Board, step_from_twice>::step_from;
};
template <class Board>
concept names_neighbours = std::is_class_v<Board> && !std::is_final_v<Board> && !requires {
    &both<Board, neighbours_twice>::neighbours;
};

template <class B>
concept has_capacity = requires {
    {std::integral_constant<int, B::capacity>{}};
};
template <class B>
concept has_size = requires(const B& b) {
    { b.size() } -> std::convertible_to<int>;
};

/// The capacity where there is one, else 1: what lacks it is refused for that alone.
template <class B>
[[nodiscard]] constexpr long long capacity_or_one() noexcept {
    if constexpr (has_capacity<B>)
        return B::capacity;
    else
        return 1;
}

/// Refuses a type that is no graph, and says what it lacks.
template <class B>
struct graph_check {
    static_assert(has_capacity<B>,
                  "a graph needs `static constexpr int capacity`, the most points it can have");
    static_assert(1 <= capacity_or_one<B>() && capacity_or_one<B>() <= most_points,
                  "a graph has a capacity of 1 to 65535 points");
    static_assert(has_size<B>, "a graph needs `int size() const noexcept`");
    static_assert(
        !has_size<B> ||
            requires(const B& b) {
                { b.size() }
                noexcept;
            },
        "size() of a graph must be noexcept");
    static_assert(
        requires(const B& b, point p) { b.neighbours(p); },
        "a graph needs `neighbours(point) const`, which its constant values can be asked");
    static_assert(
        !requires(const B& b, point p) { b.neighbours(p); } ||
            requires(const B& b, point p) {
                { b.neighbours(p).size() } -> std::convertible_to<std::size_t>;
                { *b.neighbours(p).begin() } -> std::convertible_to<point>;
                b.neighbours(p).end();
            },
        "neighbours(point) of a graph must return a range of points with begin(), end() and "
        "size()");
    static_assert(
        !requires(const B& b, point p) {
            b.neighbours(p).size();
            *b.neighbours(p).begin();
            b.neighbours(p).end();
        } ||
            requires(const B& b, point p) {
                { b.neighbours(p).size() }
                noexcept;
                { *b.neighbours(p).begin() }
                noexcept;
                { b.neighbours(p).end() }
                noexcept;
            },
        "neighbours(point) of a graph must be noexcept, as must what its range answers");
    static_assert(std::copyable<B>, "a graph is a value: it must be copyable and assignable");
};

/// Refuses a type that is no surface known to the compiler, and says what it lacks.
template <class B>
struct surface_check {
    static_assert(has_capacity<B>,
                  "a surface needs `static constexpr int capacity`, the number of its cells");
    static_assert(1 <= capacity_or_one<B>() && capacity_or_one<B>() <= most_points,
                  "a surface has a capacity of 1 to 65535 cells");
    static_assert(has_size<B>, "a surface needs `static constexpr int size()`");
    static_assert(
        requires(const B& b, cell c, direction d) { b.step_from(c, d); },
        "a surface needs `step_from(cell, direction)` that is static or const, and no "
        "template whose arguments cannot be told from the call");
    static_assert(
        !requires(const B& b, cell c, direction d) { b.step_from(c, d); } ||
            requires(const B& b, cell c, direction d) {
                { b.step_from(c, d) } -> std::same_as<std::optional<step>>;
            },
        "step_from(cell, direction) of a surface must return std::optional<topoban::step>");
    static_assert(takes_signed_cells<B>,
                  "step_from(cell, direction) of a surface must take its cell as topoban::cell, a "
                  "signed int");
    static_assert(
        requires(const B& b) {
            { b.name() } -> std::convertible_to<std::string>;
        },
        "a surface needs `std::string name() const`");
    static_assert(
        requires(const B& b, cell c) {
            { b.label(c) } -> std::convertible_to<std::string>;
        },
        "a surface needs `std::string label(cell) const`");
    static_assert(std::copyable<B>, "a surface is a value: it must be copyable and assignable");
    static_assert(std::is_empty_v<B> && std::is_default_constructible_v<B>,
                  "a surface that is played on directly is a type without data that can be made of "
                  "nothing; for one with data make a graph, `table_graph<Capacity>::of(surface)`");
    static_assert(
        !has_size<B> || !std::is_empty_v<B> ||
            requires { std::bool_constant<(B{}.size() == B::capacity)>{}; },
        "size() of a surface that is a type must be constexpr");
    static_assert(
        !requires(const B& b, cell c, direction d) { b.step_from(c, d); } || !std::is_empty_v<B> ||
            requires {
                std::bool_constant<(static_cast<void>(B{}.step_from(0, direction::north)), true)>{};
            },
        "step_from(cell, direction) of a surface that is a type must be constexpr");
    static_assert(
        !requires { std::bool_constant<(B{}.size() == B::capacity)>{}; } ||
            requires {
                requires B {}
                .size() == B::capacity;
            },
        "size() of a surface that is a type must be its capacity");
};

/// Refuses a type that is neither.
template <class B>
struct no_board {
    static_assert(names_step_from<B> || names_neighbours<B>,
                  "a board is a surface, with `step_from(cell, direction)`, or a graph, with "
                  "`neighbours(point)`: this type has neither");
};

template <class B>
using board_check =
    std::conditional_t<names_neighbours<B>, graph_check<B>,
                       std::conditional_t<names_step_from<B>, surface_check<B>, no_board<B>>>;

/// Refuses a surface that is badly glued: the first defect stands in the compiler's message.
template <class Surface, bool IsWellGlued, gluing_defect FirstDefect>
struct gluing_check {
    static_assert(IsWellGlued,
                  "a surface must be well glued, out and back the identity: gluing_defect_of names "
                  "the first step that is not");
};

} // namespace topoban::detail
