// SPDX-License-Identifier: MIT
#pragma once

// Shogi pieces as wedges that point the way they face.

#include <topoban/core/player.hpp>
#include <topoban/core/text.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/svg.hpp>
#include <topoban/shogi/piece.hpp>

#include <array>
#include <cstddef>
#include <string>

namespace topoban::render {

/// What is written on pieces.
enum class piece_script : unsigned char {
    letters, ///< K R B G S N L P, with `+` where promoted
    kanji    ///< one character a piece; needs a font that has them
};

/// The words on a piece.
[[nodiscard]] inline std::string piece_words(shogi::piece p, piece_script script) {
    constexpr std::array<const char*, 8> plain{"王", "飛", "角", "金", "銀", "桂", "香", "歩"};
    constexpr std::array<const char*, 8> promoted{"王", "竜", "馬", "金", "全", "圭", "杏", "と"};
    const auto kind = static_cast<std::size_t>(shogi::index_of(p.type()));
    if (script == piece_script::kanji) return p.is_promoted() ? promoted[kind] : plain[kind];
    std::string letters(p.is_promoted() ? 1 : 0, '+');
    return letters.append(1, shogi::letter(p.type()));
}

/// A piece on a point: pale wood the first player's, blue grey the second's, red words where it is
/// promoted. Letters stay upright; kanji turn with the piece, as they do on a board.
[[nodiscard]] inline std::string piece_element(vec at, shogi::piece p, piece_script script,
                                               double scale = 1) {
    const double forward = scale * (p.faces() == shogi::facing::up ? -1 : 1);
    const auto corner = [&](double across, double ahead) {
        return at + vec{scale * across, forward * ahead};
    };
    const std::array outline{corner(0, 17), corner(10.5, 11.5), corner(14, -15.5),
                             corner(-14, -15.5), corner(-10.5, 11.5)};
    const auto owner = static_cast<std::size_t>(index_of(p.owner()));
    const std::string words = piece_words(p, script);
    const char* const ink = p.is_promoted() ? palette::promoted : palette::ink;
    const bool is_kanji = script == piece_script::kanji;
    const vec middle = corner(0, -2.5);
    const double size = scale * (is_kanji ? 19 : words.size() > 1 ? 14 : 17);
    const std::string upside_down =
        joined("rotate(180 ", svg_number(middle.x), " ", svg_number(middle.y), ")");
    const std::string writing =
        is_kanji && p.faces() == shogi::facing::down
            ? svg_text(middle, size, words, {{"fill", ink}, {"transform", upside_down}})
            : svg_text(middle, size, words, {{"fill", ink}});
    return svg_element("path", {{"d", svg_polygon(outline)},
                                {"fill", palette::pieces[owner]},
                                {"stroke", palette::piece_edges[owner]}}) +
           writing;
}

} // namespace topoban::render
