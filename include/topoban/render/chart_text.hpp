// SPDX-License-Identifier: MIT
#pragma once

// An empty board as text: charts with labels, and along their edges what is glued to what.

#include <topoban/core/point.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/text.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/seams.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace topoban::render {

/// Where the cells of charts lie on a sheet of characters. Each cell has `width` columns, a blank
/// one beside it for vertical seams, and an own row; where seams inside the charts run between two
/// ranks, there is a row for them.
class text_layout {
public:
    /// A character's place.
    struct place {
        int row = 0;    ///< from the top
        int column = 0; ///< from the left
    };

    /// Of a surface's charts, with so many columns a cell.
    template <charted_surface S>
    text_layout(const S& surface, int width) : chart_(surface.chart()), width_(width) {
        row_of_.assign(static_cast<std::size_t>(chart_.height), 0);
        int next = 2; // after the files and the upper edge
        for (int row = chart_.height - 1; row >= 0; --row) {
            row_of_[static_cast<std::size_t>(row)] = next++;
            if (row > 0 && has_seam_below(surface, row)) ++next;
        }
        lower_edge_ = next;
    }

    [[nodiscard]] const chart_size& chart() const noexcept { return chart_; }
    /// The first character of a cell.
    [[nodiscard]] place of(chart_position at) const {
        return {row_of_[static_cast<std::size_t>(at.row)],
                left_edge(at.sheet) + 2 + at.column * pitch()};
    }
    [[nodiscard]] place of(cell c) const { return of(chart_.position_of(c)); }
    /// Columns a cell.
    [[nodiscard]] int width() const noexcept { return width_; }
    /// Columns from cell to cell.
    [[nodiscard]] int pitch() const noexcept { return width_ + 1; }
    /// The column of a chart's left edge.
    [[nodiscard]] int left_edge(int sheet) const noexcept {
        return 4 + sheet * (chart_.width * pitch() + 12);
    }
    /// The column of its right edge.
    [[nodiscard]] int right_edge(int sheet) const noexcept {
        return left_edge(sheet) + chart_.width * pitch() + 2;
    }
    /// The row of the charts' upper edge.
    [[nodiscard]] static constexpr int upper_edge() noexcept { return 1; }
    /// The row of their lower edge.
    [[nodiscard]] int lower_edge() const noexcept { return lower_edge_; }
    /// The first row below the labels.
    [[nodiscard]] int foot() const noexcept { return lower_edge_ + 2; }

    /// The character that shows a cell's side.
    [[nodiscard]] place of_side(cell c, direction side) const {
        const chart_position at = chart_.position_of(c);
        const place p = of(at);
        const bool on_rim = !is_on_chart(chart_, chart_neighbour(at, side));
        switch (side) {
        case direction::north: return {on_rim ? upper_edge() : p.row - 1, p.column + width_ / 2};
        case direction::south: return {on_rim ? lower_edge_ : p.row + 1, p.column + width_ / 2};
        case direction::east: return {p.row, on_rim ? right_edge(at.sheet) : p.column + width_};
        case direction::west: return {p.row, on_rim ? left_edge(at.sheet) : p.column - 1};
        }
        return p;
    }

private:
    template <charted_surface S>
    [[nodiscard]] bool has_seam_below(const S& surface, int row) const {
        for (int sheet = 0; sheet < chart_.sheets; ++sheet)
            for (int column = 0; column < chart_.width; ++column)
                if (kind_of_side(surface, chart_.cell_at({column, row, sheet}), direction::south) !=
                    side_kind::plain)
                    return true;
        return false;
    }

    chart_size chart_;
    int width_;
    std::vector<int> row_of_;
    int lower_edge_ = 0;
};

namespace detail {

[[nodiscard]] inline const char* text_arrow(direction along) {
    switch (along) {
    case direction::north: return "^";
    case direction::east: return ">";
    case direction::south: return "v";
    case direction::west: return "<";
    }
    return " ";
}

template <charted_surface S>
void put_seams(text_sheet& sheet, const text_layout& on, const S& surface) {
    std::size_t pair = 0;
    for (const glued_edges& glued : seams_of(surface)) {
        const std::size_t middle = glued.here.size() / 2;
        const bool on_rim = is_on_rim(on.chart(), glued.here.front());
        for (const auto* edge : {&glued.here, &glued.there})
            for (std::size_t i = 0; i < edge->size(); ++i) {
                const edge_walk& e = (*edge)[i];
                const auto at = on.of_side(e.at, e.side);
                const bool upright = e.side == direction::west || e.side == direction::east;
                // The lips of a slit share their characters, so they cannot carry arrows.
                const char* const line = upright ? "|" : "=";
                const char* const sign = i == middle ? palette::seam_letter(pair)
                                         : on_rim    ? text_arrow(e.along)
                                                     : line;
                sheet.put(at.row, at.column, on_rim ? sign : line,
                          on_rim ? seam_tint(pair) : tint::mark);
            }
        ++pair;
    }
}

} // namespace detail

/// Puts the empty board on a sheet. Equal letters are glued, arrow to arrow; `-` and `|` on an edge
/// are physical boundary, `=` and `|` inside a chart the lips of a slit.
template <charted_surface S>
void put_chart(text_sheet& sheet, const text_layout& on, const S& surface) {
    const chart_size chart = on.chart();
    for (int s = 0; s < chart.sheets; ++s) {
        sheet.fill(2, on.left_edge(s) + 1, on.lower_edge() - 2, chart.width * on.pitch() + 1,
                   tint::field);
        for (int column = 0; column < chart.width; ++column) {
            const int x = on.of({column, 0, s}).column + on.width() / 2;
            for (const int y : {0, on.lower_edge() + 1})
                sheet.put(y, x, file_label(column), tint::faint);
        }
        for (int row = 0; row < chart.height; ++row) {
            const std::string label = rank_label(row);
            const int y = on.of({0, row, s}).row;
            sheet.put(y, on.left_edge(s) - 1 - static_cast<int>(label.size()), label, tint::faint);
            sheet.put(y, on.right_edge(s) + 2, label, tint::faint);
        }
        if (chart.sheets > 1)
            sheet.put(0, on.left_edge(s) - 3, std::string(static_cast<std::size_t>(s) + 1, 'I'));
    }
    for (cell c = 0; c < surface.size(); ++c)
        for (const direction d : directions)
            if (!surface.step_from(c, d)) {
                const auto at = on.of_side(c, d);
                const bool upright = d == direction::west || d == direction::east;
                if (upright)
                    sheet.put(at.row, at.column, "|", tint::boundary);
                else
                    sheet.put(at.row, at.column - on.width() / 2,
                              std::string(static_cast<std::size_t>(on.pitch()), '-'),
                              tint::boundary);
            }
    detail::put_seams(sheet, on, surface);
}

} // namespace topoban::render
