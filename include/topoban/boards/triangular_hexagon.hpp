// SPDX-License-Identifier: MIT
#pragma once

// The points of a hexagon of the triangular lattice: coordinates, neighbours, edges, symmetries.

#include <topoban/core/contracts.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/core/text.hpp>
#include <topoban/surface/automorphism.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace topoban {

/// A place of the triangular lattice; its six neighbours differ by ±(1,0), ±(0,1), ±(1,1).
struct lattice_place {
    int a = 0; ///< along the axis of (1,0)
    int b = 0; ///< along the axis of (0,1)
    [[nodiscard]] friend constexpr bool operator==(lattice_place, lattice_place) noexcept = default;
};

/// The places with |a|, |b|, |a − b| ≤ Side, numbered by a, then b; all of it is known to the
/// compiler (rules-crystal-go.md §1).
template <int Side>
struct triangular_hexagon {
    static_assert(Side >= 1);
    /// The steps from the centre to a corner.
    static constexpr int side = Side;
    static constexpr int capacity = 3 * Side * Side + 3 * Side + 1;
    /// All pairs of lattice neighbours.
    static constexpr int edge_capacity = 9 * Side * Side + 3 * Side;
    using points = point_set<capacity>;
    /// A set of lattice edges, numbered by (lower point, higher point).
    using edges = point_set<edge_capacity>;

    /// The steps to the neighbours of a point, in ascending order of their numbers: the opposite
    /// of step i is step 5 − i.
    static constexpr std::array<lattice_place, 6> steps{
        {{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}};

    [[nodiscard]] static constexpr int size() noexcept { return capacity; }
    /// Whether a place lies in the hexagon.
    [[nodiscard]] static constexpr bool contains(lattice_place at) noexcept {
        const auto fits = [](int x) { return -Side <= x && x <= Side; };
        return fits(at.a) && fits(at.b) && fits(at.a - at.b);
    }
    /// Where a point lies; far outside the hexagon for what is no point.
    [[nodiscard]] static constexpr lattice_place place_of(point p) noexcept {
        return tables.places[row_of(p)];
    }
    /// The number of a place, or `no_point` outside the hexagon.
    [[nodiscard]] static constexpr point point_at(lattice_place at) noexcept {
        if (!contains(at)) return no_point;
        const int first_b = at.a < 0 ? -Side : at.a - Side;
        return first_of_row(at.a) + at.b - first_b;
    }
    /// The point one of `steps` away, or `no_point` outside the hexagon.
    [[nodiscard]] static constexpr point neighbour(point p, lattice_place step) noexcept {
        const lattice_place at = place_of(p);
        return point_at({at.a + step.a, at.b + step.b});
    }
    /// The lattice neighbours, whether or not an edge is drawn to them; none of what is no point.
    [[nodiscard]] static constexpr const points& around(point p) noexcept {
        return tables.around[row_of(p)];
    }
    /// The points with all six neighbours.
    [[nodiscard]] static constexpr const points& interior() noexcept { return tables.interior; }

    /// The two ends of a lattice edge, lower first; `no_point` twice for what is no edge.
    [[nodiscard]] static constexpr std::pair<point, point> ends_of(int edge) noexcept {
        if (edge < 0 || edge >= edge_capacity) return {no_point, no_point};
        const auto& [low, high] = tables.ends[index(edge)];
        return {low, high};
    }
    /// The number of the edge between two lattice neighbours, `low` < `high`; of other points a
    /// number that means nothing.
    [[nodiscard]] static constexpr int edge_between(point low, point high) noexcept {
        TOPOBAN_EXPECTS(0 <= low && low < high && high < capacity && around(low).contains(high));
        const points between = points::below(high) - points::below(low + 1);
        return tables.first_edge[row_of(low)] + (around(low) & between).size();
    }

    /// `(a,b)`, as the rules write it; `?` for what is no point.
    [[nodiscard]] static std::string label(point p) {
        if (p < 0 || p >= capacity) return "?";
        const auto [a, b] = place_of(p);
        return joined("(", a, ",", b, ")");
    }

    /// The twelve symmetries of the hexagon, the identity first: six turns, each plain and
    /// reflected.
    [[nodiscard]] static std::vector<automorphism> symmetries() {
        std::vector<automorphism> all;
        for (int turns = 0; turns < 6; ++turns) {
            for (const bool reflected : {false, true}) {
                std::vector<point> image;
                for (point p = 0; p < capacity; ++p) {
                    lattice_place at = place_of(p);
                    if (reflected) at = {at.b, at.a};
                    for (int t = 0; t < turns; ++t) at = {at.a - at.b, at.a};
                    image.push_back(point_at(at));
                }
                all.emplace_back(std::move(image));
            }
        }
        return all;
    }

private:
    [[nodiscard]] static constexpr std::size_t index(int i) noexcept {
        TOPOBAN_EXPECTS(0 <= i);
        return static_cast<std::size_t>(i);
    }
    /// The row of the tables for a point: for what is none the last, which is empty.
    [[nodiscard]] static constexpr std::size_t row_of(point p) noexcept {
        return 0 <= p && p < capacity ? static_cast<std::size_t>(p) : std::size_t(capacity);
    }
    /// Rows grow by one up to a = 0 and shrink after it.
    [[nodiscard]] static constexpr point first_of_row(int a) noexcept {
        const int rows = a + Side; // before this one
        if (a <= 0) return rows * (Side + 1) + rows * (rows - 1) / 2;
        return capacity - (Side + 1 - a) * (Side + 1) - (Side + 1 - a) * (Side - a) / 2;
    }

    struct table {
        std::array<lattice_place, std::size_t(capacity) + 1> places{};
        std::array<points, std::size_t(capacity) + 1> around{};
        std::array<std::array<index_for<capacity>, 2>, std::size_t(edge_capacity)> ends{};
        std::array<index_for<edge_capacity>, std::size_t(capacity) + 1> first_edge{};
        points interior{};
    };
    [[nodiscard]] static constexpr table make_table() {
        table made;
        made.places.back() = {3 * Side, -3 * Side};
        std::size_t p = 0;
        for (int a = -Side; a <= Side; ++a)
            for (int b = -Side; b <= Side; ++b)
                if (contains({a, b})) made.places[p++] = {a, b};
        std::size_t edge = 0;
        for (p = 0; p < std::size_t(capacity); ++p) {
            const auto [a, b] = made.places[p];
            const auto low = static_cast<point>(p);
            made.first_edge[p] = static_cast<index_for<edge_capacity>>(edge);
            for (const auto [da, db] : steps) {
                const point n = point_at({a + da, b + db});
                if (n == no_point) continue;
                made.around[p].insert(n);
                if (low < n)
                    made.ends[edge++] = {static_cast<index_for<capacity>>(low),
                                         static_cast<index_for<capacity>>(n)};
            }
            if (made.around[p].size() == 6) made.interior.insert(low);
        }
        return made;
    }
    static constexpr table tables = make_table();
};

} // namespace topoban
