// SPDX-License-Identifier: MIT
#pragma once

// Shogi pieces: kind, promotion, owner and the way they face.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/surface/direction.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string_view>

namespace topoban::shogi {

/// The eight kinds; from the rook on in the order in which hands are written.
enum class piece_type : std::uint8_t { king, rook, bishop, gold, silver, knight, lance, pawn };

/// All eight.
inline constexpr std::array<piece_type, 8> piece_types{
    piece_type::king,   piece_type::rook,   piece_type::bishop, piece_type::gold,
    piece_type::silver, piece_type::knight, piece_type::lance,  piece_type::pawn};

/// The seven kinds a hand can hold, in writing order.
inline constexpr std::array<piece_type, 7> hand_types{
    piece_type::rook,   piece_type::bishop, piece_type::gold, piece_type::silver,
    piece_type::knight, piece_type::lance,  piece_type::pawn};

/// 0 … 7: an array index.
[[nodiscard]] constexpr int index_of(piece_type type) noexcept { return static_cast<int>(type); }

/// Whether this is one of the eight kinds.
[[nodiscard]] constexpr bool is_known(piece_type type) noexcept { return type <= piece_type::pawn; }

/// K, R, B, G, S, N, L or P; `?` for none of the kinds.
[[nodiscard]] constexpr char letter(piece_type type) noexcept {
    return is_known(type) ? "KRBGSNLP"[index_of(type)] : '?';
}

/// The kind of a capital letter, or nothing.
[[nodiscard]] constexpr std::optional<piece_type> piece_type_of(char capital) noexcept {
    const std::size_t at = std::string_view("KRBGSNLP").find(capital);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<piece_type>(at);
}

/// Whether a piece of this kind has a promoted side: all but king and gold (rules-shogi.md §7).
[[nodiscard]] constexpr bool is_promotable(piece_type type) noexcept {
    return type != piece_type::king && type != piece_type::gold;
}

/// Prints the letter.
inline std::ostream& operator<<(std::ostream& out, piece_type type) { return out << letter(type); }

/// Which way on the chart is forward (rules-shogi.md §3).
enum class facing : std::uint8_t {
    up,  ///< `^`, towards increasing ranks
    down ///< `v`, towards decreasing ranks
};

/// 0 or 1: an array index.
[[nodiscard]] constexpr int index_of(facing f) noexcept { return static_cast<int>(f); }
/// The other way.
[[nodiscard]] constexpr facing opposite(facing f) noexcept {
    return f == facing::up ? facing::down : facing::up;
}
/// The direction of a forward step.
[[nodiscard]] constexpr direction forward(facing f) noexcept {
    return f == facing::up ? direction::north : direction::south;
}
/// The way a player's pieces face at the start and when dropped: the first up, the second down.
[[nodiscard]] constexpr facing default_facing(player owner) noexcept {
    return owner == player::first ? facing::up : facing::down;
}
/// `^` or `v`.
[[nodiscard]] constexpr char letter(facing f) noexcept { return f == facing::up ? '^' : 'v'; }
/// Prints `^` or `v`.
inline std::ostream& operator<<(std::ostream& out, facing f) { return out << letter(f); }

/// The documents' letter for a player: `A` moves first, `B` second.
[[nodiscard]] constexpr char letter(player who) noexcept {
    return who == player::first ? 'A' : 'B';
}

/// What stands on a cell: a piece, or nothing (`piece{}`). One byte.
class piece {
public:
    /// Nothing.
    constexpr piece() noexcept = default;
    /// An unpromoted piece that faces its owner's way.
    constexpr piece(player owner, piece_type type) noexcept
        : piece(owner, type, default_facing(owner)) {}
    /// An unpromoted piece that faces this way.
    constexpr piece(player owner, piece_type type, facing faces) noexcept
        : piece(occupied | bits(topoban::index_of(owner)) << owner_shift |
                bits(shogi::index_of(faces)) << facing_shift | bits(shogi::index_of(type))) {}

