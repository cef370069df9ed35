// SPDX-License-Identifier: MIT
#pragma once

// Which stones stand where: the whole of a Go position, as two sets of points.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban {

/// A colouring of at most `Capacity` points. A regular value: equal colourings have the same
/// stones on the same points.
template <int Capacity>
struct colouring {
    point_set<Capacity> black; ///< where Black's stones are
    point_set<Capacity> white; ///< never meets `black`

    /// What stands on a point.
    [[nodiscard]] constexpr colour operator[](point p) const noexcept {
        return black.contains(p)   ? colour::black
               : white.contains(p) ? colour::white
                                   : colour::empty;
    }
    /// The stones of a colour; not for `colour::empty`.
    [[nodiscard]] constexpr const point_set<Capacity>& of(colour stones) const noexcept {
        TOPOBAN_EXPECTS(stones != colour::empty);
        return stones == colour::black ? black : white;
    }
    /// The stones of a colour, to change; not for `colour::empty`.
    [[nodiscard]] constexpr point_set<Capacity>& of(colour stones) noexcept {
        TOPOBAN_EXPECTS(stones != colour::empty);
        return stones == colour::black ? black : white;
    }
    /// Every point with a stone.
    [[nodiscard]] constexpr point_set<Capacity> occupied() const noexcept { return black | white; }

    /// Makes a point hold this, whatever it held.
    constexpr void put(point p, colour stones) noexcept {
        black.erase(p);
        white.erase(p);
        if (stones != colour::empty) of(stones).insert(p);
    }

    /// Every stone on the image of its point: `image(p)` must be a permutation of the points.
    template <class Image>
    [[nodiscard]] constexpr colouring transformed(const Image& image) const {
        colouring moved;
        for (const point p : black) moved.black.insert(image(p));
        for (const point p : white) moved.white.insert(image(p));
        return moved;
    }
    /// Black's stones for White's, and the other way round.
    [[nodiscard]] constexpr colouring exchanged() const noexcept { return {white, black}; }

    [[nodiscard]] friend constexpr bool operator==(const colouring&,
                                                   const colouring&) noexcept = default;
    /// Prints `black {0, 1}, white {4}`.
    friend std::ostream& operator<<(std::ostream& out, const colouring& stones) {
        return out << "black " << stones.black << ", white " << stones.white;
    }
};

/// One digit a point in index order, `size` of them: 0 empty, 1 Black, 2 White.
template <int Capacity>
[[nodiscard]] std::string to_text(const colouring<Capacity>& stones, int size) {
    TOPOBAN_EXPECTS(0 <= size && size <= Capacity);
    std::string text(size < 0 ? 0 : static_cast<std::size_t>(size), '0');
    const auto write = [&](const point_set<Capacity>& points, char digit) {
        for (const point p : points)
            if (p < size) text[static_cast<std::size_t>(p)] = digit;
    };
    write(stones.black, '1');
    write(stones.white, '2');
    return text;
}

/// The inverse of `to_text`; nothing where the length is not `size` or a digit is none of 0, 1, 2.
template <int Capacity>
[[nodiscard]] std::optional<colouring<Capacity>> colouring_from_text(std::string_view text,
                                                                     int size) {
    TOPOBAN_EXPECTS(0 <= size && size <= Capacity);
    if (size < 0 || size > Capacity || text.size() != static_cast<std::size_t>(size))
        return std::nullopt;
    colouring<Capacity> stones;
    for (point p = 0; p < size; ++p) {
        const char digit = text[static_cast<std::size_t>(p)];
        if (digit == '1')
            stones.black.insert(p);
        else if (digit == '2')
            stones.white.insert(p);
        else if (digit != '0')
            return std::nullopt;
    }
    return stones;
}

} // namespace topoban

template <int Capacity>
struct std::hash<topoban::colouring<Capacity>> {
    [[nodiscard]] std::size_t
    operator()(const topoban::colouring<Capacity>& stones) const noexcept {
        const std::hash<topoban::point_set<Capacity>> of_points;
        return of_points(stones.black) * 31 + of_points(stones.white);
    }
};
