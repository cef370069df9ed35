// SPDX-License-Identifier: MIT
#pragma once

// Legal actions by construction, in sets: counted, listed or only asked for.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/board.hpp>
#include <topoban/shogi/king_safety.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace topoban::shogi {

/// Whether a list of actions leaves out those after which the mover's king is attacked.
enum class king_rule : std::uint8_t {
    kept,  ///< as in a game
    waived ///< as in an experiment without king safety (rules-shogi.md §13)
};

/// Arrivals of one facing, split by what becomes of the piece.
template <int Capacity>
struct promotion_split {
    point_set<Capacity> plain;    ///< arriving as it left
    point_set<Capacity> promoted; ///< arriving turned over
};

/// The tables that depend on the armies: promotion and files.
template <army Army>
class army_tables {
public:
    static constexpr int size = Army::surface::capacity;
    using set = point_set<size>;

    /// The one table of these armies, made when first asked for.
    [[nodiscard]] static const army_tables& get() {
        static const army_tables made;
        return made;
    }
    /// All cells of the file of a cell.
    [[nodiscard]] const set& file_of(cell c) const noexcept { return files_[std::size_t(c)]; }

    /// How arrivals of the piece on `from` may promote, `mover` facing as it arrives: it may where
    /// the move starts or ends in the owner's zone, and must where it would be dead
    /// (rules-shogi.md §7).
    [[nodiscard, gnu::always_inline]] promotion_split<size> split(piece mover, cell from,
                                                                  const set& to) const noexcept {
        const promotion_cells& where = promotions_[mover.code() & 63U];
        return {to - where.must_on, where.may_from.contains(from) ? to : to & where.may_on};
    }

private:
    struct promotion_cells {
        set must_on;  ///< where the unpromoted piece would be dead
        set may_on;   ///< on arrival: the zone, and these
        set may_from; ///< at the start: the zone
    };

    [[gnu::noinline]] army_tables() {
        const auto layout = Army::layout();
        const auto& surface = move_tables<typename Army::surface>::get();
        for (const player owner : {player::first, player::second})
            for (const piece_type type : piece_types)
                for (const facing f : {facing::up, facing::down}) {
                    if (!is_promotable(type)) continue;
                    const set& zone = layout.promotion[std::size_t(topoban::index_of(owner))];
                    const set& dead = surface.dead(type, f);
                    promotions_[piece(owner, type, f).code() & 63U] = {dead, zone | dead, zone};
                }
        for (cell c = 0; c < size; ++c)
            for (cell other = 0; other < size; ++other)
                if (layout.file[std::size_t(c)] == layout.file[std::size_t(other)])
                    files_[std::size_t(c)].insert(other);
    }
    std::array<promotion_cells, 64> promotions_{}; // by owner, facing, promotion and kind
    std::array<set, std::size_t(size)> files_;
};

/// The kernel's view of one position's legal actions. A `Sink` receives them in sets:
/// `moves(from, facing, split)` and `drops(type, cells)`, and says with `is_done()` when it wants
/// no more.
template <army Army>
class generator {
public:
    using surface = typename Army::surface;
    static constexpr int size = surface::capacity;
    using set = point_set<size>;
    using board_type = board<surface>;
    using arrival_sets = arrivals<size>;

    /// Of the side to move; the board must outlive it.
    explicit generator(const board_type& b, king_rule rule = king_rule::kept) noexcept
        : board_(b), rule_(rule), safety_(b, b.turn()), barred_(b.pieces_of(b.turn())) {
        if (const cell king = b.king_of(opponent(b.turn())); king != no_point) barred_.insert(king);
    }

    /// Whether the king of the side to move is attacked.
    [[nodiscard]] bool is_check() const noexcept { return safety_.is_check(); }

    /// Where the piece on `from`, one of the side to move, can go by its movement alone: not to
    /// its own pieces, and never to a king.
    [[nodiscard]] arrival_sets movements(cell from) const noexcept {
        arrival_sets found = board_.destinations(from);
        found -= barred_;
        return found;
    }