    /// Whether nothing stands there.
    [[nodiscard]] constexpr bool is_empty() const noexcept { return code_ == 0; }
    /// Whose it is; there must be a piece.
    [[nodiscard]] constexpr player owner() const noexcept {
        TOPOBAN_EXPECTS(!is_empty());
        return static_cast<player>((code_ >> owner_shift & 1) + 1);
    }
    /// Its kind, whichever side is up; there must be a piece.
    [[nodiscard]] constexpr piece_type type() const noexcept {
        TOPOBAN_EXPECTS(!is_empty());
        return static_cast<piece_type>(code_ & 7);
    }
    /// Whether its promoted side is up.
    [[nodiscard]] constexpr bool is_promoted() const noexcept {
        return (code_ & promoted_bit) != 0;
    }
    /// Which way it faces.
    [[nodiscard]] constexpr facing faces() const noexcept {
        return static_cast<facing>(code_ >> facing_shift & 1);
    }
    /// Whether this is a piece of that player and kind, promoted or not.
    [[nodiscard]] constexpr bool is(player owner, piece_type type) const noexcept {
        return !is_empty() && this->owner() == owner && this->type() == type;
    }
    /// Whether this is a piece of that player.
    [[nodiscard]] constexpr bool belongs_to(player owner) const noexcept {
        return !is_empty() && this->owner() == owner;
    }

    /// The same piece with its promoted side up. An editor may ask it of any kind; whether a
    /// position allows it is `defects_of`'s to say.
    [[nodiscard]] constexpr piece promoted() const noexcept { return piece(code_ | promoted_bit); }
    /// The same piece, facing this way.
    [[nodiscard]] constexpr piece facing_to(facing f) const noexcept {
        return piece((code_ & ~(1U << facing_shift)) | bits(shogi::index_of(f)) << facing_shift);
    }
    /// The same piece, facing the other way.
    [[nodiscard]] constexpr piece reversed() const noexcept { return facing_to(opposite(faces())); }

    /// Whether the facing counts when positions are compared: not for king, rook and bishop, whose
    /// movement does not depend on it (rules-shogi.md §11).
    [[nodiscard]] constexpr bool has_facing_that_counts() const noexcept { return (code_ & 7) > 2; }
    /// The piece as repetition sees it.
    [[nodiscard]] constexpr piece for_repetition() const noexcept {
        return has_facing_that_counts() || is_empty() ? *this : facing_to(facing::up);
    }

    /// Kind and promotion, 0 … 15; with the facing, 0 … 31: array indices.
    [[nodiscard]] constexpr std::size_t kind_index() const noexcept { return code_ & 15U; }
    /// The same with the facing, 0 … 31.
    [[nodiscard]] constexpr std::size_t mover_index() const noexcept { return code_ & 31U; }
    /// Everything, 0 for nothing.
    [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }

    [[nodiscard]] friend constexpr bool operator==(piece, piece) noexcept = default;
    /// Prints as in `AP^` or `BR+v`, and `-` for nothing.
    friend std::ostream& operator<<(std::ostream& out, piece p) {
        if (p.is_empty()) return out << '-';
        return out << letter(p.owner()) << letter(p.type()) << (p.is_promoted() ? "+" : "")
                   << letter(p.faces());
    }

private:
    static constexpr unsigned promoted_bit = 1U << 3;
    static constexpr unsigned facing_shift = 4;
    static constexpr unsigned owner_shift = 5;
    static constexpr unsigned occupied = 1U << 6;
    [[nodiscard]] static constexpr unsigned bits(int index) noexcept {
        return static_cast<unsigned>(index);
    }
    constexpr explicit piece(unsigned code) noexcept : code_(static_cast<std::uint8_t>(code)) {}

    std::uint8_t code_ = 0;
};

} // namespace topoban::shogi

template <>
struct std::hash<topoban::shogi::piece> {
    [[nodiscard]] std::size_t operator()(topoban::shogi::piece p) const noexcept {
        return p.code();
    }
};
