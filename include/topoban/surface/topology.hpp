// SPDX-License-Identifier: MIT
#pragma once

// What kind of surface a board is, read off the board itself.

#include <topoban/core/inline_vector.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/square_surface.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <ostream>
#include <utility>

namespace topoban {

/// How many things have a property of this size.
struct tally {
    int value = 0; ///< the size
    int count = 0; ///< how many have it
    [[nodiscard]] friend constexpr bool operator==(const tally&, const tally&) noexcept = default;
    /// Prints as in `4: 81`, eighty-one things of size four.
    friend std::ostream& operator<<(std::ostream& out, const tally& row) {
        return out << row.value << ": " << row.count;
    }
};

/// Sizes in ascending order, each with its count.
class tally_table {
public:
    /// Counts one thing of this size.
    constexpr void add(int value) {
        std::size_t i = 0;
        while (i < rows_.size() && rows_[i].value < value) ++i;
        if (i < rows_.size() && rows_[i].value == value) {
            ++rows_[i].count;
            return;
        }
        rows_.push_back({value, 1});
        for (std::size_t j = rows_.size() - 1; j > i; --j) std::swap(rows_[j], rows_[j - 1]);
    }
    /// How many things of this size were added.
    [[nodiscard]] constexpr int count(int value) const {
        for (const tally& row : rows_)
            if (row.value == value) return row.count;
        return 0;
    }
    [[nodiscard]] constexpr auto begin() const { return rows_.begin(); }
    [[nodiscard]] constexpr auto end() const { return rows_.end(); }
    /// The same sizes, as often.
    [[nodiscard]] friend constexpr bool operator==(const tally_table&,
                                                   const tally_table&) noexcept = default;
    /// Prints as in `{3: 18, 4: 81}`.
    friend std::ostream& operator<<(std::ostream& out, const tally_table& table) {
        const char* separator = "{";
        for (const tally& row : table) {
            out << separator << row;
            separator = ", ";
        }
        return out << (table.rows_.empty() ? "{}" : "}");
    }

private:
    inline_vector<tally, 64> rows_;
};

/// A surface's report. The square complex has the cells as faces; the cell-centre graph, on which
/// Go is played, has them as points.
struct topology {
    int vertices = 0;             ///< mesh vertices of the square complex
    int edges = 0;                ///< its sides, glued ones counted once
    int faces = 0;                ///< its cells
    int euler_characteristic = 0; ///< vertices − edges + faces
    int components = 0;           ///< connected pieces
    int boundary_components = 0;  ///< closed curves of physical boundary
    bool is_orientable = true;    ///< no closed walk brings a compass back mirrored
    int cone_points = 0;          ///< inner mesh vertices with other than four corners
    int forbidden_diagonals = 0;  ///< (cell, diagonal direction) pairs a cone point forbids
    int graph_edges = 0;          ///< pairs of neighbours in the cell-centre graph
    tally_table degrees;          ///< neighbours a point → points
    tally_table graph_faces;      ///< corners of a face of that graph → such faces

