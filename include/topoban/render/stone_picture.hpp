// SPDX-License-Identifier: MIT
#pragma once

// Stones and their marks as SVG, on any board that knows where its points lie.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/svg.hpp>

#include <string>

namespace topoban::render {

/// The symbols `black` and `white`, of radius 1 and to be scaled by their users' layers: a little
/// light from the upper left.
[[nodiscard]] inline std::string stone_symbols(double radius) {
    const auto shade = [](std::string_view id, std::string_view light, std::string_view dark) {
        return svg_element("radialGradient", {{"id", id}, {"cx", 0.35}, {"cy", 0.3}, {"r", 0.75}},
                           svg_element("stop", {{"offset", 0.0}, {"stop-color", light}}) +
                               svg_element("stop", {{"offset", 1.0}, {"stop-color", dark}}));
    };
    const auto disc = [&](std::string_view id, std::string_view fill, std::string_view edge) {
        return svg_element(
            "circle",
            {{"id", id}, {"r", radius}, {"fill", fill}, {"stroke", edge}, {"stroke-width", 1.0}});
    };
    return shade("ebony", "#5a5a60", palette::black_stone) +
           shade("shell", palette::white_stone, "#e4e0d8") +
           disc("black", "url(#ebony)", palette::black_edge) +
           disc("white", "url(#shell)", palette::white_edge);
}

/// One stone; the picture's `defs` hold the symbols.
[[nodiscard]] inline std::string stone_element(vec at, colour stones) {
    return svg_element(
        "use", {{"href", stones == colour::black ? "#black" : "#white"}, {"x", at.x}, {"y", at.y}});
}

namespace detail {

template <int Capacity>
void add_area_layer(picture& onto, const stone_marks<Capacity>& marks, double radius, auto place) {
    layer& owned = onto.on_top("area", {{"stroke", palette::ink}, {"stroke-width", 0.8}});
    if (!marks.owners) return;
    const double half = radius * 0.34;
    for (const colour own : {colour::black, colour::white}) {
        const auto points =
            (own == colour::black ? marks.owners->black_points : marks.owners->white_points) -
            marks.stones.occupied();
        for (const point p : points) {
            const vec at = place(p);
            owned.add(svg_element("rect", {{"x", at.x - half},
                                           {"y", at.y - half},
                                           {"width", 2 * half},
                                           {"height", 2 * half},
                                           {"fill", own == colour::black ? palette::black_stone
                                                                         : palette::white_stone}}));
        }
    }
}

[[nodiscard]] inline std::string cross(vec at, double reach) {
    return svg_path()
        .move(at + vec{-reach, -reach})
        .line(at + vec{reach, reach})
        .move(at + vec{-reach, reach})
        .line(at + vec{reach, -reach})
        .text();
}

/// Captured stones: a shadow of each with a cross.
template <int Capacity>
void add_captured_layer(picture& onto, const stone_marks<Capacity>& marks, double radius,
                        auto place) {
    layer& shadows = onto.on_top("captured-stones", {{"opacity", 0.28}});
    for (const point p : marks.captured.occupied() - marks.stones.occupied())
        shadows.add(stone_element(place(p), marks.captured[p]));
    layer& crosses = onto.on_top("captured", {{"fill", "none"},
                                              {"stroke", palette::captured},
                                              {"stroke-width", 2.2},
                                              {"stroke-linecap", "round"}});
    for (const point p : marks.captured.occupied() - marks.stones.occupied())
        crosses.add(svg_element("path", {{"d", cross(place(p), radius * 0.36)}}));
}

template <int Capacity>
void add_sign_layers(picture& onto, const stone_marks<Capacity>& marks, double radius, auto place) {
    layer& liberties = onto.on_top(
        "liberties",
        {{"fill", palette::liberty}, {"stroke", palette::paper}, {"stroke-width", 1.5}});
    for (const point p : marks.liberties) {
        const vec at = place(p);
        liberties.add(svg_element("circle", {{"cx", at.x}, {"cy", at.y}, {"r", radius * 0.32}}));
    }
    layer& rings = onto.on_top("last", {{"fill", "none"}, {"stroke-width", 2.4}});
    // A word on the last stone says enough; a ring round it would cross it out.
    if (marks.last != no_point && marks.stones[marks.last] != colour::empty &&
        !marks.labels.contains(marks.last)) {
        const vec at = place(marks.last);
        rings.add(svg_element(
            "circle",
            {{"cx", at.x}, {"cy", at.y}, {"r", radius * 0.5}, {"stroke", palette::last}}));
    }
    layer& labels = onto.on_top("words", {{"font-weight", "bold"}});
    for (const auto& [p, words] : marks.labels) {
        const colour under = marks.stones[p];
        const char* const ink = p == marks.last          ? palette::last
                                : under == colour::black ? palette::white_stone
                                                         : palette::black_stone;
        const vec at = place(p);
        if (under == colour::empty) // keep the lines of the board away from the word
            labels.add(svg_element(
                "circle",
                {{"cx", at.x}, {"cy", at.y}, {"r", radius * 0.55}, {"fill", palette::field}}));
        labels.add(
            svg_text(at, words.size() < 3 ? radius * 0.95 : radius * 0.72, words, {{"fill", ink}}));
    }
}

} // namespace detail

/// Draws the stones and all their marks: `place(p)` is where a point lies, `radius` a stone's, and
/// the picture's `defs` must hold `stone_symbols(radius)`.
template <int Capacity, class Place>
void add_stones(picture& onto, const stone_marks<Capacity>& marks, double radius, Place place) {
    detail::add_area_layer(onto, marks, radius, place);
    layer& halo = onto.on_top("chain", {{"fill", "none"},
                                        {"stroke", palette::liberty},
                                        {"stroke-opacity", 0.75},
                                        {"stroke-width", 5.0}});
    for (const point p : marks.chain) {
        const vec at = place(p);
        halo.add(svg_element("circle", {{"cx", at.x}, {"cy", at.y}, {"r", radius + 1}}));
    }
    layer& stones = onto.on_top("stones");
    for (const point p : marks.stones.occupied())
        stones.add(stone_element(place(p), marks.stones[p]));
    detail::add_captured_layer(onto, marks, radius, place);
    detail::add_sign_layers(onto, marks, radius, place);
}

} // namespace topoban::render