    /// The part of some movements of the piece on `from` that leaves the own king unattacked.
    [[nodiscard]] arrival_sets safe(cell from, arrival_sets movements) const noexcept {
        if (rule_ == king_rule::waived) return movements;
        if (from == board_.king_of(board_.turn())) {
            for (const cell to : movements.any())
                if (board_.is_attacked(to, opponent(board_.turn()), from)) movements -= set{to};
            return movements;
        }
        return movements &= allowed_from(from);
    }

    /// The empty cells where a piece in hand may be put, by every rule but pawn-drop mate and king
    /// safety (rules-shogi.md §9).
    [[nodiscard]] set droppable(piece_type type) const noexcept {
        const player who = board_.turn();
        set cells = set::below(size) - board_.occupied();
        cells -= board_type::tables().dead(type, default_facing(who));
        if (type == piece_type::pawn)
            for (const cell c : board_.pawns() & board_.pieces_of(who))
                cells -= army_tables<Army>::get().file_of(c);
        return cells;
    }

    /// Whether a drop there leaves the own king unattacked.
    [[nodiscard]] bool is_safe_drop(cell to) const noexcept {
        return rule_ == king_rule::waived || safety_.allowed().contains(to);
    }

    /// The cells where a drop is legal.
    [[nodiscard]] set safe_drops(piece_type type) const noexcept {
        set cells = droppable(type);
        if (rule_ == king_rule::kept) cells &= safety_.allowed();
        if (type == piece_type::pawn)
            for (const cell c : cells& checking_pawn_drops())
                if (is_mate_by_pawn_drop(c)) cells.erase(c);
        return cells;
    }

    /// Whether dropping a pawn there, which gives check, leaves the opponent without a legal
    /// action (rules-shogi.md §9).
    [[nodiscard]] bool is_mate_by_pawn_drop(cell to) const noexcept;

    /// The cells on which a dropped pawn attacks the opponent's king.
    [[nodiscard]] set checking_pawn_drops() const noexcept {
        const player who = board_.turn();
        const cell king = board_.king_of(opponent(who));
        return king == no_point ? set{}
                                : board_type::tables().pawns_before(king, default_facing(who));
    }

    /// Gives every legal action to the sink, in no particular order.
    template <class Sink>
    void run(Sink& sink) const {
        const player who = board_.turn();
        const set open =
            (rule_ == king_rule::kept ? safety_.allowed() : set::below(size)) - barred_;
        const cell king = board_.king_of(who);
        const set sliders = board_.pieces_of(who) & board_.sliders();
        set steppers = board_.pieces_of(who) - sliders;
        if (king != no_point) steppers.erase(king);
        if (!open.empty()) give_steps(steppers, open, sink);
        if (king != no_point && !sink.is_done()) give(king, safe(king, movements(king)), sink);
        if (open.empty() || sink.is_done()) return;
        give_slides(sliders, open, sink);
        for (const piece_type type : hand_types) {
            if (sink.is_done()) return;
            if (board_.position().hand_of(who).holds(type)) sink.drops(type, safe_drops(type));
        }
    }

private:
    /// Where the piece on `from`, not the king, leaves the king safe.
    [[nodiscard]] set allowed_from(cell from) const noexcept {
        return safety_.pinned().contains(from) ? safety_.allowed_from(from) : safety_.allowed();
    }

    /// The cells to which a pin does not stop the piece on `from`, of those where an unpinned one
    /// may go.
    [[nodiscard]] set unpinned(cell from, const set& open) const noexcept {
        if (rule_ == king_rule::waived || !safety_.pinned().contains(from)) return open;
        return open & safety_.allowed_from(from);
    }

    /// Calls `visit` with each cell until the sink wants no more.
    template <class Visitor, class Sink>
    static void for_each_until(const set& cells, Visitor visit, const Sink& sink) {
        for (int w = 0; w < set::word_count; ++w)
            for (auto left = cells.words()[std::size_t(w)]; left != 0; left &= left - 1) {
                visit(w * set::word_bits + std::countr_zero(left));
                if (sink.is_done()) return;
            }
    }

