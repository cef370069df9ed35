// SPDX-License-Identifier: MIT
#pragma once

// Seams, boundaries and cone points of a chart, drawn: equal letters and arrows are glued.

#include <topoban/core/point.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/svg.hpp>
#include <topoban/surface/cone_points.hpp>
#include <topoban/surface/seams.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace topoban::render {

namespace detail {

/// One edge of a pair as a line on paper. Edges inside a chart are drawn a little inwards, so that
/// the two lips of a slit can be told apart.
class edge_line {
public:
    edge_line(const chart_layout& on, const std::vector<edge_walk>& sides) {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const edge_walk& e = sides[i];
            const double inset = is_on_rim(on.chart, e) ? 0 : 5;
            if (i == 0) points_.push_back(on.start_of(e) - inset * unit(e.side));
            vec in = inset * unit(e.side);
            if (i + 1 < sides.size() && sides[i + 1].side != e.side)
                in = in + inset * unit(sides[i + 1].side);
            points_.push_back(on.end_of(e) - in);
        }
    }
    [[nodiscard]] int sides() const noexcept { return static_cast<int>(points_.size()) - 1; }
    /// The point so many sides from the start.
    [[nodiscard]] vec at(double t) const {
        const std::size_t i = place(t);
        return points_[i] + (t - static_cast<double>(i)) * (points_[i + 1] - points_[i]);
    }
    [[nodiscard]] vec direction_at(double t) const {
        const std::size_t i = place(t);
        const vec d = points_[i + 1] - points_[i];
        return 1 / std::hypot(d.x, d.y) * d;
    }
    [[nodiscard]] std::string path() const {
        svg_path drawn;
        drawn.move(points_.front());
        for (std::size_t i = 1; i < points_.size(); ++i) drawn.line(points_[i]);
        return drawn.text();
    }

private:
    [[nodiscard]] std::size_t place(double t) const {
        return std::min(static_cast<std::size_t>(t), points_.size() - 2);
    }
    std::vector<vec> points_;
};

/// A solid arrowhead in the middle of a line.
[[nodiscard]] inline std::string arrowhead(vec at, vec along, const char* colour, double scale) {
    const vec across = quarter_turned(along);
    const std::array outline{at + 7 * scale * along, at - scale * (5 * along - 6 * across),
                             at - scale * (5 * along + 6 * across)};
    return svg_element("path", {{"d", svg_polygon(outline)}, {"fill", colour}, {"stroke", "none"}});
}

/// One pair of edges with its colour and letter.
struct seam_lines {
    edge_line here;
    edge_line there;
    std::size_t pair = 0;
    bool is_on_rim = true;

    /// A place about this share of the way, among the corners between sides, where no line of the
    /// board runs; not one where either edge meets a mark.
    [[nodiscard]] double between_sides(double share, const std::vector<vec>& taken) const {
        const int n = here.sides();
        if (n < 4) return n * share;
        const auto is_free = [&](vec at) {
            return std::none_of(taken.begin(), taken.end(), [&](vec mark) {
                return std::hypot(mark.x - at.x, mark.y - at.y) < 20;
            });
        };
        const double wanted = std::round(n * share);
        for (const double off : {0.0, -1.0, 1.0, -2.0, 2.0}) {
            const double t = wanted + off;
            if (0 < t && t < n && is_free(here.at(t)) && is_free(there.at(t))) return t;
        }
        return wanted;
    }
};

/// The arrowheads and the letter of both edges.
inline void add_signs(layer& seams, const seam_lines& glued, const std::vector<vec>& taken) {
    const char* const colour = palette::seam(glued.pair);
    // The two lips of a slit carry their letters at different places.
    const bool letter_first = glued.pair % 2 == 0;
    const double letter_at = glued.is_on_rim ? 0.5 : letter_first ? 0.27 : 0.73;
    const std::vector<double> arrows =
        glued.is_on_rim ? std::vector{0.22, 0.8} : std::vector{letter_first ? 0.73 : 0.18};
    for (const edge_line* edge : {&glued.here, &glued.there}) {
        for (const double share : arrows) {
            const double t = glued.between_sides(share, taken);
            seams.add(
                arrowhead(edge->at(t), edge->direction_at(t), colour, glued.is_on_rim ? 1 : 0.8));
        }
        const vec badge = edge->at(glued.between_sides(letter_at, taken));
        seams.add(svg_element("circle", {{"cx", badge.x},
                                         {"cy", badge.y},
                                         {"r", glued.is_on_rim ? 8.5 : 7.5},
                                         {"fill", palette::paper},
                                         {"stroke", colour},
                                         {"stroke-width", 1.5}}) +
                  svg_text(badge, glued.is_on_rim ? 12 : 11, palette::seam_letter(glued.pair),
                           {{"fill", colour}, {"stroke", "none"}}));
    }
}

} // namespace detail

