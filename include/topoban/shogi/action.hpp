// SPDX-License-Identifier: MIT
#pragma once

// What a shogi player can do.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/text.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban::shogi {

using topoban::operator<<;

/// The kinds of action, in the order of a sorted list. `none` is that of an action nobody made.
enum class action_kind : std::uint8_t { none, move, drop, resign, agree_draw };

/// The kinds as the documents spell them.
[[nodiscard]] constexpr auto enum_names(action_kind) noexcept {
    return std::to_array<std::string_view>({"", "move", "drop", "resign", "agree-draw"});
}

/// Whether a move turns its piece over.
enum class promotion : std::uint8_t { no, yes };

struct action;
/// The action by cell numbers: `18-27^`, `70-89+v`, `P*30`, `resign`, `agree-draw`, `none`.
[[nodiscard]] std::string to_index_text(const action& a);

/// One action (rules-shogi.md §6). A board move is its two cells, whether it promotes, and the
/// facing on arrival: routes that differ in the facing are different moves. A move that leaves the
/// facing open is accepted where there is one outcome. `action{}` is none, and refused everywhere.
struct action {
    action_kind kind = action_kind::none;  ///< what is done
    piece_type dropped = piece_type::king; ///< of a drop
    cell from = no_point;                  ///< of a move
    cell to = no_point;                    ///< of a move or a drop
    promotion promotes = promotion::no;    ///< of a move
    std::optional<facing> arrives{};       ///< of a move; nothing: the one there is

    /// A board move; the facing may be left open where there is one.
    [[nodiscard]] static constexpr action move(cell from, cell to,
                                               promotion promotes = promotion::no,
                                               std::optional<facing> arrives = {}) noexcept {
        return {action_kind::move, piece_type::king, from, to, promotes, arrives};
    }
    /// A piece from the hand.
    [[nodiscard]] static constexpr action drop(piece_type type, cell to) noexcept {
        return {.kind = action_kind::drop, .dropped = type, .to = to};
    }
    /// The side to move gives the game up.
    [[nodiscard]] static constexpr action resign() noexcept {
        return {.kind = action_kind::resign};
    }
    /// Both players make it a draw.
    [[nodiscard]] static constexpr action agree_draw() noexcept {
        return {.kind = action_kind::agree_draw};
    }

    [[nodiscard]] friend constexpr bool operator==(const action&, const action&) noexcept = default;
    /// Moves by from, to, promotion and facing, then drops by kind and to.
    [[nodiscard]] friend constexpr std::strong_ordering operator<=>(const action& a,
                                                                    const action& b) noexcept {
        // Not defaulted: libc++ before 17 has no <=> of optionals.
        if (a.kind != b.kind) return a.kind <=> b.kind;
        if (a.dropped != b.dropped) return a.dropped <=> b.dropped;
        if (a.from != b.from) return a.from <=> b.from;
        if (a.to != b.to) return a.to <=> b.to;
        if (a.promotes != b.promotes) return a.promotes <=> b.promotes;
        const auto rank = [](const action& x) { return x.arrives ? 1 + index_of(*x.arrives) : 0; };
        return rank(a) <=> rank(b);
    }
    /// Prints cell numbers, as in `18-27^`, `70-89+v`, `P*30`, `resign`, `agree-draw` or `none`.
    friend std::ostream& operator<<(std::ostream& out, const action& a) {
        return out << to_index_text(a);
    }
};

inline std::string to_index_text(const action& a) {
    if (a.kind == action_kind::drop) return joined(std::string(1, letter(a.dropped)), "*", a.to);
    if (a.kind != action_kind::move) return std::string(name_of(a.kind));
    std::string text = joined(a.from, "-", a.to);
    if (a.promotes == promotion::yes) text += '+';
    if (a.arrives) text += letter(*a.arrives);
    return text;
}

namespace detail {
/// A cell as people call it, and one that is not on the board by its number.
template <labelled Board>
[[nodiscard]] std::string cell_name(cell c, const Board& board) {
    return 0 <= c && c < board.size() ? std::string(board.label(c)) : joined("cell ", c);
}
} // namespace detail

/// The action by the labels of its cells alone, without the position: `h2-h8+^`, `P*e5`.
template <labelled Board>
[[nodiscard]] std::string to_text(const action& a, const Board& board) {
    const auto place = [&](cell c) { return detail::cell_name(c, board); };
    if (a.kind == action_kind::drop) return std::string(1, letter(a.dropped)) + "*" + place(a.to);
    if (a.kind != action_kind::move) return to_index_text(a);
    std::string text = place(a.from) + "-" + place(a.to);
    if (a.promotes == promotion::yes) text += '+';
    if (a.arrives) text += letter(*a.arrives);
    return text;
}

} // namespace topoban::shogi

template <>
struct std::hash<topoban::shogi::action> {
    [[nodiscard]] std::size_t operator()(const topoban::shogi::action& a) const noexcept {
        std::uint64_t mixed = static_cast<std::uint64_t>(a.kind) << 8 |
                              static_cast<std::uint64_t>(a.dropped) << 4 |
                              static_cast<std::uint64_t>(a.promotes) << 2 |
                              (a.arrives ? 2 + static_cast<std::uint64_t>(*a.arrives) : 0);
        mixed = topoban::mix64(mixed << 32 | static_cast<std::uint32_t>(a.from));
        return std::hash<std::uint64_t>{}(topoban::mix64(mixed ^ static_cast<std::uint32_t>(a.to)));
    }
};
