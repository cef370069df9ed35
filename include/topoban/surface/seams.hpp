// SPDX-License-Identifier: MIT
#pragma once

// Where charts are glued, read off the steps: seams as pairs of edges, and boundaries.

#include <topoban/core/contracts.hpp>
#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban {

/// A surface that can be drawn: its cells lie on charts of known size.
template <class S>
concept charted_surface = square_surface<S> && charted<S>;

/// What a side of a cell is in the drawing.
enum class side_kind : unsigned char {
    plain,   ///< the step leads to the chart neighbour, the compass unchanged
    seam,    ///< it leads anywhere else, or turns the compass
    boundary ///< there is no step
};

/// The kinds in words.
constexpr auto enum_names(side_kind) noexcept {
    return std::to_array<std::string_view>({"plain", "seam", "boundary"});
}

/// The kind of one side.
template <charted_surface S>
[[nodiscard]] side_kind kind_of_side(const S& s, cell c, direction d) {
    const std::optional<step> taken = s.step_from(c, d);
    if (!taken) return side_kind::boundary;
    const chart_size chart = s.chart();
    const chart_position beyond = chart_neighbour(chart.position_of(c), d);
    const bool is_plain =
        is_on_chart(chart, beyond) && *taken == step{chart.cell_at(beyond), frame{}};
    return is_plain ? side_kind::plain : side_kind::seam;
}

/// A side of a cell and the way one walks along it.
struct edge_walk {
    cell at = no_point;                ///< the cell
    direction side = direction::north; ///< which of its sides
    direction along = direction::east; ///< which way along it

    [[nodiscard]] friend constexpr bool operator==(const edge_walk&,
                                                   const edge_walk&) noexcept = default;
};

/// Prints the cell, its side and the way along it, as in `12 E along N`.
inline std::ostream& operator<<(std::ostream& out, const edge_walk& e) {
    return out << e.at << ' ' << e.side << " along " << e.along;
}

/// Whether a side lies on the outline of its chart.
[[nodiscard]] constexpr bool is_on_rim(const chart_size& chart, const edge_walk& e) noexcept {
    return !is_on_chart(chart, chart_neighbour(chart.position_of(e.at), e.side));
}

/// Two stretches of the charts' edges glued to each other: `here[i]` to `there[i]`, walked in
/// matching directions.
struct glued_edges {
    std::vector<edge_walk> here;  ///< side by side
    std::vector<edge_walk> there; ///< the side each is glued to
};

namespace detail {

/// Finds the pairs: a stretch goes on as long as both its sides go on together.
template <charted_surface S>
class seam_finder {
public:
    explicit seam_finder(const S& s) : surface_(s), used_(4 * std::size_t(s.size())) {}

    /// First the stretches on the outlines, then those inside the charts.
    [[nodiscard]] std::vector<glued_edges> find() {
        std::vector<glued_edges> pairs;
        for (const bool on_rim : {true, false})
            for (const direction d :
                 {direction::west, direction::south, direction::east, direction::north})
                for (cell c = 0; c < surface_.size(); ++c) {
                    const bool vertical = d == direction::west || d == direction::east;
                    const edge_walk e{c, d, vertical ? direction::north : direction::east};
                    if (is_on_rim(surface_.chart(), e) == on_rim && is_seam(e) && !used(e))
                        pairs.push_back(stretch_through(e));
                }
        return pairs;
    }

private:
    [[nodiscard]] bool is_seam(const edge_walk& e) const {
        return kind_of_side(surface_, e.at, e.side) == side_kind::seam;
    }
    [[nodiscard]] std::vector<bool>::reference used(const edge_walk& e) {
        return used_[static_cast<std::size_t>(4 * e.at + index_of(e.side))];
    }
    [[nodiscard]] static edge_walk reversed(const edge_walk& e) {
        return {e.at, e.side, opposite(e.along)};
    }
    [[nodiscard]] edge_walk partner(const edge_walk& e) const {
        const step taken = *surface_.step_from(e.at, e.side);
        return {taken.to, way_back(taken, e.side), taken.transport(e.along)};
    }

    /// The side with which the drawn edge goes on, if it does: straight on along an outline, round
    /// corners inside a chart, but not round the tip of a slit.
    [[nodiscard]] std::optional<edge_walk> next(const edge_walk& e) const {
        const chart_size chart = surface_.chart();
        if (is_on_rim(chart, e)) {
            const chart_position beyond = chart_neighbour(chart.position_of(e.at), e.along);
            if (!is_on_chart(chart, beyond)) return std::nullopt;
            const edge_walk straight{chart.cell_at(beyond), e.side, e.along};
            return is_seam(straight) ? std::optional(straight) : std::nullopt;
        }
        corner k{e.at, e.along, e.side};
        for (int turns = 0; turns < 3; ++turns) {
            if (kind_of_side(surface_, k.at, k.ahead) != side_kind::plain) {
                const edge_walk found{k.at, k.ahead, opposite(k.behind)};
                return is_seam(found) && !is_on_rim(chart, found) ? std::optional(found)
                                                                  : std::nullopt;
            }
            k = *next_corner(surface_, k);
        }
        return std::nullopt;
    }
    /// The next side of a stretch: both edges go on, and to each other.
    [[nodiscard]] std::optional<edge_walk> next_glued(const edge_walk& e) {
        const std::optional<edge_walk> here = next(e);
        if (!here || used(*here)) return std::nullopt;
        const std::optional<edge_walk> there = next(partner(e));
        return there && *there == partner(*here) ? here : std::nullopt;
    }

    [[nodiscard]] glued_edges stretch_through(const edge_walk& inner) {
        edge_walk first = inner;
        while (const auto before = next_glued(reversed(first))) {
            first = reversed(*before);
            if (first == inner) break;
        }
        glued_edges pair;
        for (std::optional<edge_walk> e = first; e && !used(*e); e = next_glued(*e)) {
            pair.here.push_back(*e);
            pair.there.push_back(partner(*e));
            used(*e) = used(partner(*e)) = true;
        }
        return pair;
    }

    const S& surface_;
    std::vector<bool> used_;
};

} // namespace detail

/// Every seam of a surface as pairs of edges, the outlines first. An edge glued to itself is cut
/// in halves. None for a surface that is badly glued or does not fill its charts.
template <charted_surface S>
[[nodiscard]] std::vector<glued_edges> seams_of(const S& s) {
    if (!is_well_glued(s) || s.chart().cells() != s.size()) return {};
    return detail::seam_finder<S>(s).find();
}

} // namespace topoban
