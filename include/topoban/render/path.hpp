// SPDX-License-Identifier: MIT
#pragma once

// A path across a board, step by step, drawn through seams as one sees it on the charts.

#include <topoban/core/point.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/svg.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/path.hpp>
#include <topoban/surface/seams.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <string>

namespace topoban::render {

/// Whether a segment leads to the chart neighbour, nothing turned: one stroke shows it.
[[nodiscard]] inline bool is_plain(const chart_size& chart, const segment& l) {
    chart_position beyond = chart.position_of(l.from);
    if (is_diagonal(l.leaves)) {
        const diagonal d = diagonal_of(l.leaves);
        beyond = chart_neighbour(chart_neighbour(beyond, d.vertical), d.horizontal);
    } else {
        beyond = chart_neighbour(beyond, direction_of(l.leaves));
    }
    return l.leaves == l.arrives && beyond == chart.position_of(l.to);
}

/// How far from the centres of its first and last cell a path keeps, so that what stands there can
/// be seen.
struct path_gaps {
    double start = 0; ///< round the first cell
    double end = 0;   ///< round the last
};

/// Draws a path with a dot where it starts and an arrowhead where it ends. Where it crosses a seam,
/// equal numbers say where it goes out and comes in; they count from `first_number`, and the next
/// one is returned.
inline int add_path(picture& onto, const chart_layout& on, const path& segments,
                    path_gaps gaps = {}, int first_number = 1) {
    constexpr const char* colour = palette::ray;
    const auto along = [](heading h) { return 1 / std::hypot(unit(h).x, unit(h).y) * unit(h); };
    layer& strokes = onto.on_top("way", {{"fill", "none"},
                                         {"stroke", colour},
                                         {"stroke-width", 3.4},
                                         {"stroke-opacity", 0.85},
                                         {"stroke-linecap", "round"},
                                         {"stroke-linejoin", "round"}});
    if (segments.empty()) return first_number;
    const vec ahead = along(segments.back().arrives);
    const vec start =
        on.centre(segments.front().from) + gaps.start * along(segments.front().leaves);
    const vec end = on.centre(segments.back().to) - gaps.end * ahead;
    svg_path drawn;
    std::vector<vec> crossings; // out, in, out, in, …
    drawn.move(start);
    for (const segment& l : segments) {
        if (!is_plain(on.chart, l)) {
            crossings.push_back(on.centre(l.from) + chart_layout::pitch / 2 * unit(l.leaves));
            crossings.push_back(on.centre(l.to) - chart_layout::pitch / 2 * unit(l.arrives));
            drawn.line(crossings[crossings.size() - 2]).move(crossings.back());
        }
        drawn.line(&l == &segments.back() ? end - 4 * ahead : on.centre(l.to));
    }
    strokes.add(svg_element("path", {{"d", drawn.text()}}));

    const vec across = quarter_turned(ahead);
    layer& ends = onto.on_top("way-ends", {{"fill", colour}, {"font-weight", "bold"}});
    ends.add(svg_element("circle", {{"cx", start.x}, {"cy", start.y}, {"r", 4.5}}));
    const std::array head{end, end - 12 * ahead + 7 * across, end - 12 * ahead - 7 * across};
    ends.add(svg_element("path", {{"d", svg_polygon(head)}}));
    for (std::size_t i = 0; i < crossings.size(); ++i) {
        const vec at = crossings[i];
        const std::string number = std::to_string(first_number + static_cast<int>(i) / 2);
        ends.add(svg_element("circle", {{"cx", at.x}, {"cy", at.y}, {"r", 7.5}}) +
                 svg_text(at, number.size() < 2 ? 10.5 : 9, number, {{"fill", palette::paper}}));
    }
    return first_number + static_cast<int>(crossings.size()) / 2;
}

} // namespace topoban::render
