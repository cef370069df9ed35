// SPDX-License-Identifier: MIT
#pragma once

// A CrystalGo position: tiles in three tones, stones, and the centres that can flip.

#include <topoban/boards/lozenge_tiling.hpp>
#include <topoban/boards/triangular_hexagon.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/render/caption.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/stone_picture.hpp>
#include <topoban/render/svg.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace topoban::render {

/// How a CrystalGo position is drawn.
struct crystal_go_picture_options {
    bool shows_centres = true;          ///< rings and spokes at the empty centres
    point flipped = no_point;           ///< the centre of the flip just made
    std::vector<std::string> caption{}; ///< lines under the board
};

/// Where the points of a hexagon lie: (1,0) to the right, (0,1) up to the left.
template <int Side>
struct hexagon_layout {
    using lattice = triangular_hexagon<Side>;
    static constexpr double pitch = 56;   ///< the length of an edge
    static constexpr double row = 48.497; ///< pitch · √3/2
    static constexpr double margin = 52;  ///< round the hexagon
    double foot = 0;                      ///< room below it

    /// Of the whole picture.
    [[nodiscard]] static constexpr double width() noexcept { return 2 * (Side * pitch + margin); }
    /// Of the whole picture.
    [[nodiscard]] constexpr double height() const noexcept {
        return 2 * (Side * row + margin) + foot;
    }
    /// Where a place of the lattice is drawn.
    [[nodiscard]] static constexpr vec place(lattice_place at) noexcept {
        return {width() / 2 + pitch * (at.a - at.b / 2.0), Side * row + margin - row * at.b};
    }
    [[nodiscard]] static constexpr vec place(point p) noexcept {
        return place(lattice::place_of(p));
    }
};

