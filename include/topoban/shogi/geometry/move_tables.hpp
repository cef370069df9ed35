// SPDX-License-Identifier: MIT
#pragma once

// Where pieces go from each cell of a surface, as tables made once a board.

#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/shogi/geometry/dead_end.hpp>
#include <topoban/shogi/geometry/knight.hpp>
#include <topoban/shogi/geometry/line_table.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/movement.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/surface/heading.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace topoban::shogi {

/// The cells a piece can arrive on, by what happens to its facing on the way. Several routes to
/// one cell with one facing are one arrival (rules-shogi.md §6).
template <int Capacity>
struct arrivals {
    point_set<Capacity> kept;   ///< facing as it left
    point_set<Capacity> turned; ///< facing reversed

    /// With either facing.
    [[nodiscard]] constexpr point_set<Capacity> any() const noexcept { return kept | turned; }
    [[nodiscard]] constexpr bool empty() const noexcept { return any().empty(); }
    /// Adds an arrival.
    constexpr void insert(cell to, bool is_turned) noexcept {
        (is_turned ? turned : kept).insert(to);
    }
    /// Keeps arrivals on these cells only.
    constexpr arrivals& operator&=(const point_set<Capacity>& allowed) noexcept {
        kept &= allowed;
        turned &= allowed;
        return *this;
    }
    /// Takes arrivals on these cells away.
    constexpr arrivals& operator-=(const point_set<Capacity>& forbidden) noexcept {
        kept -= forbidden;
        turned -= forbidden;
        return *this;
    }
    [[nodiscard]] friend constexpr bool operator==(const arrivals&,
                                                   const arrivals&) noexcept = default;
};

/// The tables of one surface. Steps and jumps lead to cells whatever stands there; rays are found
/// in `line_table`.
template <upright_surface Surface>
class move_tables {
public:
    /// The number of cells.
    static constexpr int size = Surface::capacity;
    using set = point_set<size>;
    using arrival_sets = arrivals<size>;

    /// The one table of this surface, made when first asked for.
    [[nodiscard]] static const move_tables& get() {
        static const move_tables made;
        return made;
    }

    /// Whether a facing can be reversed on this surface at all.
    static constexpr bool has_turning_steps = !keeps_facing(Surface{});

    /// Where steps and jumps of a piece arrive with its facing kept, slides left out.
    [[nodiscard]] const set& kept_steps(piece mover, cell from) const noexcept {
        return kept_[row_of_[mover.mover_index()]][std::size_t(from)];
    }
    /// Where they arrive with its facing reversed.
    [[nodiscard]] const set& turned_steps(piece mover, cell from) const noexcept {
        if constexpr (has_turning_steps)
            return turned_[row_of_[mover.mover_index()]][std::size_t(from)];
        else
            return nowhere;
    }
    /// Whether any piece on `from` has a step or a jump that reverses its facing.
    [[nodiscard]] bool is_at_turning_seam(cell from) const noexcept {
        return at_turning_seam_.contains(from);
    }
    /// Both.
    [[nodiscard]] arrival_sets steps(piece mover, cell from) const noexcept {
        return {kept_steps(mover, from), turned_steps(mover, from)};
    }
    /// Whether a piece attacks a cell by a step or a jump.
    [[nodiscard]] bool steps_to(piece mover, cell from, cell to) const noexcept {
        return kept_steps(mover, from).contains(to) || turned_steps(mover, from).contains(to);
    }
    /// The cells from which some piece of some facing steps or jumps to `to`.
    [[nodiscard]] const set& stepper_origins(cell to) const noexcept {
        return stepper_origins_[std::size_t(to)];
    }
    /// The cells from which an unpromoted pawn of this facing attacks `to`.
    [[nodiscard]] const set& pawns_before(cell to, facing faces) const noexcept {
        return pawns_before_[std::size_t(index_of(faces))][std::size_t(to)];
    }
    /// The cells on the rays of the empty board along the sides, and those across the corners.
    [[nodiscard]] const set& orthogonal_rays(cell from) const noexcept {
        return rays_[0][std::size_t(from)];
    }
    /// The same across the corners.
    [[nodiscard]] const set& diagonal_rays(cell from) const noexcept {
        return rays_[1][std::size_t(from)];
    }
    /// The cells where an unpromoted piece of this kind and facing would be dead.
    [[nodiscard]] const set& dead(piece_type type, facing faces) const noexcept {
        return dead_[std::size_t(forward_steps_needed(type))][std::size_t(index_of(faces))];
    }

private:
    // Pieces that step alike share a row; there are eight kinds of stepping at most.
    static constexpr std::size_t most_rows = 16;

