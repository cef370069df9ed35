// SPDX-License-Identifier: MIT
#pragma once

// From steps to neighbours: loops and doubled edges of small quotients are removed here, once.

#include <topoban/core/inline_vector.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace topoban {

/// The cells that share a side with `c`: ascending, distinct, without `c`.
template <square_surface S>
[[nodiscard]] constexpr inline_vector<point, 4> side_neighbours(const S& s, cell c) {
    std::array<point, 4> found{};
    std::size_t count = 0;
    for (const direction d : directions)
        if (const std::optional<step> taken = s.step_from(c, d); taken && taken->to != c)
            found[count++] = taken->to;
    std::sort(found.begin(), found.begin() + count);
    inline_vector<point, 4> distinct;
    for (std::size_t i = 0; i < count; ++i)
        if (i == 0 || found[i] != found[i - 1]) distinct.push_back(found[i]);
    return distinct;
}

/// The cell-centre graph of a surface that is a type: its table is made by the compiler.
template <static_surface Surface>
class surface_graph {
public:
    static constexpr int capacity = Surface::capacity;

    [[nodiscard]] static constexpr int size() noexcept { return capacity; }
    [[nodiscard]] static constexpr std::span<const index_for<capacity>>
    neighbours(point p) noexcept {
        const row& cells = table[static_cast<std::size_t>(p)];
        return {cells.to.data(), cells.count};
    }
    [[nodiscard]] static std::string name() { return Surface{}.name(); }
    [[nodiscard]] static std::string label(point p) { return Surface{}.label(p); }

    [[nodiscard]] friend constexpr bool operator==(const surface_graph&,
                                                   const surface_graph&) noexcept = default;

private:
    struct row {
        std::array<index_for<capacity>, 4> to{};
        std::uint8_t count = 0;
    };

    static constexpr std::array<row, std::size_t(capacity)> table = [] {
        std::array<row, std::size_t(capacity)> rows{};
        for (cell c = 0; c < capacity; ++c)
            for (const point n : side_neighbours(Surface{}, c)) {
                row& cells = rows[static_cast<std::size_t>(c)];
                cells.to[cells.count++] = static_cast<index_for<capacity>>(n);
            }
        return rows;
    }();
};

namespace detail {
template <class Board>
struct graph_of_board {};
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
/// cell-centre graph of a surface that is a type.
template <class Board>
using graph_of = typename detail::graph_of_board<Board>::type;

/// A board as that graph.
template <class Board>
[[nodiscard]] constexpr graph_of<Board> as_graph(const Board& board) {
    if constexpr (graph<Board>)
        return board;
    else
        return {};
}

/// A board Go can be played on: a graph, or a surface that is a type.
template <class Board>
concept playable_graph = requires {
    typename graph_of<Board>;
};

} // namespace topoban
