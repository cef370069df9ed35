// SPDX-License-Identifier: MIT
#pragma once

// Random games on the bare kernel: no state per move, no allocation once warm, the same rules.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/key_filter.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/random.hpp>
#include <topoban/go/state.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/kernel/point_list.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/graph.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

namespace topoban::go {

/// The repetition rule of the game: no placement may bring back a colouring that has occurred.
struct positional_superko {};
/// A weaker rule, for comparison with other programs only: no immediate recapture of a single
/// stone that captured a single stone.
struct simple_ko {};

/// One random game after another from the same state.
///
/// A move is a point picked from the list of empty points, from a random place on to the first
/// playable one: legal, and no own eye. An own eye has only own stones beside it and at most one
/// opposing stone diagonally across, none at a boundary; on a graph without diagonals, only
/// stones of one own chain beside it. With nothing left to play a player passes.
template <class Board, class Repetition = positional_superko, class Hash = full_hash>
class playout {
public:
    using state_type = state<Board, Hash>;
    using board_type = typename state_type::board_type;
    using kernel_type = typename state_type::kernel_type;
    static constexpr int capacity = board_type::capacity;
    /// Whether repetition is positional superko.
    static constexpr bool has_superko = std::is_same_v<Repetition, positional_superko>;
    static_assert(has_superko || std::is_same_v<Repetition, simple_ko>);
    static_assert(capacity <= 32'767, "playouts keep points in 16 bits: at most 32 767 points");

    /// The most moves of one game.
    static constexpr int longest = 60'000;

    /// Games from this state, which must not have ended.
    explicit playout(state_type from)
        : from_(std::move(from)), start_(from_.kernel()), stones_(start_) {
        TOPOBAN_EXPECTS(!from_.has_ended());
        const auto past = from_.history().newest_first();
        for (auto occurred = past.begin(); occurred != past.end(); ++occurred)
            start_seen_.insert(occurred.key());
        restart();
    }

    /// Back to the state the games start from.
    void restart() {
        stones_ = start_;
        turn_ = stones_of(from_.turn());
        passes_ = from_.passes();
        ko_ = no_point;
        move_count_ = 0;
        removal_count_ = 0;
        empty_.clear();
        for (point p = 0; p < start_.size(); ++p)
            if (start_.at(p) == colour::empty) empty_.add(p);
        if constexpr (has_superko) seen_ = start_seen_;
    }

    /// Plays to two passes or `most_moves` (at most `longest`) and returns the number of moves.
    int run(random_source& random, int most_moves = longest) {
        TOPOBAN_EXPECTS(most_moves <= longest);
        most_moves = std::min(most_moves, longest);
        restart();
        random_source copy = random; // what nothing else can reach stays in registers
        while (passes_ < 2 && move_count_ < most_moves) next_move(copy);
        random = copy;
        return move_count_;
    }

    /// Plays the next random move. Returns its point, `no_point` for a pass. Fewer than `longest`
    /// moves must have been played since the start; after so many nothing is played.
    point move(random_source& random) { return has_room() ? next_move(random) : no_point; }

    /// Whether a placement on an empty point is legal and fills no own eye.
    [[nodiscard]] bool is_playable(point p) const {
        if (is_own_eye(p, turn_) || stones_.is_suicide(p, turn_)) return false;
        return is_allowed_by_ko(stones_.key_after(p, turn_), p,
                                [&] { return stones_.captures(p, turn_); });
    }

    /// Plays a playable point, or passes with `no_point`; as with `move`, not after `longest` moves.
    void play(point p) {
        if (!has_room()) return;
        if (p != no_point) note_ko(p, stones_.place(p, turn_, noting_removals()));
        finish(p, turn_);
    }

    /// The moves of the game so far, `no_point` for a pass.
    [[nodiscard]] std::span<const std::int16_t> moves() const& noexcept {
        return {moves_.get(), static_cast<std::size_t>(move_count_)};
    }
    void moves() const&& = delete; // they would be gone
    /// The board as it stands.
    [[nodiscard]] const kernel_type& kernel() const& noexcept { return stones_; }
    [[nodiscard]] kernel_type kernel() const&& { return stones_; }
    /// Black's lead in half-points on the board as it stands.
    [[nodiscard]] int margin_half_points() const {
        return area_of(stones_.board(), stones_.stones())
            .margin_half_points(komi::half_points(from_.komi_half_points()));
    }

private:
    [[nodiscard]] bool has_room() const noexcept {
        TOPOBAN_EXPECTS(move_count_ < longest);
        return move_count_ < longest;
    }
    point next_move(random_source& random) {
        return turn_ == colour::black ? move_of<colour::black>(random)
                                      : move_of<colour::white>(random);
    }

    /// One move of a colour that is a constant: the kernel is compiled for each.
    template <colour Own>
    [[gnu::flatten]] point move_of(random_source& random) {
        const point p = place_somewhere<Own>(random);
        finish(p, Own);
        return p;
    }

    template <colour Own>
    [[nodiscard]] point place_somewhere(random_source& random) {
        if (empty_.count == 0) return no_point;
        const int first = static_cast<int>(random.below(static_cast<std::uint32_t>(empty_.count)));
        return empty_.first_from(
            first, [this](point p) { return !is_own_eye(p, Own) && place_if_legal<Own>(p); });
    }

    template <colour Own>
    [[nodiscard]] bool place_if_legal(point p) {
        const int empty_before = empty_.count;
        const bool is_done = stones_.try_place(
            p, Own,
            [&](std::uint64_t key, const auto& captured) {
                return is_allowed_by_ko(key, p, captured);
            },
            noting_removals());
        if (is_done) note_ko(p, empty_.count - empty_before);
        return is_done;
    }

    /// Whether the repetition rule allows the placement that leads to this key.
    template <class Captured>
    [[nodiscard]] bool is_allowed_by_ko(std::uint64_t key, point p, Captured captured) const {
        if constexpr (has_superko)
            return !seen_.may_hold(Hash::narrow(key)) || !repeats(key, p, captured);
        else
            return p != ko_;
    }

    [[nodiscard]] auto noting_removals() noexcept {
        return [this](point s) {
            empty_.add(s);
            if constexpr (has_superko)
                removals_[static_cast<std::size_t>(removal_count_++)] = {
                    static_cast<std::uint16_t>(move_count_ + 1), static_cast<std::int16_t>(s)};
        };
    }

    void note_ko(point p, int removed) noexcept {
        if constexpr (!has_superko) {
            const bool is_ko =
                removed == 1 && stones_.is_single(p) && stones_.pseudo_liberties(p) == 1;
            ko_ = is_ko ? empty_.latest() : no_point;
        }
    }

    /// What follows a placement or a pass of `own`.
    void finish(point p, colour own) noexcept {
        if (p == no_point) {
            ++passes_;
            ko_ = no_point;
        } else {
            passes_ = 0;
            empty_.remove(p);
        }
        moves_[static_cast<std::size_t>(move_count_++)] = static_cast<std::int16_t>(p);
        if constexpr (has_superko) {
            const std::uint64_t key = Hash::narrow(stones_.key());
            keys_[static_cast<std::size_t>(move_count_)] = key;
            seen_.insert(key);
        }
        turn_ = opponent(own);
    }

    [[nodiscard]] bool is_own_eye(point p, colour own) const noexcept {
        if (!stones_.has_only_neighbours(p, own)) return false;
        const board_type& board = stones_.board();
        if constexpr (diagonal_graph<board_type>) {
            const colour other = opponent(own);
            int opposing = 0;
            for (const point across : board.diagonal_slots(p))
                opposing += stones_.at(across) == other ? 1 : 0;
            return opposing <= (board.is_at_boundary(p) ? 0 : 1);
        } else {
            const auto beside = board.neighbours(p);
            if (beside.size() == 0) return false;
            const auto chain = stones_.chain_points(*beside.begin());
            for (const point n : beside)
                if (!chain.contains(n)) return false;
            return true;
        }
    }

    /// Whether a placement would bring back a colouring of this game or of its past.
    template <class Captured>
    [[gnu::noinline]] [[nodiscard]] bool repeats(std::uint64_t key, point p,
                                                 const Captured& captured) const {
        const auto next_colours = [&] {
            auto colours = stones_.stones();
            colours.of(opponent(turn_)) -= captured();
            colours.put(p, turn_);
            return colours;
        };
        for (int ply = 1; ply <= move_count_; ++ply)
            if (keys_[static_cast<std::size_t>(ply)] == Hash::narrow(key) &&
                colours_at(ply) == next_colours())
                return true;
        return from_.history().repeated_ply(key, next_colours).has_value();
    }

    /// The colouring after so many moves: those made since are taken back.
    [[nodiscard]] colouring<capacity> colours_at(int ply) const {
        colouring<capacity> colours = stones_.stones();
        colour other = turn_;
        int removed = removal_count_;
        for (int i = move_count_; i > ply; --i, other = opponent(other)) {
            if (const point p = moves_[static_cast<std::size_t>(i - 1)]; p != no_point)
                colours.of(opponent(other)).erase(p);
            for (; removed > 0 && removals_[static_cast<std::size_t>(removed - 1)].ply == i;
                 --removed)
                colours.of(other).insert(removals_[static_cast<std::size_t>(removed - 1)].at);
        }
        return colours;
    }

    template <class T>
    using list = std::unique_ptr<T[]>; // NOLINT(modernize-avoid-c-arrays)

    /// A captured stone and the move that captured it, counted from 1.
    struct removal {
        std::uint16_t ply;
        std::int16_t at;
    };

    state_type from_;
    kernel_type start_;
    kernel_type stones_;
    topoban::detail::point_list<capacity> empty_;
    colour turn_ = colour::black;
    int passes_ = 0;
    point ko_ = no_point; // under simple_ko only
    int move_count_ = 0;
    list<std::int16_t> moves_{new std::int16_t[longest]};
    // Under positional_superko only: captured stones, the key after each move, and a filter for it
    // and the past, of so many bits that few are set at the end of a game.
    int removal_count_ = 0;
    list<removal> removals_{new removal[longest + capacity]};
    list<std::uint64_t> keys_{new std::uint64_t[longest + 1]};
    topoban::detail::key_filter<std::bit_ceil(unsigned{capacity})> start_seen_;
    topoban::detail::key_filter<std::bit_ceil(unsigned{capacity})> seen_;
};

} // namespace topoban::go
