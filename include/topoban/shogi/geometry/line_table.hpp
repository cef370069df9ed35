// SPDX-License-Identifier: MIT
#pragma once

// Straight lines as tables: every ray is a stretch of one, so that its blockers are found in a
// word of bits instead of by walking.

#include <topoban/core/contracts.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/square_surface.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace topoban {

/// Where one step with a heading leads.
struct table_step {
    std::int16_t to = no_point;       ///< `no_point` where there is no such step
    heading arrives = heading::north; ///< the heading after it
    bool is_turned = false;           ///< whether a facing carried along is reversed

    /// Whether there is such a step.
    [[nodiscard]] constexpr bool exists() const noexcept { return to != no_point; }
};

/// The steps of a surface with one heading, by cell: made by the compiler.
template <static_surface S, heading H>
inline constexpr std::array<table_step, std::size_t(S::capacity)> steps_with_heading = [] {
    std::array<table_step, std::size_t(S::capacity)> steps{};
    for (cell c = 0; c < S::capacity; ++c)
        if (const std::optional<step> taken = step_along(S{}, c, H))
            steps[std::size_t(c)] = {static_cast<std::int16_t>(taken->to),
                                     carried(taken->transport, H),
                                     taken->transport.reverses_facing()};
    return steps;
}();

/// The step of a surface that is a type, from its table.
template <static_surface S>
[[nodiscard]] constexpr const table_step& table_step_along(cell c, heading h) noexcept {
    constexpr std::array<const table_step*, 8> by_heading{
        steps_with_heading<S, heading::north>.data(),
        steps_with_heading<S, heading::north_east>.data(),
        steps_with_heading<S, heading::east>.data(),
        steps_with_heading<S, heading::south_east>.data(),
        steps_with_heading<S, heading::south>.data(),
        steps_with_heading<S, heading::south_west>.data(),
        steps_with_heading<S, heading::west>.data(),
        steps_with_heading<S, heading::north_west>.data()};
    TOPOBAN_EXPECTS(0 <= c && c < S::capacity);
    return by_heading[std::size_t(index_of(h))][c];
}

/// Where a cell lies on the line through it along one axis.
struct line_place {
    std::uint16_t line = 0;   ///< 0 … number of lines − 1
    std::uint16_t at = 0;     ///< 0 … length − 1
    bool is_reversed = false; ///< the axis' first heading (north … south-east) goes down the line
};

/// What lies at one position of a line, seen by a traveller who goes up it.
struct line_stop {
    std::int16_t at = no_point;     ///< the cell, or `no_point`: the wall that ends an open line
    heading along = heading::north; ///< the traveller's heading here
    bool is_turned = false;         ///< whether a facing from position 0 arrives here reversed
};

/// A heading and its opposite share an axis: their index modulo four.
inline constexpr int axis_count = 4;

/// The axis of a heading, 0 … 3.
[[nodiscard]] constexpr int axis_of(heading h) noexcept { return index_of(h) % axis_count; }

/// All lines of a surface that is a type.
///
/// A directed state is a cell and a heading. Steps permute the states that have one, so these fall
/// into closed and open lines, each known once for both ways along it. (No line is its own reverse,
/// since no side is glued to itself.) An open line is closed up by one wall: walking up any line,
/// position after position and round, always comes back to where one was.
template <static_surface S>
class line_table {
    static constexpr std::size_t state_count = std::size_t(S::capacity) * axis_count;
    struct table {
        std::array<line_place, state_count> places{};
        std::array<line_stop, 2 * state_count> stops{};
        std::array<std::uint16_t, state_count + 1> first{};
        std::array<bool, state_count> turns{};
        int lines = 0;
        int longest = 0;
    };

public:
    /// How many lines there are.
    [[nodiscard]] static constexpr int size() noexcept { return made.lines; }
    /// Positions of a line, a wall included.
    [[nodiscard]] static constexpr int length(int line) noexcept {
        return made.first[std::size_t(line) + 1] - made.first[std::size_t(line)];
    }
    /// The greatest length.
    [[nodiscard]] static constexpr int longest() noexcept { return made.longest; }
    /// Whether a facing comes back reversed from once round a closed line.
    [[nodiscard]] static constexpr bool turns_round(int line) noexcept {
        return made.turns[std::size_t(line)];
    }
    /// Where a cell lies on the line along an axis.
    [[nodiscard]] static constexpr const line_place& place(cell c, int axis) noexcept {
        return made.places[slot(c, axis)];
    }
    /// What lies at a position, 0 … length − 1.
    [[nodiscard]] static constexpr const line_stop& stop(int line, int at) noexcept {
        TOPOBAN_EXPECTS(0 <= at && at < length(line));
        return made.stops[std::size_t(made.first[std::size_t(line)] + at)];
    }

private:
    [[nodiscard]] static constexpr std::size_t slot(cell c, int axis) noexcept {
        return static_cast<std::size_t>(c * axis_count + axis);
    }

    struct state {
        cell at = no_point;
        heading along = heading::north;
        bool is_turned = false;
        [[nodiscard]] constexpr state next() const {
            const table_step& taken = table_step_along<S>(at, along);
            return {taken.to, taken.arrives, is_turned != taken.is_turned};
        }
        [[nodiscard]] constexpr bool is_at(const state& other) const {
            return at == other.at && along == other.along;
        }
    };

    /// Back along the line to its start, or once round to the same state.
    [[nodiscard]] static constexpr state start_of_line(cell c, heading h) {
        const state backwards{c, opposite(h), false};
        state at = backwards;
        for (state next = at.next(); next.at != no_point; next = at.next()) {
            at = next;
            if (at.is_at(backwards)) break;
        }
        return {at.at, opposite(at.along), false};
    }

    static constexpr void trace(table& t, const state& start, std::array<bool, state_count>& seen) {
        const auto line = static_cast<std::uint16_t>(t.lines);
        const std::size_t first = t.first[line];
        std::size_t i = 0;
        state at = start;
        do {
            const std::size_t s = slot(at.at, axis_of(at.along));
            seen[s] = true;
            t.places[s] = {line, static_cast<std::uint16_t>(i), index_of(at.along) >= axis_count};
            t.stops[first + i++] = {static_cast<std::int16_t>(at.at), at.along, at.is_turned};
            at = at.next();
        } while (at.at != no_point && !at.is_at(start));
        if (at.at == no_point)
            t.stops[first + i++] = {};
        else
            t.turns[line] = at.is_turned;
        t.first[std::size_t(line) + 1] = static_cast<std::uint16_t>(first + i);
        t.longest = static_cast<int>(i) > t.longest ? static_cast<int>(i) : t.longest;
        ++t.lines;
    }

    static constexpr table made = [] {
        table t;
        std::array<bool, state_count> seen{};
        for (cell c = 0; c < S::capacity; ++c)
            for (int axis = 0; axis < axis_count; ++axis)
                if (!seen[slot(c, axis)])
                    trace(t, start_of_line(c, static_cast<heading>(axis)), seen);
        return t;
    }();
};

} // namespace topoban
