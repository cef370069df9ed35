// SPDX-License-Identifier: MIT
#pragma once

// A shogi position on charts.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/render/caption.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/chart_picture.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/path.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/shogi/marks.hpp>
#include <topoban/render/shogi/piece_picture.hpp>
#include <topoban/shogi/piece.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace topoban::render {

/// How a shogi position is drawn.
struct shogi_picture_options {
    int ghosts = 0; ///< rows and columns shown again beyond the outlines
    piece_script script = piece_script::letters; ///< what is written on pieces
    std::vector<std::string> caption{};          ///< lines under the board
};

namespace detail {

inline constexpr double hand_room = 48;

/// A player's hand in a row, with a dot before the player to move.
template <int Capacity>
void add_hand(picture& onto, const shogi::position<Capacity>& position, player who, double y,
              piece_script script) {
    layer& hand = onto.on_top("hand", {{"stroke-width", 1.2}});
    const auto text = [&](vec at, double size, const std::string& words) {
        hand.add(svg_text(at, size, words, {{"fill", palette::ink}}));
    };
    vec at{28, y};
    if (position.turn == who)
        hand.add(svg_element(
            "circle", {{"cx", at.x - 14}, {"cy", at.y}, {"r", 4.0}, {"fill", palette::last}}));
    text(at, 16, std::string(1, shogi::letter(who)));
    at.x += 36;
    if (position.hand_of(who).empty()) text(at, 16, "–");
    for (const shogi::piece_type type : shogi::hand_types) {
        const int count = position.hand_of(who).count(type);
        if (count == 0) continue;
        hand.add(piece_element(at, shogi::piece(who, type), script, 0.9));
        if (count > 1) text(at + vec{24, 1}, 13, "×" + std::to_string(count));
        at.x += count > 1 ? 54 : 36;
    }
}

template <int Capacity>
void add_zones(picture& onto, const chart_layout& on, const shogi_marks<Capacity>& marks) {
    layer& zones = onto.on_top("promotion", {{"fill-opacity", 0.15}});
    for (const player who : {player::first, player::second}) {
        const auto zone = static_cast<std::size_t>(index_of(who));
        for (const cell c : marks.zones[zone]) {
            const vec at = on.centre(c);
            zones.add(svg_element("rect", {{"x", at.x - chart_layout::pitch / 2},
                                           {"y", at.y - chart_layout::pitch / 2},
                                           {"width", chart_layout::pitch},
                                           {"height", chart_layout::pitch},
                                           {"fill", palette::zones[zone]}}));
        }
    }
    layer& last = onto.on_top("last", {{"fill", palette::last}, {"fill-opacity", 0.22}});
    for (const cell c : {marks.from, marks.to})
        if (c != no_point)
            last.add(svg_element("rect", {{"x", on.centre(c).x - chart_layout::pitch / 2 + 0.5},
                                          {"y", on.centre(c).y - chart_layout::pitch / 2 + 0.5},
                                          {"width", chart_layout::pitch - 1},
                                          {"height", chart_layout::pitch - 1}}));
}

} // namespace detail

/// A shogi position on a charted surface: B's hand above, A's below, a red dot at the player to
/// move; the zones where A and B promote are tinted warm and cool.
template <charted_surface S, int Capacity>
[[nodiscard]] picture shogi_picture(const S& surface, const shogi_marks<Capacity>& marks,
                                    const shogi_picture_options& options = {}) {
    const chart_layout on = layout_of(surface, options.ghosts, detail::hand_room,
                                      detail::hand_room + caption_height(options.caption));
    picture drawn = chart_picture(surface, on, chart_style::cells);
    detail::add_zones(drawn, on, marks);
    const std::string kanji =
        options.script == piece_script::kanji ? palette::kanji_font : palette::font;
    layer& again = drawn.on_top("ghost-pieces", {{"opacity", 0.4}, {"font-family", kanji}});
    for (const ghost& g : ghosts_of(surface, on))
        if (const shogi::piece p = marks.position.at(g.at); !p.is_empty())
            again.add(piece_element(g.centre,
                                    g.transport.inverse().reverses_facing() ? p.reversed() : p,
                                    options.script));
    // Under the pieces, so that the one that moved is not crossed out by its own arrow.
    int number = add_path(drawn, on, marks.moved, {.start = 0, .end = 13});
    layer& pieces = drawn.on_top("pieces", {{"stroke-width", 1.2}, {"font-family", kanji}});
    for (cell c = 0; c < surface.size(); ++c)
        if (const shogi::piece p = marks.position.at(c); !p.is_empty())
            pieces.add(piece_element(on.centre(c), p, options.script));
    for (const path& ray : marks.rays)
        number = add_path(drawn, on, ray, {.start = 15, .end = -4}, number);
    const double below = drawn.height - caption_height(options.caption) - detail::hand_room / 2;
    detail::add_hand(drawn, marks.position, player::second, detail::hand_room / 2 + 2,
                     options.script);
    detail::add_hand(drawn, marks.position, player::first, below - 2, options.script);
    add_caption(drawn, options.caption);
    return drawn;
}

} // namespace topoban::render
