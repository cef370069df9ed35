// SPDX-License-Identifier: MIT
#pragma once

// The mutable kernel: a position with sets of pieces and the occupancy of every line, kept up to
// date by each action.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/geometry/cyclic_bits.hpp>
#include <topoban/shogi/geometry/line_table.hpp>
#include <topoban/shogi/geometry/move_tables.hpp>
#include <topoban/shogi/movement.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/board_check.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace topoban::shogi {

/// The kernel's board of one surface: plain data that is copied instead of undone. It knows how
/// pieces move and attack, not what is legal. At most one king a player. Cells are not checked: what
/// a user says goes through a state, which does.
template <class Surface>
class board {
    static_assert(std::is_empty_v<topoban::detail::surface_check<Surface>>);
    static_assert(std::is_empty_v<topoban::detail::checked_gluing<Surface>>);
    static_assert(upright_surface<Surface>,
                  "shogi needs a surface whose frames keep the vertical axis, so that every piece "
                  "faces up or down its chart");

public:
    /// The number of cells.
    static constexpr int size = Surface::capacity;
    using set = point_set<size>;
    using arrival_sets = arrivals<size>;
    using position_type = shogi::position<size>;
    using lines = line_table<Surface>;
    /// Whether a facing can be reversed on this surface at all.
    static constexpr bool has_turning_steps = move_tables<Surface>::has_turning_steps;

    /// The board of a position.
    explicit board(const position_type& drawn)
        : position_{.hands = drawn.hands, .turn = drawn.turn} {
        kings_.fill(no_point);
        for (cell c = 0; c < size; ++c)
            if (const piece p = drawn.at(c); !p.is_empty()) put(c, p);
    }

    /// Pieces, hands and side to move.
    [[nodiscard]] const position_type& position() const noexcept { return position_; }
    [[nodiscard]] player turn() const noexcept { return position_.turn; }
    [[nodiscard]] piece at(cell c) const noexcept {
        TOPOBAN_EXPECTS(is_on_board(c));
        return position_.cells[std::size_t(c)];
    }
    /// The cells with a player's pieces.
    [[nodiscard]] const set& pieces_of(player who) const noexcept {
        return owned_[std::size_t(topoban::index_of(who))];
    }
    /// The cells with a piece.
    [[nodiscard]] set occupied() const noexcept { return owned_[0] | owned_[1]; }
    /// Unpromoted pawns of both players.
    [[nodiscard]] const set& pawns() const noexcept { return classes_[pawn_class]; }
    /// Rooks, bishops and unpromoted lances of both players.
    [[nodiscard]] set sliders() const noexcept {
        return classes_[orthogonal] | classes_[diagonal] | classes_[lance];
    }
    /// The cell of a player's king, or `no_point`.
    [[nodiscard]] cell king_of(player who) const noexcept {
        return kings_[std::size_t(topoban::index_of(who))];
    }

    /// Whether `play` can be asked for an action: a move of one of the side's pieces to a cell
    /// without its own pieces and without a king, its facing on arrival given; or a drop of a piece
    /// in hand on an empty cell. It need not be legal.
    [[nodiscard]] bool can_play(const action& a) const noexcept {
        if (!is_on_board(a.to)) return false;
        const piece there = at(a.to);
        if (a.kind == action_kind::drop)
            return there.is_empty() && position_.hand_of(turn()).holds(a.dropped);
        return a.kind == action_kind::move && a.arrives && is_on_board(a.from) &&
               at(a.from).belongs_to(turn()) && !there.belongs_to(turn()) &&
               (there.is_empty() || there.type() != piece_type::king);
    }

    /// Plays a move or a drop of the side to move that its pieces can make; nothing is checked.
    /// The facing on arrival must be given.
    void play(const action& a) noexcept {
        const player who = turn();
        if (a.kind == action_kind::drop) {
            position_.hand_of(who).remove(a.dropped);
            put(a.to, piece(who, a.dropped));
        } else {
            TOPOBAN_EXPECTS(can_play(a));
            const piece moved = at(a.from).facing_to(*a.arrives);
            const piece captured = at(a.to);
            remove(a.from);
            if (!captured.is_empty()) {
                position_.hand_of(who).add(captured.type());
                remove(a.to);
            }
            put(a.to, a.promotes == promotion::yes ? moved.promoted() : moved);
        }
        position_.turn = opponent(who);
    }
    /// Gives the other player the move.
    void set_turn(player who) noexcept { position_.turn = who; }

