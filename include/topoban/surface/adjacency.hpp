// SPDX-License-Identifier: MIT
#pragma once

// From steps to neighbours: loops and doubled edges of small quotients are removed here, once.

#include <topoban/core/inline_vector.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
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

/// The cell-centre graph of a surface that is a type: its tables are made by the compiler.
template <static_surface Surface>
class surface_graph {
public:
    static constexpr int capacity = Surface::capacity;
    static constexpr int degree_bound = 4;
    using index = index_for<capacity>;
    using slot_row = std::array<index, 4>;

    [[nodiscard]] static constexpr int size() noexcept { return capacity; }
    [[nodiscard]] static constexpr std::span<const index> neighbours(point p) noexcept {
        return {side(p).to.data(), side(p).count};
    }
    /// The neighbours, then `capacity` for each one missing of four.
    [[nodiscard]] static constexpr const slot_row& neighbour_slots(point p) noexcept {
        return side(p).to;
    }
    /// The cells a diagonal step away, then `capacity` for each one missing of four.
    [[nodiscard]] static constexpr const slot_row& diagonal_slots(point p) noexcept {
        return across[static_cast<std::size_t>(p)];
    }
    /// Whether one of the cell's sides is a physical boundary.
    [[nodiscard]] static constexpr bool is_at_boundary(point p) noexcept {
        return side(p).is_at_boundary;
    }
    [[nodiscard]] static std::string name() { return Surface{}.name(); }
    [[nodiscard]] static std::string label(point p) { return Surface{}.label(p); }

    [[nodiscard]] friend constexpr bool operator==(const surface_graph&,
                                                   const surface_graph&) noexcept = default;

private:
    struct side_row {
        slot_row to{capacity, capacity, capacity, capacity};
        std::uint8_t count = 0;
        bool is_at_boundary = false;
    };
    template <class Row>
    using rows = std::array<Row, std::size_t(capacity)>;

    /// The surface with its steps looked up: each is worked out once, which keeps the compiler's
    /// evaluation short.
    struct recorded_steps : Surface {
        std::array<std::optional<step>, std::size_t(capacity) * 4> steps{};

        constexpr recorded_steps() noexcept {
            for (cell c = 0; c < capacity; ++c)
                for (const direction d : directions) steps[place(c, d)] = Surface{}.step_from(c, d);
        }
        [[nodiscard]] constexpr std::optional<step> step_from(cell c, direction d) const noexcept {
            return steps[place(c, d)];
        }
        [[nodiscard]] static constexpr std::size_t place(cell c, direction d) noexcept {
            return static_cast<std::size_t>(4 * c + index_of(d));
        }
    };
    static constexpr recorded_steps recorded{};

    static constexpr rows<side_row> sides = [] {
        rows<side_row> made{};
        for (cell c = 0; c < capacity; ++c) {
            side_row& row = made[static_cast<std::size_t>(c)];
            for (const point n : side_neighbours(recorded, c))
                row.to[row.count++] = static_cast<index>(n);
            for (const direction d : directions)
                if (!recorded.step_from(c, d)) row.is_at_boundary = true;
        }
        return made;
    }();

    static constexpr rows<slot_row> across = [] {
        rows<slot_row> made{};
        for (cell c = 0; c < capacity; ++c) {
            slot_row& row = made[static_cast<std::size_t>(c)];
            std::size_t count = 0;
            row.fill(capacity);
            for (const diagonal d : diagonals)
                if (const auto taken = diagonal_step(recorded, c, d))
                    row[count++] = static_cast<index>(taken->to);
        }
        return made;
    }();

    [[nodiscard]] static constexpr const side_row& side(point p) noexcept {
        return sides[static_cast<std::size_t>(p)];
    }
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
concept has_graph = requires {
    typename graph_of<Board>;
};

} // namespace topoban
