// SPDX-License-Identifier: MIT
#pragma once

// What `draw` can make a picture of: a board or a document of any game, behind one face.

#include <topoban/render/picture.hpp>
#include <topoban/render/text.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace command {

/// What the user asked to see.
struct drawing_options {
    int ghosts = 0;
    bool area = false;               ///< whose points are whose
    bool liberties = false;          ///< how many liberties each chain has
    bool kanji = false;              ///< shogi pieces with their Japanese names
    std::string chain{};             ///< the label of a stone whose chain is shown
    std::vector<std::string> rays{}; ///< as in `e5:NE`
};

/// A line of positions, or a single one.
struct drawing {
    std::size_t plies = 0; ///< the last position's number
    std::size_t shown = 0; ///< the one to show unless another is asked for
    std::function<topoban::render::picture(std::size_t)> picture_at;
    std::function<std::string(std::size_t, topoban::render::ink)> text_at;
    std::function<std::vector<topoban::render::picture>()> film;
};

/// A drawing, or what is wrong with what the user gave.
struct drawn {
    std::optional<drawing> made;
    std::string trouble{};
};

} // namespace command
