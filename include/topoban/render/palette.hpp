// SPDX-License-Identifier: MIT
#pragma once

// The colours of all pictures, in one place: ink on paper, quiet enough to leave stones in front.

#include <topoban/version.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace topoban::render::palette {

inline constexpr const char* paper = "#fffdf8";     ///< behind everything: pictures bring their own
inline constexpr const char* field = "#f4e3bd";     ///< the board
inline constexpr const char* wood_edge = "#a98450"; ///< where a board of lines ends
inline constexpr const char* ghost_field = "#faf3e2"; ///< what is seen again beyond a seam
inline constexpr const char* ink = "#3a2f22";         ///< lines, labels of the board, boundaries
inline constexpr const char* faint = "#8a7d6a";       ///< coordinates
inline constexpr const char* ghost_ink = "#cdbb95";

inline constexpr const char* black_stone = "#1d1d20";
inline constexpr const char* black_edge = "#000000";
inline constexpr const char* white_stone = "#ffffff";
inline constexpr const char* white_edge = "#4f4a44";

inline constexpr const char* last = "#d2452d";    ///< the last action
inline constexpr const char* liberty = "#2f8f5b"; ///< liberties of a chain
inline constexpr const char* captured = "#b0402c";
inline constexpr const char* cone = "#7a4fa3"; ///< cone points
inline constexpr const char* ray = "#c2410c";  ///< a way across the board

/// Tiles by the direction of their missing diagonal.
inline constexpr std::array<const char*, 3> tiles{"#fbf0d3", "#efd7a4", "#dcbb7d"};

/// Shogi: each player's pieces, the promotion zones, and promoted letters.
inline constexpr std::array<const char*, 2> pieces{"#fff6dc", "#c8d7e4"};
inline constexpr std::array<const char*, 2> piece_edges{"#6b5327", "#3d5468"};
inline constexpr std::array<const char*, 2> zones{"#c2410c", "#1f5fa8"};
inline constexpr const char* promoted = "#c3172b";

/// One for each pair of glued edges, again from the start after the last.
inline constexpr std::array<const char*, 8> seams{"#1f77b4", "#c0392b", "#2e8b57", "#b8860b",
                                                  "#8e44ad", "#008b8b", "#a0522d", "#4b5d9b"};
/// The letters the pairs go by; files have the Latin ones.
inline constexpr std::array<const char*, 8> seam_letters{"α", "β", "γ", "δ", "ε", "ζ", "η", "θ"};

/// The colour and letter of the k-th pair.
[[nodiscard]] constexpr const char* seam(std::size_t k) noexcept { return seams[k % seams.size()]; }
[[nodiscard]] constexpr const char* seam_letter(std::size_t k) noexcept {
    return seam_letters[k % seam_letters.size()];
}

/// No external fonts: what a reader's machine has.
inline constexpr const char* font = "Helvetica, Arial, 'DejaVu Sans', sans-serif";
inline constexpr const char* kanji_font =
    "'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', 'MS Gothic', sans-serif";

} // namespace topoban::render::palette
