// SPDX-License-Identifier: MIT
#pragma once

// What a board is: one function that says where a step leads and how the compass arrives.

#include <topoban/core/contracts.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/graph.hpp>

#include <concepts>
#include <optional>
#include <ostream>
#include <type_traits>

namespace topoban {

/// Where a step arrives, and the transport of whatever was carried along.
struct step {
    cell to = no_point; ///< the cell it leads to
    frame transport;    ///< how the compass arrives

    [[nodiscard]] friend constexpr bool operator==(const step&, const step&) noexcept = default;
};

/// Prints the cell and where the compass's letters are carried, as in `12 NESW`.
inline std::ostream& operator<<(std::ostream& out, const step& taken) {
    return out << taken.to << ' ' << taken.transport;
}

namespace detail {
/// Whether `step_from` takes its cell as the signed number it is: an unsigned one would wrap round
/// below cell 0. Braces refuse to narrow; a template deduces what it is given.
template <class S>
concept takes_signed_cells = !requires {
    &S::step_from;
}
|| requires(const S& s, cell c, direction d) { s.step_from({c}, d); };
} // namespace detail

/// Square cells glued along their sides.
///
/// `size()` cells, numbered from 0, at most `capacity`; `step_from(c, d)` leaves cell `c` through
/// its side `d` and is empty at a physical boundary. Walking out and straight back is the
/// identity (see `way_back`), and no side is glued to itself: `gluing_defect_of` checks it.
template <class S>
concept square_surface = std::copyable<S> && labelled<S> &&
    requires(const S& s, cell c, direction d) {
    {std::integral_constant<int, S::capacity>{}};
    { s.size() } -> std::convertible_to<int>;
    { s.step_from(c, d) } -> std::same_as<std::optional<step>>;
    requires detail::takes_signed_cells<S>;
};

/// A surface that is a type: the whole board is known to the compiler, which works out its steps.
template <class S>
concept static_surface =
    square_surface<S> && std::is_empty_v<S> && std::is_default_constructible_v<S> && requires {
    requires S {}
    .size() == S::capacity;
    {std::bool_constant<(static_cast<void>(S{}.step_from(0, direction::north)), true)>{}};
};

/// The direction that undoes a step in direction `d` which arrived as `taken`.
[[nodiscard]] constexpr direction way_back(const step& taken, direction d) noexcept {
    return opposite(taken.transport(d));
}

/// The neighbour through one side, or nothing at a physical boundary. On small quotients this may
/// be the cell itself.
template <square_surface S>
[[nodiscard]] constexpr std::optional<cell> cardinal_neighbour(const S& s, cell c, direction d) {
    const std::optional<step> taken = s.step_from(c, d);
    return taken ? std::optional<cell>(taken->to) : std::nullopt;
}

} // namespace topoban