    /// Where the piece on `from` arrives if it moves as it does and stops at the first piece: own
    /// pieces and kings among the cells it stops on.
    [[nodiscard, gnu::always_inline]] arrival_sets destinations(cell from) const noexcept {
        const piece mover = at(from);
        arrival_sets found = tables().steps(mover, from);
        const std::size_t kind = class_of_[mover.kind_index()];
        if (kind <= diagonal) {
            slide(from, static_cast<int>(kind), both_ways, found);
            slide(from, static_cast<int>(kind) + 2, both_ways, found);
        } else if (kind == lance) {
            const line_place& place = lines::place(from, 0);
            slide(from, 0, (mover.faces() == facing::up) != place.is_reversed ? up : down, found);
        }
        return found;
    }

    /// Whether some piece of `by` attacks `target`, supposing that nothing stands on `ignored`.
    [[nodiscard]] bool is_attacked(cell target, player by, cell ignored = no_point) const noexcept {
        const set& attackers = pieces_of(by);
        for (const cell c : tables().stepper_origins(target) & attackers)
            if (steps_to(c, target)) return true;
        if (((classes_[orthogonal] | classes_[lance]) & attackers)
                .intersects(tables().orthogonal_rays(target)) &&
            (is_on_ray_of(target, by, 0, ignored) || is_on_ray_of(target, by, 2, ignored)))
            return true;
        return (classes_[diagonal] & attackers).intersects(tables().diagonal_rays(target)) &&
               (is_on_ray_of(target, by, 1, ignored) || is_on_ray_of(target, by, 3, ignored));
    }

    /// Whether the king of `who` is attacked; false without one.
    [[nodiscard]] bool is_in_check(player who) const noexcept {
        const cell king = king_of(who);
        return king != no_point && is_attacked(king, opponent(who));
    }

    /// Whether the piece on `from` attacks `target` by a step or a jump.
    [[nodiscard]] bool steps_to(cell from, cell target) const noexcept {
        return tables().steps_to(at(from), from, target);
    }

    /// A ray out of a cell, as a stretch of a line.
    struct ray {
        int line = 0;        ///< in the line table
        int length = 0;      ///< of the line
        int start = 0;       ///< the position of the departure
        bool goes_up = true; ///< whether positions grow along the ray

        /// The stop at a distance 1 … length.
        [[nodiscard]] const line_stop& at(int distance) const noexcept {
            int i = goes_up ? start + distance : start - distance;
            if (i >= length) i -= length;
            if (i < 0) i += length;
            return lines::stop(line, i);
        }
        /// The heading of a traveller along the ray there.
        [[nodiscard]] heading heading_at(int distance) const noexcept {
            const heading h = at(distance).along;
            return goes_up ? h : opposite(h);
        }
    };

    /// The ray that leaves a cell with a heading.
    [[nodiscard]] static ray ray_from(cell from, heading h) noexcept {
        const line_place& place = lines::place(from, axis_of(h));
        const bool against = index_of(h) >= axis_count;
        return {place.line, lines::length(place.line), place.at, against == place.is_reversed};
    }
    /// The distance of the nearest occupied cell, or wall, beyond a distance; `length` where the
    /// ray comes back to its start before.
    [[nodiscard]] int blocker(const ray& r, int beyond = 0) const noexcept {
        const auto& occupied = lines_[std::size_t(r.line)];
        return r.goes_up ? occupied.ahead(r.start, r.length, beyond)
                         : occupied.behind(r.start, r.length, beyond);
    }
    /// Whether the piece on a ray attacks back along it, at that distance from the ray's start.
    [[nodiscard]] bool attacks_back(const ray& r, int distance) const noexcept {
        const cell c = r.at(distance).at;
        const heading outward = r.heading_at(distance);
        if (is_diagonal(outward)) return classes_[diagonal].contains(c);
        return classes_[orthogonal].contains(c) ||
               (classes_[lance].contains(c) &&
                heading_of(forward(at(c).faces())) == opposite(outward));
    }

    /// Whether sets, kings and lines are what the pieces on the cells say; for tests.
    [[nodiscard]] bool validate() const noexcept {
        const board fresh(position_);
        return fresh.owned_ == owned_ && fresh.classes_ == classes_ && fresh.kings_ == kings_ &&
               fresh.lines_ == lines_;
    }

    /// The tables of the surface.
    [[nodiscard]] static const move_tables<Surface>& tables() noexcept {
        return move_tables<Surface>::get();
    }

private:
    // Piece classes with a set of their own; the last is everything else.
    static constexpr std::size_t orthogonal = 0;
    static constexpr std::size_t diagonal = 1;
    static constexpr std::size_t lance = 2;
    static constexpr std::size_t pawn_class = 3;
    static constexpr std::size_t class_count = 5;
    static constexpr std::array<std::uint8_t, 16> class_of_{4, 0, 1, 4, 4, 4, 2, 3,
                                                            4, 0, 1, 4, 4, 4, 4, 4};
    enum ways : unsigned { up = 1, down = 2, both_ways = 3 };

