// SPDX-License-Identifier: MIT
#pragma once

// The key of a colouring, stone by stone.

#include <topoban/core/hash.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>

#include <cstddef>
#include <cstdint>

namespace topoban {

/// The key of a stone on a point; a position's key is the exclusive or over its stones.
template <int Capacity>
[[nodiscard]] constexpr std::uint64_t stone_key(point p, colour stones) noexcept {
    return zobrist_keys<2 * std::size_t(Capacity)>[2 * static_cast<std::size_t>(p) +
                                                   (stones == colour::white ? 1 : 0)];
}

} // namespace topoban
