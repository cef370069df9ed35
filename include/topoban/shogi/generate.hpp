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
#include <cstddef>
#include <cstdint>
#include <vector>

namespace topoban::shogi {

/// Whether a list of actions leaves out those after which the mover's king is attacked.
enum class king_rule : std::uint8_t {
    kept,  ///< as in a game
    waived ///< as in an experiment without king safety (rules-shogi.md §13)
};

/// The tables that depend on the armies: promotion bands and files.
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
    /// The cells where a player's pieces may promote.
    [[nodiscard]] const set& band(player who) const noexcept {
        return bands_[std::size_t(topoban::index_of(who))];
    }
    /// All cells of the file of a cell.
    [[nodiscard]] const set& file_of(cell c) const noexcept { return files_[std::size_t(c)]; }

private:
    army_tables() {
        const auto layout = Army::layout();
        bands_ = layout.promotion;
        for (cell c = 0; c < size; ++c)
            for (cell other = 0; other < size; ++other)
                if (layout.file[std::size_t(c)] == layout.file[std::size_t(other)])
                    files_[std::size_t(c)].insert(other);
    }
    std::array<set, 2> bands_;
    std::array<set, std::size_t(size)> files_;
};

/// Arrivals of one facing, split by what becomes of the piece.
template <int Capacity>
struct promotion_split {
    point_set<Capacity> plain;    ///< arriving as it left
    point_set<Capacity> promoted; ///< arriving turned over
};

/// How arrivals of the piece on `from` with this facing may promote (rules-shogi.md §7): it may
/// where the move starts or ends in the owner's band, and must where it would be dead.
template <army Army>
[[nodiscard]] promotion_split<Army::surface::capacity>
split_by_promotion(piece mover, cell from, facing arrives,
                   const point_set<Army::surface::capacity>& to) noexcept {
    if (mover.is_promoted() || !is_promotable(mover.type())) return {to, {}};
    const auto& band = army_tables<Army>::get().band(mover.owner());
    const auto& dead = geometry<typename Army::surface>::get().dead(mover.type(), arrives);
    return {to - dead, band.contains(from) ? to : to & (band | dead)};
}

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
        : board_(b), rule_(rule), safety_(b, b.turn()) {}

    /// Whether the king of the side to move is attacked.
    [[nodiscard]] bool is_check() const noexcept { return safety_.is_check(); }

    /// Where the piece on `from`, one of the side to move, can go by its movement alone: not to
    /// its own pieces, and never to a king.
    [[nodiscard]] arrival_sets movements(cell from) const noexcept {
        arrival_sets found = board_.reach(from);
        found -= barred();
        return found;
    }

    /// The part of that which leaves the own king unattacked.
    [[nodiscard]] arrival_sets safe_movements(cell from) const noexcept {
        arrival_sets found = movements(from);
        if (rule_ == king_rule::waived) return found;
        if (from == board_.king_of(board_.turn())) {
            for (const cell to : found.any())
                if (board_.is_attacked(to, opponent(board_.turn()), from)) found -= set{to};
        } else {
            found &=
                safety_.pinned().contains(from) ? safety_.allowed_from(from) : safety_.allowed();
        }
        return found;
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

    /// Gives every legal action to the sink, moves first.
    template <class Sink>
    void run(Sink& sink) const {
        const player who = board_.turn();
        const cell king = board_.king_of(who);
        if (king != no_point) give_moves(king, sink);
        if (rule_ == king_rule::waived || !safety_.allowed().empty()) {
            for (const cell from : board_.pieces_of(who)) {
                if (sink.is_done()) return;
                if (from != king) give_moves(from, sink);
            }
            for (const piece_type type : hand_types) {
                if (sink.is_done()) return;
                if (board_.diagram().hand_of(who).holds(type)) sink.drops(type, safe_drops(type));
            }
        }
    }

private:
    /// Cells that no move of the side to move can end on.
    [[nodiscard]] set barred() const noexcept {
        set cells = board_.pieces_of(board_.turn());
        if (const cell king = board_.king_of(opponent(board_.turn())); king != no_point)
            cells.insert(king);
        return cells;
    }

    template <class Sink>
    void give_moves(cell from, Sink& sink) const {
        const piece mover = board_.at(from);
        const arrival_sets found = safe_movements(from);
        sink.moves(from, mover.faces(),
                   split_by_promotion<Army>(mover, from, mover.faces(), found.kept));
        if constexpr (board_type::has_turning_steps)
            if (!found.turned.empty())
                sink.moves(
                    from, opposite(mover.faces()),
                    split_by_promotion<Army>(mover, from, opposite(mover.faces()), found.turned));
    }

    const board_type& board_;
    king_rule rule_;
    king_safety<surface> safety_;
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
