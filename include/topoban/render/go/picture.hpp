// SPDX-License-Identifier: MIT
#pragma once

// A Go position on charts.

#include <topoban/core/point.hpp>
#include <topoban/render/caption.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/chart_picture.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/stone_picture.hpp>
#include <topoban/surface/square_surface.hpp>

#include <string>
#include <vector>

namespace topoban::render {

/// How a Go position is drawn.
struct go_picture_options {
    int ghosts = 0;                     ///< rows and columns shown again beyond the outlines
    std::vector<std::string> caption{}; ///< lines under the board
};

namespace detail {

/// The links of a chain: a bar to every neighbour of the same chain, over a seam as two stubs.
template <charted_surface S, int Capacity>
void add_links(picture& onto, const chart_layout& on, const S& surface,
               const point_set<Capacity>& chain) {
    layer& links = onto.on_top("links", {{"fill", "none"},
                                         {"stroke", palette::liberty},
                                         {"stroke-opacity", 0.75},
                                         {"stroke-width", 7.0}});
    svg_path bars;
    for (const cell c : chain)
        for (const direction d : directions)
            if (const auto taken = surface.step_from(c, d); taken && chain.contains(taken->to))
                bars.move(on.centre(c)).line(on.centre(c) + chart_layout::pitch / 2 * unit(d));
    if (!bars.empty()) links.add(svg_element("path", {{"d", bars.text()}}));
}

} // namespace detail

/// A Go position on a charted surface. The marks' capacity may exceed the board's size.
template <charted_surface S, int Capacity>
[[nodiscard]] picture go_picture(const S& surface, const stone_marks<Capacity>& marks,
                                 const go_picture_options& options = {}) {
    constexpr double radius = 0.465 * chart_layout::pitch;
    const chart_layout on = layout_of(surface, options.ghosts, 0, caption_height(options.caption));
    picture drawn = chart_picture(surface, on, chart_style::points);
    drawn.defs += stone_symbols(radius);
    layer& again = drawn.on_top("ghost-stones", {{"opacity", 0.4}});
    for (const ghost& g : ghosts_of(surface, on))
        if (marks.stones[g.at] != colour::empty)
            again.add(stone_element(g.centre, marks.stones[g.at]));
    detail::add_links(drawn, on, surface, marks.chain);
    add_stones(drawn, marks, radius, [&](point p) { return on.centre(p); });
    add_caption(drawn, options.caption);
    return drawn;
}

} // namespace topoban::render
