// SPDX-License-Identifier: MIT
#pragma once

// Pictures one after another: an animated SVG that plays by itself.

#include <topoban/core/contracts.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/svg.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace topoban::render {

/// How fast an animation runs, in milliseconds.
struct animation_timing {
    int frame = 900;  ///< each picture
    int pause = 3000; ///< the last one in addition, before the animation starts again
};

namespace detail {

/// An element and the pictures in which it is there.
struct animated_element {
    std::string text;
    std::vector<bool> shown;
};

/// A layer's elements over all pictures, in the order of first appearance.
[[nodiscard]] inline std::vector<animated_element>
animation_layer(const std::vector<picture>& frames, std::size_t which) {
    std::vector<animated_element> found;
    std::unordered_map<std::string, std::size_t> place;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        for (const std::string& text : frames[i].layers[which].elements) {
            const auto [at, is_new] = place.try_emplace(text, found.size());
            if (is_new) found.push_back({text, std::vector<bool>(frames.size())});
            found[at->second].shown[i] = true;
        }
    }
    return found;
}

/// An animation that shows its parent in some pictures and hides it in the others.
[[nodiscard]] inline std::string shown_when(const std::vector<bool>& shown,
                                            animation_timing timing) {
    const auto count = static_cast<long long>(shown.size());
    const long long length = count * timing.frame + timing.pause;
    std::string values;
    std::string times;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i > 0 && shown[i] == shown[i - 1]) continue;
        if (i > 0) values += ';', times += ';';
        values += shown[i] ? "visible" : "hidden";
        // Four decimals, rounded down: exact enough for two thousand pictures.
        const long long share = static_cast<long long>(i) * timing.frame * 10000 / length;
        const std::string digits = std::to_string(10000 + share).substr(1);
        times += i == 0 ? "0" : "0." + digits;
    }
    return svg_element("animate", {{"attributeName", "visibility"},
                                   {"values", values},
                                   {"keyTimes", times},
                                   {"calcMode", "discrete"},
                                   {"dur", std::to_string(length) + "ms"},
                                   {"repeatCount", "indefinite"}});
}

} // namespace detail

/// The pictures as one animated SVG. They must be of one kind and size, at least one: the same
/// layers in the same order. What is in all of them is written once and stays; everything else
/// comes and goes.
[[nodiscard]] inline std::string to_animation(const std::vector<picture>& frames,
                                              animation_timing timing = {}) {
    TOPOBAN_EXPECTS(!frames.empty());
    std::string text = detail::svg_head(frames.front());
    for (std::size_t l = 0; l < frames.front().layers.size(); ++l) {
        const auto elements = detail::animation_layer(frames, l);
        if (elements.empty()) continue;
        text += detail::group_head(frames.front().layers[l]);
        for (const detail::animated_element& e : elements) {
            const bool always = std::find(e.shown.begin(), e.shown.end(), false) == e.shown.end();
            if (always)
                text += e.text + "\n";
            else
                text +=
                    (e.shown.front() ? svg_open("g") : svg_open("g", {{"visibility", "hidden"}})) +
                    e.text + detail::shown_when(e.shown, timing) + "</g>\n";
        }
        text += "</g>\n";
    }
    return text + "</svg>\n";
}

} // namespace topoban::render
