// SPDX-License-Identifier: MIT
#pragma once

// An empty board: its charts with labels, lines, seams, boundaries, cone points and ghosts.

#include <topoban/core/point.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/seam_picture.hpp>
#include <topoban/render/svg.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/seams.hpp>

#include <optional>
#include <string>
#include <vector>

namespace topoban::render {

/// What a board's cells are to its game.
enum class chart_style : unsigned char {
    points, ///< stones stand on lines that join the cells' centres, as in Go
    cells   ///< pieces stand in squares, as in shogi
};

/// A cell seen again beyond an outline: what one meets by walking on.
struct ghost {
    cell at = no_point; ///< what is seen
    vec centre;         ///< where it is drawn
    frame transport;    ///< how the chart's compass, carried out, lies in the cell's own chart
};

/// The ghosts round every chart, as deep as the layout has room for.
template <charted_surface S>
[[nodiscard]] std::vector<ghost> ghosts_of(const S& surface, const chart_layout& on) {
    std::vector<ghost> found;
    for (const direction out : directions) {
        const bool is_side = out == direction::east || out == direction::west;
        const int depth = is_side ? on.side_ghosts : on.top_ghosts;
        for (cell c = 0; c < surface.size(); ++c) {
            if (!is_on_rim(on.chart, {c, out, turned(out, 1)})) continue;
            ghost seen{c, on.centre(c) + chart_layout::rim * unit(out), frame{}};
            for (int i = 0; i < depth; ++i) {
                const auto taken = surface.step_from(seen.at, seen.transport(out));
                if (!taken) break;
                seen = {taken->to, seen.centre + chart_layout::pitch * unit(out),
                        taken->transport * seen.transport};
                found.push_back(seen);
            }
        }
    }
    return found;
}

namespace detail {

template <charted_surface S>
void add_fields(picture& onto, const chart_layout& on, const S& surface) {
    layer& fields = onto.on_top("field", {{"fill", palette::field}});
    for (int sheet = 0; sheet < on.chart.sheets; ++sheet) {
        const vec corner = on.corner_of_sheet(sheet);
        fields.add(svg_element("rect", {{"x", corner.x},
                                        {"y", corner.y},
                                        {"width", on.sheet_width()},
                                        {"height", on.sheet_height()}}));
    }
    const std::vector<ghost> ghosts = ghosts_of(surface, on);
    layer& seen_again = onto.on_top(
        "ghosts",
        {{"fill", palette::ghost_field}, {"stroke", palette::ghost_ink}, {"stroke-width", 0.75}});
    for (const ghost& g : ghosts)
        seen_again.add(svg_element("rect", {{"x", g.centre.x - chart_layout::pitch / 2},
                                            {"y", g.centre.y - chart_layout::pitch / 2},
                                            {"width", chart_layout::pitch},
                                            {"height", chart_layout::pitch}}));
    layer& names = onto.on_top("ghost-labels", {{"fill", palette::faint}});
    // In the corner, where a stone or a piece does not cover them.
    for (const ghost& g : ghosts)
        names.add(svg_text(g.centre + vec{-10, -14}, 8.5, surface.label(g.at)));
}

/// The lines between neighbours: stubs lead to seams and stop short of a slit's lips, and a line
/// along a boundary is heavy.
template <charted_surface S>
void add_lines(picture& onto, const chart_layout& on, const S& surface) {
    layer& lines = onto.on_top("lines", {{"fill", "none"}, {"stroke", palette::ink}});
    svg_path light;
    svg_path heavy;
    for (cell c = 0; c < surface.size(); ++c) {
        for (const direction d : directions) {
            const side_kind kind = kind_of_side(surface, c, d);
            if (kind == side_kind::boundary) continue;
            if (kind == side_kind::plain && (d == direction::south || d == direction::west))
                continue; // drawn from the other end
            const bool is_edge =
                !surface.step_from(c, turned(d, 1)) || !surface.step_from(c, turned(d, -1));
            const double reach = kind == side_kind::plain                    ? 1
                                 : is_on_rim(on.chart, {c, d, turned(d, 1)}) ? 0.5
                                                                             : 0.38;
            (is_edge ? heavy : light)
                .move(on.centre(c))
                .line(on.centre(c) + reach * chart_layout::pitch * unit(d));
        }
    }
    lines.add(svg_element("path", {{"d", light.text()}, {"stroke-width", 1.0}}));
    if (!heavy.empty())
        lines.add(svg_element("path", {{"d", heavy.text()}, {"stroke-width", 2.5}}));
}

inline void add_squares(picture& onto, const chart_layout& on) {
    layer& lines =
        onto.on_top("lines", {{"fill", "none"}, {"stroke", palette::ink}, {"stroke-width", 1.0}});
    svg_path drawn;
    for (int sheet = 0; sheet < on.chart.sheets; ++sheet) {
        const vec corner = on.corner_of_sheet(sheet);
        for (int i = 0; i <= on.chart.width; ++i) {
            const vec top = corner + vec{i * chart_layout::pitch, 0};
            drawn.move(top).line(top + vec{0, on.sheet_height()});
        }
        for (int i = 0; i <= on.chart.height; ++i) {
            const vec left = corner + vec{0, i * chart_layout::pitch};
            drawn.move(left).line(left + vec{on.sheet_width(), 0});
        }
    }
    lines.add(svg_element("path", {{"d", drawn.text()}}));
}

inline void add_labels(picture& onto, const chart_layout& on) {
    layer& labels = onto.on_top("labels", {{"fill", palette::faint}});
    constexpr double away = 25;
    constexpr double size = 13;
    for (int sheet = 0; sheet < on.chart.sheets; ++sheet) {
        const vec corner = on.corner_of_sheet(sheet);
        const vec opposite = corner + vec{on.sheet_width(), on.sheet_height()};
        for (int column = 0; column < on.chart.width; ++column) {
            const double x = on.centre({column, 0, sheet}).x;
            for (const double y : {corner.y - away, opposite.y + away})
                labels.add(svg_text({x, y}, size, file_label(column)));
        }
        for (int row = 0; row < on.chart.height; ++row) {
            const double y = on.centre({0, row, sheet}).y;
            for (const double x : {corner.x - away, opposite.x + away})
                labels.add(svg_text({x, y}, size, rank_label(row)));
        }
        if (on.chart.sheets > 1)
            labels.add(svg_text({corner.x - away, corner.y - away}, 15,
                                std::string(static_cast<std::size_t>(sheet) + 1, 'I'),
                                {{"font-weight", "bold"}, {"fill", palette::ink}}));
    }
}

} // namespace detail

/// The empty board, everything of it read off the surface: a game draws on top of it.
template <charted_surface S>
[[nodiscard]] picture chart_picture(const S& surface, const chart_layout& on, chart_style style) {
    picture drawn{on.width(), on.height(), surface.name(), {}};
    detail::add_fields(drawn, on, surface);
    if (style == chart_style::points)
        detail::add_lines(drawn, on, surface);
    else
        detail::add_squares(drawn, on);
    // Go's lines make the edge visible; the board's own edge lies half a cell beyond them.
    add_boundary(drawn, on, surface,
                 style == chart_style::points ? palette::wood_edge : palette::ink);
    add_seams(drawn, on, surface);
    add_cone_points(drawn, on, surface);
    detail::add_labels(drawn, on);
    return drawn;
}

} // namespace topoban::render
