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
#include <type_traits>

namespace topoban {

/// Where a step arrives, and the transport of whatever was carried along.
struct step {
    cell to = no_point; ///< the cell it leads to
    frame transport;    ///< how the compass arrives

    [[nodiscard]] friend constexpr bool operator==(const step&, const step&) noexcept = default;
};

/// Square cells glued along their sides.
///
/// `size()` cells, numbered from 0, at most `capacity`; `step_from(c, d)` leaves cell `c` through
/// its side `d` and is empty at a physical boundary. Walking out and straight back is the
/// identity (see `way_back`), and no side is glued to itself.
template <class S>
concept square_surface = std::copyable<S> && labelled<S> &&
    requires(const S& s, cell c, direction d) {
    {std::integral_constant<int, S::capacity>{}};
    { s.size() } -> std::convertible_to<int>;
    { s.step_from(c, d) } -> std::same_as<std::optional<step>>;
};

/// A surface that is a type: the whole board is known to the compiler.
template <class S>
concept static_surface =
    square_surface<S> && std::is_empty_v<S> && std::is_default_constructible_v<S> && requires {
    requires S {}
    .size() == S::capacity;
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

/// Whether the surface keeps its promises: every step leads to a cell, the way back undoes it,
/// and no side is glued to itself.
template <square_surface S>
[[nodiscard]] constexpr bool is_well_glued(const S& s) {
    for (cell c = 0; c < s.size(); ++c) {
        for (const direction d : directions) {
            const std::optional<step> out = s.step_from(c, d);
            if (!out) continue;
            if (out->to < 0 || out->to >= s.size()) return false;
            const direction back = way_back(*out, d);
            if (out->to == c && back == d) return false;
            if (s.step_from(out->to, back) != step{c, out->transport.inverse()}) return false;
        }
    }
    return true;
}

} // namespace topoban