    [[nodiscard]] friend constexpr bool operator==(const topology&,
                                                   const topology&) noexcept = default;
    /// Prints all of it in a line.
    friend std::ostream& operator<<(std::ostream& out, const topology& report) {
        return out << "vertices " << report.vertices << ", edges " << report.edges << ", faces "
                   << report.faces << ", Euler characteristic " << report.euler_characteristic
                   << ", components " << report.components << ", boundary components "
                   << report.boundary_components
                   << (report.is_orientable ? ", orientable" : ", not orientable")
                   << ", cone points " << report.cone_points << ", forbidden diagonals "
                   << report.forbidden_diagonals << ", graph edges " << report.graph_edges
                   << ", degrees " << report.degrees << ", graph faces " << report.graph_faces;
    }
};

namespace detail {

/// Counts mesh vertices by visiting every corner once, vertex by vertex.
template <square_surface S>
constexpr void count_vertices(const S& s, topology& report) {
    std::array<bool, std::size_t(S::capacity) * 4> seen{};
    const auto visit = [&](const corner& k) -> bool& {
        return seen[static_cast<std::size_t>(4 * k.at + k.number())];
    };
    for (cell c = 0; c < s.size(); ++c) {
        for (int k = 0; k < 4; ++k) {
            const corner start = corner_of(c, k);
            if (visit(start)) continue;
            int corners = 0;
            std::optional<corner> at = start;
            for (; at && !visit(*at); at = next_corner(s, *at)) visit(*at) = true, ++corners;
            const bool is_inner = at.has_value();
            if (!is_inner) // a boundary ended the walk: see to the other side of the start
                for (at = next_corner(s, start.reversed()); at; at = next_corner(s, *at))
                    visit(*at) = true, ++corners;
            ++report.vertices;
            if (!is_inner) continue;
            report.graph_faces.add(corners);
            report.cone_points += corners != 4 ? 1 : 0;
        }
    }
}

/// Counts sides, and boundary curves by following each one round.
template <square_surface S>
constexpr void count_sides(const S& s, topology& report) {
    std::array<bool, std::size_t(S::capacity) * 4> followed{};
    int boundary_sides = 0;
    for (cell c = 0; c < s.size(); ++c) {
        for (const direction d : directions) {
            if (s.step_from(c, d)) continue;
            ++boundary_sides;
            // Stand at a boundary side's clockwise end, go round the vertex there to the next one.
            corner at{c, turned(d, 1), d};
            bool is_new = false;
            const auto seen = [&]() -> bool& {
                return followed[static_cast<std::size_t>(4 * at.at + index_of(at.behind))];
            };
            while (!seen()) {
                seen() = is_new = true;
                while (const std::optional<corner> next = next_corner(s, at)) at = *next;
                at = {at.at, opposite(at.behind), at.ahead};
            }
            report.boundary_components += is_new ? 1 : 0;
        }
    }
    report.edges = (4 * s.size() - boundary_sides) / 2 + boundary_sides;
}

/// Spreads an orientation from one cell of each component.
template <square_surface S>
constexpr void count_components(const S& s, topology& report) {
    std::array<signed char, std::size_t(S::capacity)> side{}; // 0 unseen, else ±1
    std::array<cell, std::size_t(S::capacity)> to_visit{};
    const auto sign = [&](cell c) -> signed char& { return side[static_cast<std::size_t>(c)]; };
    for (cell first = 0; first < s.size(); ++first) {
        if (sign(first) != 0) continue;
        ++report.components;
        sign(first) = 1;
        std::size_t waiting = 0;
        to_visit[waiting++] = first;
        while (waiting > 0) {
            const cell c = to_visit[--waiting];
            for (const direction d : directions) {
                const std::optional<step> taken = s.step_from(c, d);
                if (!taken) continue;
                const auto carried =
                    static_cast<signed char>(taken->transport.is_mirrored() ? -sign(c) : sign(c));
                if (sign(taken->to) == 0) {
                    sign(taken->to) = carried;
                    to_visit[waiting++] = taken->to;
                } else if (sign(taken->to) != carried) {
                    report.is_orientable = false;
                }
            }
        }
    }
}

/// Counts neighbours, and the diagonals that lead nowhere.
template <square_surface S>
constexpr void count_degrees(const S& s, topology& report) {
    int ends = 0;
    for (cell c = 0; c < s.size(); ++c) {
        const int degree = static_cast<int>(side_neighbours(s, c).size());
        report.degrees.add(degree);
        ends += degree;
    }
    report.graph_edges = ends / 2;
}
template <square_surface S>
constexpr void count_diagonals(const S& s, topology& report) {
    report.forbidden_diagonals = forbidden_diagonals(s);
}

/// One part of the report of a surface that is a type: compilers bound what they evaluate in one go.
template <class S, void (*Count)(const recorded_surface<S>&, topology&)>
inline constexpr topology counted = [] {
    topology report;
    Count(recorded<S>, report);
    return report;
}();
template <class S>
[[nodiscard]] constexpr topology static_report() {
    topology report = counted<S, count_vertices>;
    report.edges = counted<S, count_sides>.edges;
    report.boundary_components = counted<S, count_sides>.boundary_components;
    report.components = counted<S, count_components>.components;
    report.is_orientable = counted<S, count_components>.is_orientable;
    report.forbidden_diagonals = counted<S, count_diagonals>.forbidden_diagonals;
    report.degrees = counted<S, count_degrees>.degrees;
    report.graph_edges = counted<S, count_degrees>.graph_edges;
    return report;
}
template <square_surface S>
[[nodiscard]] constexpr topology run_time_report(const S& s) {
    topology report;
    count_vertices(s, report);
    count_sides(s, report);
    count_components(s, report);
    count_diagonals(s, report);
    count_degrees(s, report);
    return report;
}

} // namespace detail

/// The report of a board; an empty one where it is badly glued. The compiler works it out where the
/// board is a type of at most 1 024 cells, which then must be well glued; else it takes a time in proportion to the cells.
template <square_surface S>
[[nodiscard]] constexpr topology topology_of(const S& s) {
    topology report;
    if constexpr (static_surface<S> && S::capacity <= 1024)
        report = detail::static_report<S>();
    else if (is_well_glued(s))
        report = detail::run_time_report(s);
    else
        return report;
    report.faces = s.size();
    report.euler_characteristic = report.vertices - report.edges + report.faces;
    return report;
}

} // namespace topoban
