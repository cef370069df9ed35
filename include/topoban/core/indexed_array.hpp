// SPDX-License-Identifier: MIT
#pragma once

// Arrays whose index is a player or a point, not a number that somebody cast.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>

#include <array>
#include <cstddef>

namespace topoban {

/// One `T` for each player.
template <class T>
struct per_player {
    T first{};  ///< the first player's
    T second{}; ///< the second's

    /// That player's.
    [[nodiscard]] constexpr T& operator[](player who) noexcept {
        return who == player::first ? first : second;
    }
    /// That player's, not to be changed.
    [[nodiscard]] constexpr const T& operator[](player who) const noexcept {
        return who == player::first ? first : second;
    }
    [[nodiscard]] friend constexpr bool operator==(const per_player&, const per_player&) = default;
};

/// One `T` for each of `Size` points or cells, 0 … Size − 1.
template <class T, int Size>
struct per_point {
    std::array<T, std::size_t(Size)> items{}; ///< in index order

    /// That point's, which must be one.
    [[nodiscard]] constexpr T& operator[](point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p < Size);
        return items[static_cast<std::size_t>(p)];
    }
    /// That point's, not to be changed.
    [[nodiscard]] constexpr const T& operator[](point p) const noexcept {
        TOPOBAN_EXPECTS(0 <= p && p < Size);
        return items[static_cast<std::size_t>(p)];
    }
    /// Gives every point the same.
    constexpr void fill(const T& item) noexcept { items.fill(item); }
    /// How many there are.
    [[nodiscard]] static constexpr int size() noexcept { return Size; }
    [[nodiscard]] constexpr auto begin() const noexcept { return items.begin(); }
    [[nodiscard]] constexpr auto end() const noexcept { return items.end(); }
    [[nodiscard]] friend constexpr bool operator==(const per_point&, const per_point&) = default;
};

} // namespace topoban
