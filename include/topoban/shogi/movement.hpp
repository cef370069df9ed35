// SPDX-License-Identifier: MIT
#pragma once

// How the pieces move, on any surface: headings relative to their facing.

#include <topoban/shogi/piece.hpp>
#include <topoban/surface/heading.hpp>

#include <cstdint>

namespace topoban::shogi {

/// A set of headings, one bit each: bit i is `headings[i]`, for a piece that faces up.
using heading_set = std::uint8_t;

/// What a kind of piece does (rules-shogi.md §4).
struct movement {
    heading_set steps = 0;  ///< one cell
    heading_set slides = 0; ///< any unobstructed distance
    bool jumps = false;     ///< forward, sideways, forward

    [[nodiscard]] friend constexpr bool operator==(const movement&,
                                                   const movement&) noexcept = default;
};

namespace detail {
inline constexpr heading_set forward_only = 1U << 0;
inline constexpr heading_set orthogonals = 0b01010101;
inline constexpr heading_set diagonals = 0b10101010;
inline constexpr heading_set gold_steps = orthogonals | 1U << 1 | 1U << 7;
} // namespace detail

/// The movement of a kind; promoted silvers, knights, lances and pawns move as golds.
[[nodiscard]] constexpr movement movement_of(piece p) noexcept {
    using namespace detail;
    const bool promoted = p.is_promoted();
    switch (p.type()) {
    case piece_type::king: return {orthogonals | diagonals, 0, false};
    case piece_type::rook: return {promoted ? diagonals : heading_set{0}, orthogonals, false};
    case piece_type::bishop: return {promoted ? orthogonals : heading_set{0}, diagonals, false};
    case piece_type::gold: return {gold_steps, 0, false};
    case piece_type::silver:
        return {promoted ? gold_steps : heading_set(forward_only | diagonals), 0, false};
    case piece_type::knight: return {promoted ? gold_steps : heading_set{0}, 0, !promoted};
    case piece_type::lance:
        return {promoted ? gold_steps : heading_set{0}, promoted ? heading_set{0} : forward_only,
                false};
    case piece_type::pawn: return {promoted ? gold_steps : forward_only, 0, false};
    }
    return {};
}

/// A heading as a piece with this facing means it: facing down exchanges north and south.
[[nodiscard]] constexpr heading relative_to(facing faces, heading h) noexcept {
    return faces == facing::up ? h : turned(heading::south, -index_of(h));
}

/// A facing after transport.
[[nodiscard]] constexpr facing carried(frame transport, facing faces) noexcept {
    return transport.reverses_facing() ? opposite(faces) : faces;
}

/// How many forward steps an unpromoted piece of this kind must have ahead of it: none, one (pawn,
/// lance) or two (knight), so that it is never dead (rules-shogi.md §7, §9).
[[nodiscard]] constexpr int forward_steps_needed(piece_type type) noexcept {
    return type == piece_type::pawn || type == piece_type::lance ? 1
           : type == piece_type::knight                          ? 2
                                                                 : 0;
}

} // namespace topoban::shogi
