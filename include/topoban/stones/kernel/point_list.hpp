// SPDX-License-Identifier: MIT
#pragma once

// The empty points as a list to pick from at random.

#include <topoban/core/point.hpp>

#include <array>
#include <cstddef>

namespace topoban::detail {

/// Points in no order, each of which knows its place: to add and to remove one takes constant time.
template <int Capacity>
struct point_list {
    std::array<index_for<Capacity>, std::size_t(Capacity)> list{}; ///< the points, in no order
    /// Where in `list` each point is.
    std::array<index_for<Capacity>, std::size_t(Capacity)> place{};
    int count = 0; ///< how many of `list` are in use

    void clear() noexcept { count = 0; }
    /// Adds a point that is not in the list.
    void add(point p) noexcept {
        place[static_cast<std::size_t>(p)] = static_cast<index_for<Capacity>>(count);
        list[static_cast<std::size_t>(count++)] = static_cast<index_for<Capacity>>(p);
    }
    /// Removes a point that is in the list.
    void remove(point p) noexcept {
        const auto last = list[static_cast<std::size_t>(--count)];
        const auto hole = place[static_cast<std::size_t>(p)];
        list[hole] = last;
        place[last] = hole;
    }
    /// The first point that satisfies the question, from a place in the list on and round;
    /// `no_point` where none does. A question that says yes may change the list.
    template <class Question>
    [[nodiscard]] point first_from(int first, Question question) const {
        if (count == 0) return no_point;
        int i = first;
        do {
            const point p = list[static_cast<std::size_t>(i)];
            if (question(p)) return p;
            if (++i == count) i = 0;
        } while (i != first);
        return no_point;
    }
    /// The point added last, if none was removed since.
    [[nodiscard]] point latest() const noexcept {
        return list[static_cast<std::size_t>(count - 1)];
    }
};

} // namespace topoban::detail
