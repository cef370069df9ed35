// SPDX-License-Identifier: MIT
#pragma once

// From steps to neighbours: loops and doubled edges of small quotients are removed here, once.

#include <topoban/core/contracts.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/board_check.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

namespace topoban {

/// The cells that share a side with `c`: ascending, distinct, without `c`.
template <square_surface S>
[[nodiscard]] constexpr inline_vector<point, 4> side_neighbours(const S& s, cell c) {
    inline_vector<point, 4> found;
    for (const direction d : directions) {
        const std::optional<step> taken = s.step_from(c, d);
        if (!taken || taken->to == c) continue;
        std::size_t place = 0;
        while (place < found.size() && found[place] < taken->to) ++place;
        if (place < found.size() && found[place] == taken->to) continue;
        found.push_back(taken->to);
        for (std::size_t i = found.size() - 1; i > place; --i) std::swap(found[i], found[i - 1]);
    }
    return found;
}

namespace detail {

/// What `row_of` says of the cells from `First` on, some at a time: compilers bound what they
/// evaluate in one go.
template <class S, auto RowOf, cell First>
inline constexpr auto some_rows = [] {
    constexpr int count = std::min(256, S::capacity - First);
    std::array<decltype(RowOf(recorded<S>, First)), std::size_t(count)> rows{};
    for (int i = 0; i < count; ++i) rows[std::size_t(i)] = RowOf(recorded<S>, First + i);
    return rows;
}();
/// What `row_of` says of each cell of a surface that is a type.
template <class S, auto RowOf>
[[nodiscard]] consteval auto table_of() {
    std::array<decltype(RowOf(recorded<S>, 0)), std::size_t(S::capacity)> table{};
    const auto copy = [&](const auto& rows, std::size_t first) {
        for (std::size_t i = 0; i < rows.size(); ++i) table[first + i] = rows[i];
    };
    [&]<int... Chunk>(std::integer_sequence<int, Chunk...>) {
        (copy(some_rows<S, RowOf, 256 * Chunk>, std::size_t(256 * Chunk)), ...);
    }
    (std::make_integer_sequence<int, (S::capacity + 255) / 256>{});
    return table;
}

/// Compiles only where the surface is well glued.
template <class Surface>
using checked_gluing = gluing_check<Surface, !first_gluing_defect<Surface>(),
                                    first_gluing_defect<Surface>().value_or(gluing_defect{})>;

} // namespace detail

/// The cell-centre graph of a surface that is a type: its tables are made by the compiler, which
/// refuses a surface that is badly glued.
template <class Surface>
class surface_graph {
    static_assert(std::is_empty_v<detail::surface_check<Surface>>);
    static_assert(std::is_empty_v<detail::checked_gluing<Surface>>);

public:
    static constexpr int capacity = Surface::capacity;
    static constexpr int degree_bound = 4;
    using index = index_for<capacity>;
    using slot_row = std::array<index, 4>;

    [[nodiscard]] static constexpr int size() noexcept { return capacity; }
    /// The points next to `p`; none for what is no point.
    [[nodiscard]] static constexpr std::span<const index> neighbours(point p) noexcept {
        if (p < 0 || p >= capacity) return {};
        return {side(p).to.data(), side(p).count};
    }
    /// The neighbours, then `capacity` for each one missing of four. For kernels, which ask for
    /// points alone, as in the two functions that follow: of another number nothing is said.
    [[nodiscard]] static constexpr const slot_row& neighbour_slots(point p) noexcept {
        return side(p).to;
    }
    /// The cells a diagonal step away, then `capacity` for each one missing of four.
    [[nodiscard]] static constexpr const slot_row& diagonal_slots(point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p < capacity);
        return across[static_cast<std::size_t>(p)];
    }
    /// Whether one of the cell's sides is a physical boundary.
    [[nodiscard]] static constexpr bool is_at_boundary(point p) noexcept {
        return side(p).is_at_boundary;
    }
    [[nodiscard]] static std::string name() { return Surface{}.name(); }
    /// The label of `p`; `?` for what is no point.
    [[nodiscard]] static std::string label(point p) {
        return 0 <= p && p < capacity ? std::string(Surface{}.label(p)) : "?";
    }

    [[nodiscard]] friend constexpr bool operator==(const surface_graph&,
                                                   const surface_graph&) noexcept = default;

private:
    struct side_row {
        slot_row to{capacity, capacity, capacity, capacity};
        std::uint8_t count = 0;
        bool is_at_boundary = false;
    };
    using steps = detail::recorded_surface<Surface>;

    [[nodiscard]] static constexpr side_row side_row_of(const steps& s, cell c) {
        side_row row;
        for (const point n : side_neighbours(s, c)) row.to[row.count++] = static_cast<index>(n);
        for (const direction d : directions)
            if (!s.step_from(c, d)) row.is_at_boundary = true;
        return row;
    }
    [[nodiscard]] static constexpr slot_row diagonal_row_of(const steps& s, cell c) {
        slot_row row{capacity, capacity, capacity, capacity};
        std::size_t count = 0;
        for (const diagonal d : diagonals)
            if (const auto taken = diagonal_step(s, c, d))
                row[count++] = static_cast<index>(taken->to);
        return row;
    }
    static constexpr auto sides = detail::table_of<Surface, side_row_of>();
    static constexpr auto across = detail::table_of<Surface, diagonal_row_of>();

    [[nodiscard]] static constexpr const side_row& side(point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p < capacity);
        return sides[static_cast<std::size_t>(p)];
    }
};

/// A board Go can be played on: a graph, or a surface that is a type.
template <class Board>
concept has_graph = graph<Board> || static_surface<Board>;

namespace detail {
/// What is no board is refused with a sentence.
template <class Board>
struct graph_of_board {
    static_assert(!std::is_empty_v<board_check<Board>>, "this type is no board to play on");
};
template <graph Board>
struct graph_of_board<Board> {
    using type = Board;
};
template <static_surface Board>
requires(!graph<Board>) struct graph_of_board<Board> {
    using type = surface_graph<Board>;
};
} // namespace detail

/// The graph a game on a board's points is played on: the board itself where it is a graph, the
/// cell-centre graph of a surface that is a type. What lacks something to be either is refused in
/// a sentence that names it.
template <class Board>
using graph_of = typename detail::graph_of_board<Board>::type;

/// A board as that graph.
template <has_graph Board>
[[nodiscard]] constexpr graph_of<Board> as_graph(const Board& board) {
    if constexpr (graph<Board>)
        return board;
    else
        return {};
}

} // namespace topoban
