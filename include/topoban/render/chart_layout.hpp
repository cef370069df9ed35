// SPDX-License-Identifier: MIT
#pragma once

// Where the cells of charts lie in the plane.

#include <topoban/render/svg.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/seams.hpp>

#include <string>

namespace topoban::render {

/// The unit displacement of a direction on paper: north is up.
[[nodiscard]] constexpr vec unit(direction d) noexcept {
    switch (d) {
    case direction::north: return {0, -1};
    case direction::east: return {1, 0};
    case direction::south: return {0, 1};
    case direction::west: return {-1, 0};
    }
    return {};
}

/// The displacement to the next cell with a heading: of length √2 for a diagonal.
[[nodiscard]] constexpr vec unit(heading h) noexcept {
    if (!is_diagonal(h)) return unit(direction_of(h));
    const diagonal d = diagonal_of(h);
    return unit(d.vertical) + unit(d.horizontal);
}

/// Sheets side by side, rank 1 at the bottom, with room for seams, ghosts and labels round each.
struct chart_layout {
    chart_size chart;    ///< files, ranks and sheets
    int side_ghosts = 0; ///< columns shown again beyond the left and right outlines
    int top_ghosts = 0;  ///< rows shown again beyond the upper and lower ones
    double head = 0;     ///< room above the charts, for a title or a hand
    double foot = 0;     ///< room below them

    static constexpr double pitch = 40; ///< the side of a cell
    /// Room for seams and labels along an outline; ghosts begin beyond it.
    static constexpr double rim = 40;

    /// From a chart's outline to the picture's edge or half way to the next chart.
    [[nodiscard]] static constexpr double margin(int ghosts) noexcept {
        return rim + (ghosts > 0 ? pitch * ghosts + 8 : 0);
    }
    /// Of one chart's outline.
    [[nodiscard]] constexpr double sheet_width() const noexcept { return pitch * chart.width; }
    /// Of one chart's outline.
    [[nodiscard]] constexpr double sheet_height() const noexcept { return pitch * chart.height; }
    /// Of the whole picture.
    [[nodiscard]] constexpr double width() const noexcept {
        return chart.sheets * (sheet_width() + 2 * margin(side_ghosts));
    }
    /// Of the whole picture.
    [[nodiscard]] constexpr double height() const noexcept {
        return head + sheet_height() + 2 * margin(top_ghosts) + foot;
    }
    /// The upper left corner of a chart's outline.
    [[nodiscard]] constexpr vec corner_of_sheet(int sheet) const noexcept {
        return {margin(side_ghosts) + sheet * (sheet_width() + 2 * margin(side_ghosts)),
                head + margin(top_ghosts)};
    }
    /// The middle of a cell; places beyond the chart have one, too.
    [[nodiscard]] constexpr vec centre(chart_position at) const noexcept {
        return corner_of_sheet(at.sheet) +
               vec{pitch * (at.column + 0.5), pitch * (chart.height - at.row - 0.5)};
    }
    [[nodiscard]] constexpr vec centre(cell c) const noexcept {
        return centre(chart.position_of(c));
    }
    /// Where a walk along a side begins and ends.
    [[nodiscard]] constexpr vec start_of(const edge_walk& e) const noexcept {
        return centre(e.at) + pitch / 2 * (unit(e.side) - unit(e.along));
    }
    /// Where that walk ends.
    [[nodiscard]] constexpr vec end_of(const edge_walk& e) const noexcept {
        return centre(e.at) + pitch / 2 * (unit(e.side) + unit(e.along));
    }
    /// A corner of a cell.
    [[nodiscard]] constexpr vec place_of(const corner& k) const noexcept {
        return centre(k.at) + pitch / 2 * (unit(k.ahead) + unit(k.behind));
    }
};

/// The layout of a surface's charts with ghosts so deep, where a step leads beyond an outline.
template <charted_surface S>
[[nodiscard]] chart_layout layout_of(const S& surface, int ghosts = 0, double head = 0,
                                     double foot = 0) {
    chart_layout made{surface.chart(), 0, 0, head, foot};
    for (cell c = 0; c < surface.size(); ++c)
        for (const direction d : directions) {
            if (!is_on_rim(made.chart, {c, d, turned(d, 1)}) || !surface.step_from(c, d)) continue;
            const bool is_side = d == direction::east || d == direction::west;
            (is_side ? made.side_ghosts : made.top_ghosts) = ghosts;
        }
    return made;
}

/// The label of a rank, in the chart's own count.
[[nodiscard]] inline std::string rank_label(int row) { return std::to_string(row + 1); }

} // namespace topoban::render