    // Out of line, so that asking for the table is but a look at its guard.
    [[gnu::noinline]] move_tables() {
        std::array<movement, 8> patterns{};
        std::size_t pattern_count = 0;
        for (std::size_t kind = 0; kind < 16; ++kind) {
            const piece sample = sample_of(kind);
            movement steps_only = movement_of(sample);
            steps_only.slides = 0;
            std::size_t pattern = 0;
            while (pattern < pattern_count && patterns[pattern] != steps_only) ++pattern;
            if (pattern == pattern_count) {
                patterns[pattern_count++] = steps_only;
                for (const facing f : {facing::up, facing::down}) fill_row(pattern, f, steps_only);
            }
            for (const facing f : {facing::up, facing::down})
                row_of_[sample.facing_to(f).mover_index()] =
                    static_cast<std::uint8_t>(2 * pattern + std::size_t(index_of(f)));
        }
        fill_reverse_tables();
        fill_rays();
        fill_dead_ends();
    }

    [[nodiscard]] static piece sample_of(std::size_t kind) noexcept {
        const piece plain(player::first, static_cast<piece_type>(kind & 7));
        return kind < 8 ? plain : plain.promoted();
    }

    void fill_row(std::size_t pattern, facing faces, const movement& how) {
        const Surface s;
        for (cell from = 0; from < size; ++from) {
            const std::size_t row = 2 * pattern + std::size_t(index_of(faces));
            const auto add = [&](cell to, bool is_turned) {
                if (to == from) return;
                if (!is_turned)
                    kept_[row][std::size_t(from)].insert(to);
                else if constexpr (has_turning_steps)
                    turned_[row][std::size_t(from)].insert(to), at_turning_seam_.insert(from);
            };
            for (const heading h : headings) {
                if ((how.steps >> index_of(h) & 1) == 0) continue;
                const table_step& taken = table_step_along<Surface>(from, relative_to(faces, h));
                if (taken.exists()) add(taken.to, taken.is_turned);
            }
            if (!how.jumps) continue;
            for (const direction side : {direction::east, direction::west})
                if (const auto jump = knight_jump(s, from, forward(faces), side))
                    add(jump->to, jump->transport.reverses_facing());
        }
    }

    void fill_reverse_tables() {
        for (std::size_t mover = 0; mover < row_of_.size(); ++mover) {
            const piece sample =
                sample_of(mover & 15).facing_to(mover < 16 ? facing::up : facing::down);
            for (cell from = 0; from < size; ++from)
                for (const cell to : steps(sample, from).any())
                    stepper_origins_[std::size_t(to)].insert(from);
        }
        for (const facing f : {facing::up, facing::down}) {
            const piece pawn(player::first, piece_type::pawn, f);
            for (cell from = 0; from < size; ++from)
                for (const cell to : steps(pawn, from).any())
                    pawns_before_[std::size_t(index_of(f))][std::size_t(to)].insert(from);
        }
    }

    void fill_rays() {
        using lines = line_table<Surface>;
        for (cell c = 0; c < size; ++c) {
            for (int axis = 0; axis < axis_count; ++axis) {
                set& reached = rays_[std::size_t(axis % 2)][std::size_t(c)];
                const line_place& place = lines::place(c, axis);
                for (int i = 0; i < lines::length(place.line); ++i)
                    if (const line_stop& stop = lines::stop(place.line, i); stop.at != no_point)
                        reached.insert(stop.at);
            }
            rays_[0][std::size_t(c)].erase(c);
            rays_[1][std::size_t(c)].erase(c);
        }
    }

    void fill_dead_ends() {
        for (int steps = 0; steps < 3; ++steps)
            for (const facing f : {facing::up, facing::down})
                for (cell c = 0; c < size; ++c)
                    if (is_dead_end(Surface{}, c, forward(f), steps))
                        dead_[std::size_t(steps)][std::size_t(index_of(f))].insert(c);
    }

    std::array<std::uint8_t, 32> row_of_{};
    using rows = std::array<std::array<set, std::size_t(size)>, most_rows>;
    struct no_rows {};
    static constexpr set nowhere{};

    rows kept_{};
    std::conditional_t<has_turning_steps, rows, no_rows> turned_{};
    set at_turning_seam_;
    std::array<set, std::size_t(size)> stepper_origins_{};
    std::array<std::array<set, std::size_t(size)>, 2> pawns_before_{};
    std::array<std::array<set, std::size_t(size)>, 2> rays_{};
    std::array<std::array<set, 2>, 3> dead_{};
};

} // namespace topoban::shogi
