// SPDX-License-Identifier: MIT
#pragma once

// What `draw` can make a picture of: a board or a document of any game, behind one face.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/shogi/piece_picture.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/text.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace command {

/// What the user asked to see.
struct drawing_options {
    int ghosts = 0;
    bool area = false;      ///< whose points are whose
    bool liberties = false; ///< how many liberties each chain has
    topoban::render::piece_script script = topoban::render::piece_script::letters;
    std::string chain{};             ///< the label of a stone whose chain is shown
    std::vector<std::string> rays{}; ///< as in `e5:NE`
};

/// A line of positions, or a single one.
struct drawing {
    std::size_t plies = 0; ///< the last position's number
    std::size_t shown = 0; ///< the one to show unless another is asked for
    std::function<topoban::render::picture(std::size_t)> picture_at;
    std::function<std::string(std::size_t, topoban::render::colour_mode)> text_at;
    std::function<std::vector<topoban::render::picture>()> animation;
};

/// A drawing, or what is wrong with what the user gave.
struct drawn {
    std::optional<drawing> made;
    std::string trouble{};
};

/// What a fault says of itself.
template <class Fault>
[[nodiscard]] drawn trouble_with(const Fault& fault) {
    std::ostringstream words;
    words << fault;
    return {std::nullopt, words.str()};
}

/// Adds the marks asked for to a position of stones.
template <class Graph>
void add_wishes(topoban::render::stone_marks<Graph::capacity>& marks, const Graph& graph,
                const drawing_options& wishes) {
    using namespace topoban;
    if (wishes.area) render::show_area(marks, graph);
    if (wishes.liberties) render::count_liberties(marks, graph);
    if (wishes.chain.empty()) return;
    for (point p = 0; p < graph.size(); ++p)
        if (graph.label(p) == wishes.chain && marks.stones[p] != colour::empty)
            render::show_chain(marks, graph, p);
}

} // namespace command
