// SPDX-License-Identifier: MIT
#pragma once

// Random games on the bare kernel: no state per move, no allocation once warm, the same rules.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/random.hpp>
#include <topoban/go/state.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/empty_list.hpp>
#include <topoban/stones/stone_board.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

namespace topoban::go {

/// The repetition rule of the game: no placement may bring back a colouring that has stood.
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
template <playable_graph Board, class Repetition = positional_superko, class Hash = full_hash>
class playout {
public:
    using state_type = state<Board, Hash>;
    using board_type = graph_of<Board>;
    static constexpr int capacity = board_type::capacity;
    /// Whether repetition is positional superko.
    static constexpr bool has_superko = std::is_same_v<Repetition, positional_superko>;
    static_assert(has_superko || std::is_same_v<Repetition, simple_ko>);

    /// The most moves of one game.
    static constexpr int longest = 60'000;

    /// Games from this state, which must not have ended.
    explicit playout(state_type from)
        : from_(std::move(from)), start_(from_.kernel()), stones_(start_) {
        TOPOBAN_EXPECTS(!from_.has_ended());
        for (const point p : from_.ever_occupied()) start_ages_.remove(p, 0);
        restart();
    }

    /// Back to the state the games start from.
    void restart() {
        stones_ = start_;
        turn_ = stones_of(from_.turn());
        passes_ = from_.passes();
        ko_ = no_point;
        move_count_ = 0;
        empty_.clear();
        for (point p = 0; p < start_.size(); ++p)
            if (start_.at(p) == colour::empty) empty_.add(p);
        if constexpr (has_superko) {
            ages_ = start_ages_;
            keys_.clear();
        }
    }

    /// Plays to two passes or `most_moves` (at most `longest`) and returns the number of moves.
    int run(random_source& random, int most_moves = longest) {
        TOPOBAN_EXPECTS(most_moves <= longest);
        restart();
        while (passes_ < 2 && move_count_ < most_moves) play(choose(random));
        return move_count_;
    }

    /// The next move: a playable point, or `no_point` to pass.
    [[nodiscard]] point choose(random_source& random) const {
        if (empty_.count == 0) return no_point;
        const int first = static_cast<int>(random.below(static_cast<std::uint32_t>(empty_.count)));
        int i = first;
        do {
            const point p = empty_.list[static_cast<std::size_t>(i)];
            if (is_playable(p)) return p;
            if (++i == empty_.count) i = 0;
        } while (i != first);
        return no_point;
    }

    /// Whether a placement on an empty point is legal and fills no own eye.
    [[nodiscard]] bool is_playable(point p) const {
        if (!stones_.has_empty_neighbour(p)) {
            if (!stones_.has_neighbour(p, opponent(turn_)) && is_eye(p)) return false;
            if (stones_.is_suicide(p, turn_)) return false;
        }
        if constexpr (has_superko)
            return !ages_.was_occupied(p) || is_surely_new(p) || !repeats(p);
        else
            return p != ko_;
    }

    /// Plays a playable point, or passes with `no_point`.
    void play(point p) {
        moves_[static_cast<std::size_t>(move_count_++)] = static_cast<std::int16_t>(p);
        if (p == no_point) {
            ++passes_;
            ko_ = no_point;
        } else {
            passes_ = 0;
            empty_.remove(p);
            if constexpr (has_superko) {
                stones_.place(p, turn_, [this](point s) {
                    empty_.add(s);
                    ages_.remove(s, move_count_);
                });
                ages_.place(p, turn_, move_count_);
            } else {
                const int taken = stones_.place(p, turn_, [this](point s) { empty_.add(s); });
                const bool is_ko =
                    taken == 1 && stones_.is_single(p) && stones_.pseudo_liberties(p) == 1;
                ko_ = is_ko ? empty_.latest() : no_point;
            }
        }
        if constexpr (has_superko) keys_.add(Hash::narrow(stones_.key()), move_count_);
        turn_ = opponent(turn_);
    }

    /// The moves of the game so far, `no_point` for a pass.
    [[nodiscard]] std::span<const std::int16_t> moves() const noexcept {
        return {moves_.get(), static_cast<std::size_t>(move_count_)};
    }
    /// The board as it stands.
    [[nodiscard]] const stone_board<board_type>& kernel() const noexcept { return stones_; }
    /// Black's lead in half-points on the board as it stands.
    [[nodiscard]] int margin_half_points() const {
        return area_of(stones_.board(), stones_.stones())
            .margin_half_points(from_.komi_half_points());
    }

private:
    /// When stones came to points for the first time and when they last left them.
    struct age_table {
        static constexpr std::uint16_t never = 0xffff;
        std::array<std::uint16_t, std::size_t(capacity)> left{}; // `never`: not occupied yet
        struct first_stone {
            std::int16_t at = 0;
            std::int32_t ply = -1;
        };
        std::array<first_stone, 2> freshest{}; // each colour's latest stone on an unused point

