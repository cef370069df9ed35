// SPDX-License-Identifier: MIT
#pragma once

// Words under a picture.

#include <topoban/render/palette.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/svg.hpp>

#include <string>
#include <vector>

namespace topoban::render {

/// The room a caption of so many lines takes at the foot of a picture.
[[nodiscard]] inline double caption_height(const std::vector<std::string>& lines) {
    return lines.empty() ? 0 : 20 * static_cast<double>(lines.size()) + 8;
}

/// Writes the lines at the foot of a picture, the first one darkest. They are not broken: keep each
/// to about six characters a cell.
inline void add_caption(picture& onto, const std::vector<std::string>& lines) {
    layer& caption = onto.on_top("caption");
    vec at{onto.width / 2, onto.height - caption_height(lines) + 8};
    const char* ink = palette::ink;
    for (const std::string& line : lines) {
        caption.add(svg_text(at, 14, line, {{"fill", ink}}));
        at.y += 20;
        ink = palette::faint;
    }
}

} // namespace topoban::render