/// Every pair of glued edges in a colour of its own: a line, arrowheads that must meet head to
/// head, and a letter.
template <charted_surface S>
void add_seams(picture& onto, const chart_layout& on, const S& surface) {
    layer& seams = onto.on_top("seams", {{"fill", "none"},
                                         {"stroke-width", 3.0},
                                         {"stroke-linejoin", "round"},
                                         {"font-weight", "bold"}});
    std::vector<vec> cones;
    for (const auto& cone : cone_points_of(surface))
        for (const corner& k : cone) cones.push_back(on.place_of(k));
    std::vector<detail::seam_lines> pairs;
    for (const glued_edges& glued : seams_of(surface))
        pairs.push_back({{on, glued.here},
                         {on, glued.there},
                         pairs.size(),
                         is_on_rim(on.chart, glued.here.front())});
    for (const detail::seam_lines& pair : pairs)
        for (const detail::edge_line* edge : {&pair.here, &pair.there})
            seams.add(
                svg_element("path", {{"d", edge->path()}, {"stroke", palette::seam(pair.pair)}}));
    for (const detail::seam_lines& pair : pairs) detail::add_signs(seams, pair, cones);
}

/// The physical boundary: a heavy line of this colour along every side without a step.
template <charted_surface S>
void add_boundary(picture& onto, const chart_layout& on, const S& surface, const char* colour) {
    layer& boundary = onto.on_top("boundary", {{"fill", "none"},
                                               {"stroke", colour},
                                               {"stroke-width", 4.0},
                                               {"stroke-linecap", "square"}});
    for (const direction side : directions) {
        const direction along = turned(side, 1);
        for (cell c = 0; c < surface.size(); ++c) {
            if (surface.step_from(c, side)) continue;
            const edge_walk e{c, side, along};
            const vec from = on.start_of(e);
            const vec to = on.end_of(e);
            boundary.add(svg_element("path", {{"d", svg_path().move(from).line(to).text()}}));
        }
    }
}

/// The cone points, numbered: a tint in every corner that meets there, so that the pieces of the
/// octagon can be found, and a small octagon on each mesh vertex.
template <charted_surface S>
void add_cone_points(picture& onto, const chart_layout& on, const S& surface) {
    const auto cones = cone_points_of(surface);
    layer& tints = onto.on_top("cone-corners", {{"fill", palette::cone}, {"fill-opacity", 0.16}});
    for (const auto& cone : cones)
        for (const corner& k : cone) {
            const vec a = on.centre(k.at);
            const vec b = on.place_of(k);
            tints.add(svg_element(
                "path", {{"d", svg_polygon(std::array{a, vec{a.x, b.y}, b, vec{b.x, a.y}})}}));
        }
    layer& marks = onto.on_top("cone-points", {{"fill", palette::paper},
                                               {"stroke", palette::cone},
                                               {"stroke-width", 2.0},
                                               {"font-weight", "bold"}});
    for (std::size_t i = 0; i < cones.size(); ++i) {
        std::vector<vec> drawn;
        for (const corner& k : cones[i]) {
            const vec at = on.place_of(k);
            if (std::find(drawn.begin(), drawn.end(), at) != drawn.end()) continue;
            drawn.push_back(at);
            constexpr double large =
                9.2; // an octagon's vertices: ±large, ±little, and the converse
            constexpr double little = 3.8;
            const std::array octagon{at + vec{large, little},   at + vec{little, large},
                                     at + vec{-little, large},  at + vec{-large, little},
                                     at + vec{-large, -little}, at + vec{-little, -large},
                                     at + vec{little, -large},  at + vec{large, -little}};
            marks.add(svg_element("path", {{"d", svg_polygon(octagon)}}) +
                      svg_text(at, 11, std::to_string(i + 1),
                               {{"stroke", "none"}, {"fill", palette::cone}}));
        }
    }
}

} // namespace topoban::render