        age_table() noexcept { left.fill(never); }
        [[nodiscard]] bool was_occupied(point p) const noexcept {
            return left[static_cast<std::size_t>(p)] != never;
        }
        void remove(point p, int ply) noexcept {
            left[static_cast<std::size_t>(p)] = static_cast<std::uint16_t>(ply);
        }
        void place(point p, colour own, int ply) noexcept {
            if (!was_occupied(p)) of(own) = {static_cast<std::int16_t>(p), ply};
            remove(p, ply);
        }
        [[nodiscard]] first_stone& of(colour own) noexcept {
            return freshest[own == colour::white ? 1 : 0];
        }
        [[nodiscard]] const first_stone& of(colour own) const noexcept {
            return freshest[own == colour::white ? 1 : 0];
        }
    };

    /// A quick certificate that a placement makes a new colouring. Any equal one must be older than
    /// the removal that emptied `p`; but an own stone that stands where none ever stood before that
    /// removal was in none of those, and a player's own move does not remove it.
    [[nodiscard]] bool is_surely_new(point p) const noexcept {
        const auto& fresh = ages_.of(turn_);
        return fresh.ply >= ages_.left[static_cast<std::size_t>(p)] &&
               stones_.at(fresh.at) == turn_;
    }

    /// The key of the position after each ply, and a filter in front: one bit of 4096 a key.
    class key_list {
    public:
        void clear() noexcept { seen_ = {}; }
        void add(std::uint64_t key, int ply) noexcept {
            by_ply_[static_cast<std::size_t>(ply)] = key;
            seen_[key >> 6 & 63] |= std::uint64_t{1} << (key & 63);
        }
        [[nodiscard]] bool may_hold(std::uint64_t key) const noexcept {
            return (seen_[key >> 6 & 63] >> (key & 63) & 1) != 0;
        }
        [[nodiscard]] std::uint64_t of_ply(int ply) const noexcept {
            return by_ply_[static_cast<std::size_t>(ply)];
        }

    private:
        std::array<std::uint64_t, 64> seen_{};
        std::unique_ptr<std::uint64_t[]> by_ply_ =           // NOLINT(modernize-avoid-c-arrays)
            std::make_unique_for_overwrite<std::uint64_t[]>( // NOLINT(modernize-avoid-c-arrays)
                std::size_t{longest} + 1);
    };

    [[nodiscard]] bool is_eye(point p) const noexcept {
        const board_type& board = stones_.board();
        if constexpr (diagonal_graph<board_type>) {
            const colour other = opponent(turn_);
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
    [[nodiscard]] bool repeats(point p) const {
        const std::uint64_t key = stones_.key_after(p, turn_);
        const auto made = [&] {
            auto colours = stones_.stones();
            colours.of(opponent(turn_)) -= stones_.captures(p, turn_);
            colours.put(p, turn_);
            return colours;
        };
        if (keys_.may_hold(Hash::narrow(key)))
            for (int ply = 1; ply <= move_count_; ++ply)
                if (keys_.of_ply(ply) == Hash::narrow(key) && colours_at(ply) == made())
                    return true;
        return from_.history().repeated_ply(key, made).has_value();
    }

    /// The colouring after so many moves, played again: asked only where a key agrees.
    [[nodiscard]] colouring<capacity> colours_at(int ply) const {
        stone_board<board_type> again = start_;
        colour mover = stones_of(from_.turn());
        for (int i = 0; i < ply; ++i, mover = opponent(mover))
            if (const point p = moves_[static_cast<std::size_t>(i)]; p != no_point)
                again.place(p, mover);
        return again.stones();
    }

    state_type from_;
    stone_board<board_type> start_;
    stone_board<board_type> stones_;
    empty_list<capacity> empty_;
    colour turn_ = colour::black;
    int passes_ = 0;
    point ko_ = no_point; // under simple_ko only
    int move_count_ = 0;
    std::unique_ptr<std::int16_t[]> moves_ =                     // NOLINT(modernize-avoid-c-arrays)
        std::make_unique_for_overwrite<std::int16_t[]>(longest); // NOLINT(modernize-avoid-c-arrays)
    age_table start_ages_; // under positional_superko only, as is what follows
    age_table ages_;
    key_list keys_;
};

} // namespace topoban::go