namespace detail {

/// 0, 1 or 2 by the direction of a tile's missing diagonal.
template <int Side>
[[nodiscard]] std::size_t tone_of(const typename lozenge_tiling<Side>::rhombus& tile) {
    const lattice_place from = triangular_hexagon<Side>::place_of(tile[0]);
    const lattice_place to = triangular_hexagon<Side>::place_of(tile[2]);
    return to.b == from.b ? 0 : to.a == from.a ? 1 : 2;
}

template <int Side>
void add_tiles(picture& onto, const lozenge_tiling<Side>& tiling) {
    using layout = hexagon_layout<Side>;
    layer& tiles = onto.on_top(
        "tiles", {{"stroke", palette::ink}, {"stroke-width", 1.4}, {"stroke-linejoin", "round"}});
    for (const auto& tile : tiling.rhombi()) {
        const std::array outline{layout::place(tile[0]), layout::place(tile[1]),
                                 layout::place(tile[2]), layout::place(tile[3])};
        tiles.add(svg_element(
            "path", {{"d", svg_polygon(outline)}, {"fill", palette::tiles[tone_of<Side>(tile)]}}));
    }
}

/// The coordinates along the outline: b at the left ends of its rows, a at the lower ends.
template <int Side>
void add_coordinates(picture& onto) {
    using layout = hexagon_layout<Side>;
    layer& labels = onto.on_top("labels", {{"fill", palette::faint}});
    const auto add = [&](lattice_place at, vec away, int number) {
        const std::string text =
            (number < 0 ? "−" : "") + std::to_string(number < 0 ? -number : number);
        labels.add(svg_text(layout::place(at) + away, 13, text));
    };
    for (int i = -Side; i <= Side; ++i) {
        const int least = i < 0 ? -Side : i - Side; // of the other coordinate
        add({least, i}, {-36, 0}, i);
        add({i, least}, {18, 31}, i);
    }
    const auto axis = [&](vec at, const char* name) {
        labels.add(svg_text(at, 14, name, {{"font-style", "italic"}}));
    };
    axis(layout::place({-Side, 0}) + vec{-36, -22}, "b");
    axis(layout::place({0, -Side}) + vec{44, 32}, "a");
}

/// The outline of the six tiles' sides round a flip just made.
template <int Side>
void add_flipped(picture& onto, point centre) {
    layer& patch = onto.on_top("flipped", {{"fill", palette::last},
                                           {"fill-opacity", 0.1},
                                           {"stroke", palette::last},
                                           {"stroke-width", 2.6},
                                           {"stroke-linejoin", "round"}});
    if (centre == no_point) return;
    const lattice_place at = triangular_hexagon<Side>::place_of(centre);
    std::vector<vec> rim;
    for (const auto [a, b] : {lattice_place{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}})
        rim.push_back(hexagon_layout<Side>::place(lattice_place{at.a + a, at.b + b}));
    patch.add(svg_element("path", {{"d", svg_polygon(rim)}}));
}

/// At every empty centre a ring, its three spokes strong, and dotted the three it would get.
template <int Side>
void add_centres(picture& onto, const lozenge_tiling<Side>& tiling,
                 const point_set<lozenge_tiling<Side>::capacity>& centres) {
    using layout = hexagon_layout<Side>;
    const auto spokes = [](const lozenge_tiling<Side>& drawn, point p, double reach) {
        svg_path path;
        for (const point n : drawn.neighbours(p))
            path.move(layout::place(p))
                .line(layout::place(p) + reach * (layout::place(n) - layout::place(p)));
        return path.text();
    };
    layer& lines = onto.on_top("spokes", {{"fill", "none"}, {"stroke", palette::seams[0]}});
    for (const point p : centres) {
        lines.add(svg_element("path", {{"d", spokes(tiling, p, 0.55)}, {"stroke-width", 3.0}}));
        lines.add(svg_element("path", {{"d", spokes(tiling.flipped(p), p, 0.45)},
                                       {"stroke-width", 1.3},
                                       {"stroke-dasharray", "2 4"}}));
    }
    layer& rings = onto.on_top(
        "centres",
        {{"fill", palette::paper}, {"stroke", palette::seams[0]}, {"stroke-width", 2.2}});
    for (const point p : centres) {
        const vec at = layout::place(p);
        rings.add(svg_element("circle", {{"cx", at.x}, {"cy", at.y}, {"r", 6.0}}));
    }
}

} // namespace detail

/// A CrystalGo position. A chain that is shown has bars along the tiles' sides that join it.
template <int Side>
[[nodiscard]] picture crystal_go_picture(const lozenge_tiling<Side>& tiling,
                                         const stone_marks<lozenge_tiling<Side>::capacity>& marks,
                                         const crystal_go_picture_options& options = {}) {
    using layout = hexagon_layout<Side>;
    constexpr double radius = 19;
    const layout on{caption_height(options.caption)};
    picture drawn{layout::width(), on.height(),
                  "CrystalGo, a hexagon of side " + std::to_string(Side), stone_symbols(radius)};
    detail::add_tiles(drawn, tiling);
    auto centres = tiling.flippable() - marks.stones.occupied();
    if (!options.shows_centres) centres.clear();
    detail::add_flipped<Side>(drawn, options.flipped);
    detail::add_centres(drawn, tiling, centres);
    detail::add_coordinates<Side>(drawn);
    layer& links = drawn.on_top("links", {{"fill", "none"},
                                          {"stroke", palette::liberty},
                                          {"stroke-opacity", 0.75},
                                          {"stroke-width", 8.0}});
    svg_path bars;
    for (const point p : marks.chain)
        for (const point n : tiling.neighbours(p) & marks.chain)
            if (p < n) bars.move(layout::place(p)).line(layout::place(n));
    if (!bars.empty()) links.add(svg_element("path", {{"d", bars.text()}}));
    add_stones(drawn, marks, radius, [](point p) { return layout::place(p); });
    add_caption(drawn, options.caption);
    return drawn;
}

} // namespace topoban::render
