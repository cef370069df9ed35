// SPDX-License-Identifier: MIT
#pragma once

// What a CrystalGo player can do.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/text.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban::crystal_go {

/// The kinds of action, in the order of a sorted list.
enum class action_kind : std::uint8_t { place, flip, pass, resign };

/// Their names, as the documents spell them.
constexpr auto enum_names(action_kind) noexcept {
    return std::to_array<std::string_view>({"place", "flip", "pass", "resign"});
}

/// Prints the kind as the documents spell it, and `unknown` for none of these.
inline std::ostream& operator<<(std::ostream& out, action_kind kind) {
    constexpr std::array<const char*, 4> words{"place", "flip", "pass", "resign"};
    const auto i = static_cast<std::size_t>(kind);
    return out << (i < words.size() ? words[i] : "unknown");
}

/// One action (rules-crystal-go.md §3). Sorted: placements by point, flips by centre, the pass. Made
/// by its four functions; a list of them is never initialised before it is filled.
struct action {
    action_kind kind; ///< what is done
    point at;         ///< of a placement or the centre of a flip; `no_point` otherwise

    /// A stone on a point.
    [[nodiscard]] static constexpr action place(point p) noexcept {
        return {action_kind::place, p};
    }
    /// A flip of the tiles round a centre.
    [[nodiscard]] static constexpr action flip(point centre) noexcept {
        return {action_kind::flip, centre};
    }
    /// Neither: the turn goes over.
    [[nodiscard]] static constexpr action pass() noexcept { return {action_kind::pass, no_point}; }
    /// The player to move gives the game up.
    [[nodiscard]] static constexpr action resign() noexcept {
        return {action_kind::resign, no_point};
    }

    /// Whether the action names a point.
    [[nodiscard]] constexpr bool has_point() const noexcept { return kind < action_kind::pass; }

    [[nodiscard]] friend constexpr bool operator==(const action&, const action&) noexcept = default;
    [[nodiscard]] friend constexpr auto operator<=>(const action&,
                                                    const action&) noexcept = default;
    /// Prints `place 49`, `flip 38`, `pass` or `resign`.
    friend std::ostream& operator<<(std::ostream& out, const action& a) {
        out << a.kind;
        if (a.has_point()) out << ' ' << a.at;
        return out;
    }
};

/// The action with its point as people say it: `place (0,0)`, `flip (1,0)`, `pass`, `resign`.
template <labelled Board>
[[nodiscard]] std::string to_text(const action& a, const Board& board) {
    switch (a.kind) {
    case action_kind::pass: return "pass";
    case action_kind::resign: return "resign";
    case action_kind::place:
    case action_kind::flip: break;
    }
    const bool on_board = 0 <= a.at && a.at < board.size();
    return (a.kind == action_kind::place ? "place " : "flip ") +
           (on_board ? std::string(board.label(a.at)) : joined("point ", a.at));
}

} // namespace topoban::crystal_go

template <>
struct std::hash<topoban::crystal_go::action> {
    [[nodiscard]] std::size_t operator()(const topoban::crystal_go::action& a) const noexcept {
        return std::hash<int>{}(4 * a.at + static_cast<int>(a.kind));
    }
};
