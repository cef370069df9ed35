// SPDX-License-Identifier: MIT
#pragma once

// What White receives for moving second, in half-points that nobody can take for points.

#include <topoban/surface/graph.hpp>

#include <compare>
#include <concepts>
#include <limits>
#include <ostream>
#include <utility>

namespace topoban {

/// White's compensation: a whole number of half-points, made by naming the unit, so that neither
/// `start(6.5)` nor `start(13)` compiles. `komi::half_points(13)` is six and a half points.
class komi {
public:
    /// None.
    constexpr komi() noexcept = default;

    /// So many points; integers only.
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) [[nodiscard]] static constexpr komi
        points(Number count) noexcept {
        const int whole = clamped(count);
        return komi(whole > most / 2 ? most : whole < -most / 2 ? -most : 2 * whole);
    }
    /// So many half-points; integers only.
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) [[nodiscard]] static constexpr komi
        half_points(Number count) noexcept {
        return komi(clamped(count));
    }

    /// The number of half-points. What no `int` holds is taken for the largest it holds.
    [[nodiscard]] constexpr int half_points() const noexcept { return half_points_; }

    [[nodiscard]] friend constexpr bool operator==(komi, komi) noexcept = default;
    [[nodiscard]] friend constexpr auto operator<=>(komi, komi) noexcept = default;
    /// Prints `13 half-points`.
    friend std::ostream& operator<<(std::ostream& out, komi k) {
        return out << k.half_points_ << " half-points";
    }

private:
    static constexpr int most = std::numeric_limits<int>::max();

    explicit constexpr komi(int half_points) noexcept : half_points_(half_points) {}
    template <class Number>
    [[nodiscard]] static constexpr int clamped(Number count) noexcept {
        if (std::cmp_greater(count, most)) return most;
        if (std::cmp_less(count, -most)) return -most;
        return static_cast<int>(count);
    }

    int half_points_ = 0;
};

/// Whether a komi is within plus or minus the board's point count (rules-go.md §5).
template <graph Graph>
[[nodiscard]] bool is_komi(const Graph& board, komi asked) {
    return -2 * board.size() <= asked.half_points() && asked.half_points() <= 2 * board.size();
}

} // namespace topoban
