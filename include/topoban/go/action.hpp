// SPDX-License-Identifier: MIT
#pragma once

// What a Go player can do.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/text.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban::go {

/// The kinds of action, in the order of a sorted list.
enum class action_kind : std::uint8_t { place, pass, resign };

/// Their names, as the documents spell them.
constexpr auto enum_names(action_kind) noexcept {
    return std::to_array<std::string_view>({"place", "pass", "resign"});
}

/// Prints the kind as the documents spell it, and `unknown` for none of these.
inline std::ostream& operator<<(std::ostream& out, action_kind kind) {
    return out << (kind == action_kind::place    ? "place"
                   : kind == action_kind::pass   ? "pass"
                   : kind == action_kind::resign ? "resign"
                                                 : "unknown");
}

/// One action (rules-go.md §3, §4). Sorted: placements by point, then the pass. Made by its three
/// functions; a list of them is never initialised before it is filled.
struct action {
    action_kind kind; ///< what is done
    point at;         ///< of a placement; `no_point` otherwise

    /// A stone on a point.
    [[nodiscard]] static constexpr action place(point p) noexcept {
        return {action_kind::place, p};
    }
    /// No stone: the turn goes over.
    [[nodiscard]] static constexpr action pass() noexcept { return {action_kind::pass, no_point}; }
    /// The player to move gives the game up.
    [[nodiscard]] static constexpr action resign() noexcept {
        return {action_kind::resign, no_point};
    }

    [[nodiscard]] friend constexpr bool operator==(const action&, const action&) noexcept = default;
    [[nodiscard]] friend constexpr auto operator<=>(const action&,
                                                    const action&) noexcept = default;
    /// Prints `place 49`, `pass` or `resign`.
    friend std::ostream& operator<<(std::ostream& out, const action& a) {
        out << a.kind;
        if (a.kind == action_kind::place) out << ' ' << a.at;
        return out;
    }
};

/// The action with its point as people say it: `e5`, `pass`, `resign`.
template <labelled Board>
[[nodiscard]] std::string to_text(const action& a, const Board& board) {
    if (a.kind != action_kind::place) return a.kind == action_kind::pass ? "pass" : "resign";
    return 0 <= a.at && a.at < board.size() ? std::string(board.label(a.at))
                                            : joined("point ", a.at);
}

} // namespace topoban::go

template <>
struct std::hash<topoban::go::action> {
    [[nodiscard]] std::size_t operator()(const topoban::go::action& a) const noexcept {
        return std::hash<int>{}(4 * a.at + static_cast<int>(a.kind));
    }
};