    using occupancy = cyclic_bits<lines::longest()>;
    static constexpr auto wall_lines_ = [] {
        std::array<occupancy, std::size_t(lines::size())> walls{};
        for (int l = 0; l < lines::size(); ++l)
            for (int i = 0; i < lines::length(l); ++i)
                if (lines::stop(l, i).at == no_point) walls[std::size_t(l)].flip(i);
        return walls;
    }();

    [[nodiscard]] static constexpr bool is_on_board(cell c) noexcept { return 0 <= c && c < size; }

    void put(cell c, piece p) noexcept {
        TOPOBAN_EXPECTS(at(c).is_empty());
        position_.cells[std::size_t(c)] = p;
        owned_[std::size_t(topoban::index_of(p.owner()))].insert(c);
        classes_[class_of_[p.kind_index()]].insert(c);
        if (p.type() == piece_type::king)
            kings_[std::size_t(topoban::index_of(p.owner()))] = static_cast<std::int16_t>(c);
        flip_lines(c);
    }
    void remove(cell c) noexcept {
        const piece p = at(c);
        position_.cells[std::size_t(c)] = {};
        owned_[std::size_t(topoban::index_of(p.owner()))].erase(c);
        classes_[class_of_[p.kind_index()]].erase(c);
        flip_lines(c);
    }
    void flip_lines(cell c) noexcept {
        for (int axis = 0; axis < axis_count; ++axis) {
            const line_place& place = lines::place(c, axis);
            lines_[place.line].flip(place.at);
        }
    }

    /// Adds the arrivals of a slide along one axis: the empty cells and the first piece.
    [[gnu::always_inline]] void slide(cell from, int axis, unsigned which,
                                      arrival_sets& found) const noexcept {
        const line_place& place = lines::place(from, axis);
        const int length = lines::length(place.line);
        const auto& taken = lines_[place.line];
        if ((which & up) != 0) add_stretch(place, 1, taken.ahead(place.at, length), found);
        if ((which & down) != 0) add_stretch(place, -1, taken.behind(place.at, length), found);
    }

    /// Adds the stops 1 … last of a line, counted up or down from a place. The last may be the
    /// wall, or the departure itself.
    static void add_stretch(const line_place& place, int way, int last,
                            arrival_sets& found) noexcept {
        const int length = lines::length(place.line);
        const bool turned_here = lines::stop(place.line, place.at).is_turned;
        if (last == 1 && (way > 0 ? place.at + 1 < length : place.at > 0)) { // most often blocked
            const line_stop& stop = lines::stop(place.line, place.at + way);
            if (stop.at != no_point && stop.at != departure_of(place))
                found.insert(stop.at, has_turning_steps && stop.is_turned != turned_here);
            return;
        }
        bool is_past_end = false;
        int i = place.at;
        for (int d = 1; d <= last; ++d) {
            i += way;
            if (i == length || i < 0) {
                i -= way * length;
                is_past_end = true;
            }
            const line_stop& stop = lines::stop(place.line, i);
            if (d == last && (stop.at == no_point || stop.at == departure_of(place))) return;
            if constexpr (has_turning_steps)
                found.insert(stop.at, (stop.is_turned != turned_here) !=
                                          (is_past_end && lines::turns_round(place.line)));
            else
                found.kept.insert(stop.at);
        }
    }
    [[nodiscard]] static cell departure_of(const line_place& place) noexcept {
        return lines::stop(place.line, place.at).at;
    }

    [[nodiscard]] bool is_on_ray_of(cell target, player by, int axis, cell ignored) const noexcept {
        for (const int half : {0, axis_count}) {
            const ray r = ray_from(target, static_cast<heading>(axis + half));
            int d = blocker(r);
            while (d < r.length && ignored != no_point && r.at(d).at == ignored) d = blocker(r, d);
            if (d >= r.length) continue;
            const cell c = r.at(d).at;
            if (c != no_point && c != target && pieces_of(by).contains(c) && attacks_back(r, d))
                return true;
        }
        return false;
    }

    position_type position_;
    std::array<set, 2> owned_{};
    std::array<set, class_count> classes_{};
    std::array<std::int16_t, 2> kings_{};
    std::array<occupancy, std::size_t(lines::size())> lines_ = wall_lines_;
};

} // namespace topoban::shogi
