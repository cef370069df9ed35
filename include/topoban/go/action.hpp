// SPDX-License-Identifier: MIT
#pragma once

// What a Go player can do.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string_view>

namespace topoban::go {

using topoban::operator<<;

/// The kinds of action, in the order of a sorted list. `none` is that of an action nobody made.
enum class action_kind : std::uint8_t { none, place, pass, resign };

/// The kinds as the documents spell them.
[[nodiscard]] constexpr auto enum_names(action_kind) noexcept {
    return std::to_array<std::string_view>({"", "place", "pass", "resign"});
}

/// One action (rules-go.md §3, §4). Sorted: placements by point, then the pass. `action{}` is none,
/// and refused everywhere. A list of actions is never initialised before it is filled, so no member
/// has a default: a variable is to be made by one of the functions, or with braces.
struct action {
    action_kind kind; ///< what is done
    point at;         ///< of a placement; means nothing otherwise

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

    /// Whether the action names a point.
    [[nodiscard]] constexpr bool has_point() const noexcept { return kind == action_kind::place; }

    [[nodiscard]] friend constexpr bool operator==(const action&, const action&) noexcept = default;
    [[nodiscard]] friend constexpr auto operator<=>(const action&,
                                                    const action&) noexcept = default;
    /// Prints `place 49`, `pass`, `resign` or `none`.
    friend std::ostream& operator<<(std::ostream& out, const action& a) {
        out << a.kind;
        if (a.has_point()) out << ' ' << a.at;
        return out;
    }
};

} // namespace topoban::go

template <>
struct std::hash<topoban::go::action> {
    [[nodiscard]] std::size_t operator()(const topoban::go::action& a) const noexcept {
        return std::hash<int>{}(4 * a.at + static_cast<int>(a.kind));
    }
};
