// SPDX-License-Identifier: MIT
#pragma once

// What the states of Go and CrystalGo share: stones, turns, the past, area and outcome.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/stones/outcome.hpp>
#include <topoban/stones/superko.hpp>
#include <topoban/stones/turn_order.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <type_traits>
#include <utility>
#include <vector>

namespace topoban {

/// A game of stones without its rules: a base, not virtual, of `go::state` and `crystal_go::state`.
/// `Position` is what may not come back: a colouring, or a `{tiling, stones}`, whose edges count too.
///
/// A state that was moved from may only be assigned to or destroyed.
template <class Kernel, class Position, class Hash>
class stone_state {
public:
    using kernel_type = Kernel;
    using board_type = std::remove_cvref_t<decltype(std::declval<const Kernel&>().board())>;
    static constexpr int capacity = board_type::capacity;
    using points = point_set<capacity>;
    using colouring_type = colouring<capacity>;
    using position_type = Position;
    using chain_type = chain<capacity>;
    using area_type = topoban::area<capacity>;
    using outcome_type = area_outcome;
    using memory_type = superko_memory<Position, Hash>;
    using past_type = past_position<Position>;

    /// The graph that is played on, as it is now.
    [[nodiscard]] const board_type& board() const& noexcept { return kernel_.board(); }
    [[nodiscard]] board_type board() const&& { return kernel_.board(); }
    /// What stands on a point, which must be on the board.
    [[nodiscard]] colour at(point p) const noexcept {
        TOPOBAN_EXPECTS(is_on_board(p));
        return is_on_board(p) ? kernel_.at(p) : colour::empty;
    }
    /// What stands on all points.
    [[nodiscard]] const colouring_type& stones() const& noexcept { return stones_; }
    [[nodiscard]] colouring_type stones() const&& noexcept { return stones_; }
    /// Who is to move; a resignation leaves it as it was.
    [[nodiscard]] player turn() const noexcept { return order_.turn; }
    /// Passes in a row, 0 … 2.
    [[nodiscard]] int passes() const noexcept { return order_.passes; }
    /// Actions since the start, passes and a resignation among them.
    [[nodiscard]] int ply() const noexcept { return order_.ply; }
    /// White's compensation in half-points.
    [[nodiscard]] int komi_half_points() const noexcept { return komi_.half_points(); }
    /// Whether this is a game or a study, which results keep.
    [[nodiscard]] origin started_as() const noexcept { return origin_; }
    /// Whether two players passed or one resigned.
    [[nodiscard]] bool has_ended() const noexcept {
        TOPOBAN_EXPECTS(past_.size() > 0); // not of a state that was moved from
        return order_.has_ended();
    }

    /// Every position that has occurred, each with the ply after which it first did.
    [[nodiscard]] const memory_type& history() const& noexcept { return past_; }
    [[nodiscard]] memory_type history() const&& { return past_; }
    /// Every point that was ever occupied, the start included.
    [[nodiscard]] const points& ever_occupied() const& noexcept { return ever_occupied_; }
    [[nodiscard]] points ever_occupied() const&& noexcept { return ever_occupied_; }
    /// Every chain with its liberties, in the order of first points.
    [[nodiscard]] std::vector<chain_type> chains() const { return chains_of(board(), stones()); }
    /// The area of the board as it stands: the score if both players passed now.
    [[nodiscard]] area_type area() const { return area_of(board(), stones()); }
    /// Black's lead in half-points on the board as it stands.
    [[nodiscard]] int margin_half_points() const { return area().margin_half_points(komi_); }
    /// How the game ended; nothing as long as it has not.
    [[nodiscard]] std::optional<outcome_type> outcome() const {
        return outcome_of(order_, komi_, [this] { return area(); });
    }

    /// The mutable kernel under this state, to copy and play on without states.
    [[nodiscard]] const kernel_type& kernel() const& noexcept { return kernel_; }
    [[nodiscard]] kernel_type kernel() const&& { return kernel_; }
    /// Whether the incremental kernel agrees with its reference implementation; for tests.
    [[nodiscard]] bool validate() const {
        return kernel_.validate() && kernel_.stones() == stones_;
    }