    /// The moves of pieces that only step, but for the king.
    template <class Sink>
    void give_steps(const set& movers, const set& open, Sink& sink) const {
        const auto& steps = board_type::tables();
        const auto& army_of = army_tables<Army>::get();
        const auto give_one = [&](cell from) {
            const piece mover = board_.at(from);
            const set to = unpinned(from, open);
            sink.moves(from, mover.faces(),
                       army_of.split(mover, from, to & steps.kept_steps(mover, from)));
            if constexpr (board_type::has_turning_steps) {
                if (!steps.is_at_turning_seam(from)) return;
                const set turned = to & steps.turned_steps(mover, from);
                if (!turned.empty())
                    sink.moves(from, opposite(mover.faces()),
                               army_of.split(mover.reversed(), from, turned));
            }
        };
        for_each_until(movers, give_one, sink);
    }

    /// The moves of pieces that slide, whatever else they do.
    template <class Sink>
    void give_slides(const set& movers, const set& open, Sink& sink) const {
        const auto give_one = [&](cell from) {
            arrival_sets found = board_.destinations(from);
            give(from, found &= unpinned(from, open), sink);
        };
        for_each_until(movers, give_one, sink);
    }

    template <class Sink>
    void give(cell from, const arrival_sets& found, Sink& sink) const {
        const piece mover = board_.at(from);
        const auto& army_of = army_tables<Army>::get();
        sink.moves(from, mover.faces(), army_of.split(mover, from, found.kept));
        if constexpr (board_type::has_turning_steps)
            if (!found.turned.empty())
                sink.moves(from, opposite(mover.faces()),
                           army_of.split(mover.reversed(), from, found.turned));
    }

    const board_type& board_;
    king_rule rule_;
    king_safety<surface> safety_;
    set barred_; // where no move can end: on own pieces, on the opponent's king
};

/// A sink that only wants to know whether there is any action.
struct any_action_sink {
    bool found = false; ///< whether there was one
    [[nodiscard]] bool is_done() const noexcept { return found; }
    template <int Capacity>
    void moves(cell, facing, const promotion_split<Capacity>& to) noexcept {
        found = found || !to.plain.empty() || !to.promoted.empty();
    }
    template <int Capacity>
    void drops(piece_type, const point_set<Capacity>& to) noexcept {
        found = found || !to.empty();
    }
};

/// A sink that counts.
struct counting_sink {
    std::uint64_t count = 0; ///< the actions so far
    [[nodiscard]] static bool is_done() noexcept { return false; }
    template <int Capacity>
    void moves(cell, facing, const promotion_split<Capacity>& to) noexcept {
        count += static_cast<std::uint64_t>(to.plain.size() + to.promoted.size());
    }
    template <int Capacity>
    void drops(piece_type, const point_set<Capacity>& to) noexcept {
        count += static_cast<std::uint64_t>(to.size());
    }
};

/// A sink that hands each action to a function.
template <class Visitor>
struct visiting_sink {
    Visitor visit; ///< what is called with each action
    [[nodiscard]] static bool is_done() noexcept { return false; }
    template <int Capacity>
    void moves(cell from, facing arrives, const promotion_split<Capacity>& to) {
        for (const cell c : to.plain) visit(action::move(from, c, promotion::no, arrives));
        for (const cell c : to.promoted) visit(action::move(from, c, promotion::yes, arrives));
    }
    template <int Capacity>
    void drops(piece_type type, const point_set<Capacity>& to) {
        for (const cell c : to) visit(action::drop(type, c));
    }
};

/// Whether the side to move has a legal action.
template <army Army>
[[nodiscard]] bool has_legal_action(const board<typename Army::surface>& b) noexcept {
    any_action_sink sink;
    generator<Army>(b).run(sink);
    return sink.found;
}

/// How many legal actions there are, without making a list.
template <army Army>
[[nodiscard]] std::uint64_t count_legal_actions(const board<typename Army::surface>& b) noexcept {
    counting_sink sink;
    generator<Army>(b).run(sink);
    return sink.count;
}

/// Calls `visit` with each legal action, in no particular order.
template <army Army, class Visitor>
void for_each_legal_action(const board<typename Army::surface>& b, Visitor visit,
                           king_rule rule = king_rule::kept) {
    visiting_sink<Visitor&> sink{visit};
    generator<Army>(b, rule).run(sink);
}

template <army Army>
bool generator<Army>::is_mate_by_pawn_drop(cell to) const noexcept {
    board_type after(board_);
    after.play(action::drop(piece_type::pawn, to));
    return !has_legal_action<Army>(after);
}

} // namespace topoban::shogi
