// SPDX-License-Identifier: MIT
#pragma once

// The identifiers by which documents name a game's board, and what they stand for.

#include <topoban/boards/rectangle.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <charconv>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban::catalog {

/// An identifier that stands for no board of this library.
struct unknown_board {
    std::string known; ///< the identifiers there are, in words

    [[nodiscard]] friend bool operator==(const unknown_board&, const unknown_board&) = default;
    friend std::ostream& operator<<(std::ostream& out, const unknown_board& u) {
        return out << "unknown board; known are " << u.known;
    }
};

/// The identifier of a game on a board, a user's own board included: `go-klein-9x18-v1`.
template <labelled Board>
[[nodiscard]] std::string identifier(std::string_view game, const Board& board) {
    return std::string(game).append("-").append(board.name()).append("-v1");
}

/// A board's name inside an identifier of this game; nothing where it is none.
[[nodiscard]] inline std::optional<std::string_view> board_name(std::string_view game,
                                                                std::string_view identifier) {
    constexpr std::string_view suffix = "-v1";
    if (!identifier.starts_with(game) || !identifier.ends_with(suffix)) return std::nullopt;
    identifier.remove_prefix(game.size());
    if (!identifier.starts_with('-') || identifier.size() <= suffix.size() + 1) return std::nullopt;
    identifier.remove_prefix(1);
    return identifier.substr(0, identifier.size() - suffix.size());
}

/// A family of glued rectangles.
struct rectangle_family {
    const char* kind; ///< as in `klein`
    seams glued;      ///< its edges
};

/// The families whose sizes are named in identifiers, `KIND-WxH` with 1 ≤ W, H ≤ 25.
inline constexpr std::array<rectangle_family, 6> rectangle_families{
    {{"grid", {seam::none, seam::none}},
     {"cylinder", {seam::straight, seam::none}},
     {"torus", {seam::straight, seam::straight}},
     {"mobius", {seam::twisted, seam::none}},
     {"klein", {seam::twisted, seam::straight}},
     {"projective", {seam::twisted, seam::twisted}}}};

/// The rectangle of a name such as `klein-9x18`: exactly what `rectangle::name` prints.
[[nodiscard]] inline std::optional<rectangle> rectangle_named(std::string_view name) {
    for (const rectangle_family& family : rectangle_families) {
        const std::string_view kind = family.kind;
        if (!name.starts_with(kind) || name.size() <= kind.size()) continue;
        int width = 0;
        int height = 0;
        const char* const end = name.data() + name.size();
        const auto first = std::from_chars(name.data() + kind.size() + 1, end, width);
        if (first.ec != std::errc{} || first.ptr == end) continue;
        const auto second = std::from_chars(first.ptr + 1, end, height);
        if (second.ec != std::errc{} || width < 1 || width > 25 || height < 1 || height > 25)
            continue;
        rectangle board(family.kind, width, height, family.glued);
        if (board.name() == name) return board;
    }
    return std::nullopt;
}

} // namespace topoban::catalog
