// SPDX-License-Identifier: MIT
#pragma once

// What stands beside each point: how many neighbours are empty, black and white, in one number.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace topoban::detail {

/// Three counts a point, for at most `Capacity` points with at most `MostNeighbours` neighbours
/// each, and for the index `Capacity`, the point beyond a boundary, whose counts mean nothing. It
/// knows no graph: whoever places stones says whose neighbour they become.
template <int Capacity, int MostNeighbours>
class neighbour_counts {
public:
    static_assert(MostNeighbours < 1024, "a dense graph of more points needs wider counts");

    /// How many neighbours of `p` are stones of a colour, or empty.
    [[nodiscard]] unsigned count(point p, colour stones) const noexcept {
        const unsigned counts = counts_[index(p)];
        return counts >> shift(stones) & mask;
    }
    /// Whether all neighbours of `p` are stones of this colour.
    [[nodiscard]] bool has_only(point p, colour stones) const noexcept {
        return (counts_[index(p)] & ~(mask << shift(stones))) == 0;
    }

    /// Adds a neighbour of `p`, empty or a stone.
    void add(point p, colour stones) noexcept { change(p, one(stones)); }
    /// Removes a neighbour of `p`, empty or a stone.
    void remove(point p, colour stones) noexcept {
        change(p, static_cast<counts_word>(0U - one(stones)));
    }
    /// An empty neighbour of `p` becomes a stone.
    void set_stone(point p, colour stones) noexcept { change(p, gain(stones)); }
    /// A stone beside `p` becomes an empty neighbour.
    void remove_stone(point p, colour stones) noexcept {
        change(p, static_cast<counts_word>(0U - gain(stones)));
    }
    /// No neighbours.
    void clear(point p) noexcept { counts_[index(p)] = 0; }

private:
    static constexpr int bits = MostNeighbours < 16 ? 4 : 10;
    using counts_word = std::conditional_t<(bits == 4), std::uint16_t, std::uint32_t>;
    static constexpr unsigned mask = (1U << bits) - 1;

    [[nodiscard]] static constexpr int shift(colour stones) noexcept {
        return bits * static_cast<int>(stones);
    }
    [[nodiscard]] static constexpr counts_word one(colour stones) noexcept {
        return static_cast<counts_word>(1U << shift(stones));
    }
    [[nodiscard]] static constexpr counts_word gain(colour stones) noexcept {
        return static_cast<counts_word>(one(stones) - 1U);
    }
    void change(point p, counts_word difference) noexcept {
        counts_word& counts = counts_[index(p)];
        counts = static_cast<counts_word>(counts + difference);
    }
    [[nodiscard]] static std::size_t index(point p) noexcept {
        TOPOBAN_EXPECTS(0 <= p && p <= Capacity);
        return static_cast<std::size_t>(p);
    }

    std::array<counts_word, std::size_t(Capacity) + 1> counts_{};
};

} // namespace topoban::detail
