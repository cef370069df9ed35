// SPDX-License-Identifier: MIT
#pragma once

// A picture as a value: layers of SVG elements, to be written out or put one after another.

#include <topoban/render/palette.hpp>
#include <topoban/render/svg.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::render {

/// Elements that lie above everything in earlier layers and share the attributes of a group.
struct layer {
    std::string name;       ///< the group's class, for those who read or style the file
    std::string attributes; ///< written into the group's tag
    std::vector<std::string> elements{}; ///< as SVG

    /// Puts an element on top of the layer.
    void add(std::string element) { elements.push_back(std::move(element)); }
};

/// A drawing of `width` × `height` units, one unit a pixel by default.
struct picture {
    double width = 0;            ///< in units
    double height = 0;           ///< in units
    std::string title;           ///< said aloud and shown when pointed at
    std::string defs;            ///< gradients and symbols the elements refer to
    std::vector<layer> layers{}; ///< from the bottom up

    /// A new layer on top; the reference holds until the next one is made.
    layer& on_top(std::string name, svg_attributes shared = {}) {
        layers.push_back({std::move(name), svg_written(shared)});
        return layers.back();
    }
};

namespace detail {
[[nodiscard]] inline std::string svg_head(const picture& p) {
    std::string head =
        svg_open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                         {"viewBox", "0 0 " + svg_number(p.width) + " " + svg_number(p.height)},
                         {"width", p.width},
                         {"height", p.height},
                         {"font-family", palette::font},
                         {"text-anchor", "middle"},
                         {"role", "img"}});
    head += "\n<title>" + svg_escaped(p.title) + "</title>\n";
    if (!p.defs.empty()) head += "<defs>" + p.defs + "</defs>\n";
    return head +
           svg_element(
               "rect",
               {{"width", p.width}, {"height", p.height}, {"rx", 8.0}, {"fill", palette::paper}}) +
           "\n";
}
[[nodiscard]] inline std::string group_head(const layer& l) {
    return "<g" + svg_written({{"class", l.name}}) + l.attributes + ">\n";
}
} // namespace detail

/// The picture as an SVG file: UTF-8, no scripts, no fonts or images from elsewhere; equal pictures
/// give equal bytes.
[[nodiscard]] inline std::string to_svg(const picture& p) {
    std::string text = detail::svg_head(p);
    for (const layer& l : p.layers) {
        if (l.elements.empty()) continue;
        text += detail::group_head(l);
        for (const std::string& element : l.elements) text += element + "\n";
        text += "</g>\n";
    }
    return text + "</svg>\n";
}

} // namespace topoban::render