    /// Whether two states look alike: board, stones, turn, passes, komi and ending. What may be
    /// played in them can still differ, for their histories may.
    [[nodiscard]] friend bool same_position(const stone_state& a, const stone_state& b) {
        return a.stones_ == b.stones_ && a.turn() == b.turn() && a.passes() == b.passes() &&
               a.order_.resigned == b.order_.resigned && a.komi_ == b.komi_ &&
               a.board() == b.board();
    }
    /// Prints the state in a line, as in `game, ply 2, first to move, 0 passes: black {12}, white
    /// {6}`, or how it ended.
    friend std::ostream& operator<<(std::ostream& out, const stone_state& s) {
        out << s.started_as() << ", ply " << s.ply() << ", ";
        if (const auto ending = s.outcome())
            out << *ending;
        else
            out << s.turn() << " to move, " << s.passes()
                << (s.passes() == 1 ? " pass" : " passes");
        return out << ": " << s.stones_;
    }

protected:
    /// The state that begins with these stones: its past is that position alone.
    stone_state(board_type board, const colouring_type& stones, player turn, komi white_receives,
                origin from)
        : kernel_(std::move(board), stones),
          stones_(stones),
          past_(key(), position_now()),
          ever_occupied_(stones.occupied()),
          order_{.turn = turn},
          komi_(white_receives),
          origin_(from) {}

    /// Whether a number is that of a point.
    [[nodiscard]] bool is_on_board(point p) const noexcept { return 0 <= p && p < kernel_.size(); }
    /// Whether it is the number of an empty point.
    [[nodiscard]] bool is_empty(point p) const noexcept {
        return is_on_board(p) && kernel_.at(p) == colour::empty;
    }
    /// All of these.
    [[nodiscard]] points empty_points() const noexcept {
        return points::below(kernel_.size()) - stones_.occupied();
    }
    /// The stones of the player to move.
    [[nodiscard]] colour own() const noexcept { return stones_of(turn()); }
    /// Those of the other player.
    [[nodiscard]] colour other() const noexcept { return opponent(own()); }

    /// Writes down a stone that the kernel holds already.
    void note_stone(point p) noexcept {
        stones_.of(own()).insert(p);
        ever_occupied_.insert(p);
    }
    /// Ends an action that changed the position.
    void finish_move() {
        order_.move();
        past_.add(key(), position_now(), ply());
    }

    /// Exchanges every position of the past for its image, and with them what follows from it.
    template <class MapPosition>
    void rebuild(MapPosition map, player turn, origin from) {
        const auto all = past_.oldest_first();
        const Position first = map(all.front().position);
        stone_state image(board_in(first), stones_in(first), turn, komi_, from);
        for (std::size_t i = 1; i < all.size(); ++i) {
            const Position occurred = map(all[i].position);
            image.kernel_ = kernel_type(board_in(occurred), stones_in(occurred));
            image.stones_ = stones_in(occurred);
            image.past_.add(image.key(), occurred, all[i].ply);
            image.ever_occupied_ |= image.stones_.occupied();
        }
        image.order_ = order_;
        image.order_.turn = turn;
        *this = std::move(image);
    }

    kernel_type kernel_;           ///< the mutable board
    colouring_type stones_;        ///< what it holds, kept for whole comparisons
    memory_type past_;             ///< the positions that may not come back
    points ever_occupied_;         ///< where a stone ever stood
    turn_order order_;             ///< the course of play without the board
    komi komi_;                    ///< White's compensation
    origin origin_ = origin::game; ///< where the past begins

private:
    static constexpr bool has_fixed_edges = std::same_as<Position, colouring_type>;

    [[nodiscard]] std::uint64_t key() const noexcept {
        if constexpr (has_fixed_edges)
            return kernel_.key();
        else
            return kernel_.key() ^ kernel_.board().key();
    }
    [[nodiscard]] decltype(auto) position_now() const noexcept {
        if constexpr (has_fixed_edges)
            return (stones_);
        else
            return Position{kernel_.board(), stones_};
    }
    [[nodiscard]] board_type board_in([[maybe_unused]] const Position& p) const {
        if constexpr (has_fixed_edges)
            return kernel_.board();
        else
            return p.tiling;
    }
    [[nodiscard]] static const colouring_type& stones_in(const Position& p) noexcept {
        if constexpr (has_fixed_edges)
            return p;
        else
            return p.stones;
    }
};

} // namespace topoban
