// SPDX-License-Identifier: MIT
#pragma once

// The index of a place on a board, and the smallest integer that can store it.

#include <topoban/version.hpp>

#include <cstdint>
#include <type_traits>

namespace topoban {

/// A playable point of a graph: 0 … size − 1 in the board's canonical order.
using point = int;

/// A square of a surface. A game on the cells of a surface uses the same index for both.
using cell = int;

/// "No point": never a valid index.
inline constexpr point no_point = -1;

/// The most points a board can have, so that each of them and a sentinel fit in 16 bits.
inline constexpr int most_points = 65'535;

namespace detail {
template <int Capacity>
struct index_type {
    static_assert(0 <= Capacity && Capacity <= most_points, "a board has at most 65535 points");
    using type = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;
};
} // namespace detail

/// The smallest unsigned integer that holds 0 … Capacity (one more than any index, as a sentinel).
template <int Capacity>
using index_for = typename detail::index_type<Capacity>::type;

} // namespace topoban
