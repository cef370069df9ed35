// SPDX-License-Identifier: MIT
#pragma once

// Random games on the bare kernel: no state per action, no allocation once warm, the same rules.

#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/random.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/flip.hpp>
#include <topoban/crystal_go/position.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/kernel/point_list.hpp>
#include <topoban/stones/kernel/stone_key.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace topoban::crystal_go {

/// One random game after another from the same state, capped by actions, since flips alone go on
/// far too long.
///
/// One action in three is to be a flip: the centre is picked from the list of empty points, from a
/// random place on to the first legal flip. The others are placements, picked in the same way, own
/// eyes filled too, so that few games end before the cap. Where there is no legal action of the one
/// kind there may be one of the other; else a player passes.
template <flipping_start Start, class Hash = full_hash>
class playout {
public:
    using state_type = state<Start, Hash>;
    using board_type = typename state_type::board_type;
    using kernel_type = typename state_type::kernel_type;
    using position_type = typename state_type::position_type;
    static constexpr int capacity = board_type::capacity;

    /// The most actions of one game.
    static constexpr int longest = 60'000;

    /// Games from this state, which must not have ended.
    explicit playout(state_type from)
        : from_(std::move(from)), start_(from_.kernel()), kernel_(start_) {
        TOPOBAN_EXPECTS(!from_.has_ended());
        const auto past = from_.history().newest_first();
        for (auto occurred = past.begin(); occurred != past.end(); ++occurred)
            start_past_.add(occurred.key(), occurred->position);
        restart();
    }

    /// Back to the state the games start from.
    void restart() {
        kernel_ = start_;
        now_ = from_.position();
        centres_.clear();
        for (point p = 0; p < start_.size(); ++p)
            if (!now_.tiling.flip_obstacle_at(p)) centres_.insert(p);
        tiling_key_ = now_.tiling.key();
        turn_ = stones_of(from_.turn());
        passes_ = from_.passes();
        was_occupied_ = from_.ever_occupied();
        actions_.clear();
        past_ = start_past_;
        empty_.clear();
        for (point p = 0; p < start_.size(); ++p)
            if (start_.at(p) == colour::empty) empty_.add(p);
    }

    /// Plays to two passes or `most_actions` (at most `longest`); returns the number of actions.
    int run(random_source& random, int most_actions) {
        TOPOBAN_EXPECTS(most_actions <= longest);
        most_actions = std::min(most_actions, longest);
        restart();
        while (passes_ < 2 && static_cast<int>(actions_.size()) < most_actions) move(random);
        return static_cast<int>(actions_.size());
    }

    /// Plays the next random action, and returns it. Fewer than `longest` actions must have been
    /// played since the start; after so many nothing is played, and a pass returned.
    action move(random_source& random) {
        const bool has_room = actions_.size() < std::size_t{longest};
        TOPOBAN_EXPECTS(has_room);
        if (!has_room) return action::pass();
        const std::uint64_t number = random();
        const auto first = static_cast<int>((number >> 32) * std::uint64_t(empty_.count) >> 32);
        const bool wants_flip = (number & 0xffff) * 3 >> 16 == 0;
        auto played = wants_flip ? flip_somewhere(first) : place_somewhere(first);
        if (!played) played = wants_flip ? place_somewhere(first) : flip_somewhere(first);
        if (!played) pass();
        return played.value_or(action::pass());
    }

    /// Whether a placement on an empty point is legal.
    [[nodiscard]] bool is_legal_placement(point p) const {
        return !kernel_.is_suicide(p, turn_) &&
               is_allowed_by_ko(kernel_.key_after(p, turn_), p,
                                [&] { return kernel_.captures(p, turn_); });
    }
    /// Whether a flip at an empty point is legal.
    [[nodiscard]] bool is_legal_flip(point p) const {
        if (!centres_.contains(p)) return false;
        const board_type after = now_.tiling.flipped(p);
        std::uint64_t key = kernel_.key() ^ after.key();
        point_set<capacity> captured;
        if (!kernel_.is_spare_liberty(p)) {
            if (!suicide_of_flip(kernel_, p, turn_).empty()) return false;
            captured = captured_by_flip(kernel_, p, turn_);
            for (const point s : captured) key ^= stone_key<capacity>(s, opponent(turn_));
        }
        return !past_.holds(Hash::narrow(key), [&] {
            position_type next{after, now_.stones};
            next.stones.of(opponent(turn_)) -= captured;
            return next;
        });
    }

    /// The actions of the game so far.
    [[nodiscard]] const std::vector<action>& actions() const& noexcept { return actions_; }
    void actions() const&& = delete; // they would be gone
    /// Tiling and stones as they are.
    [[nodiscard]] const position_type& position() const& noexcept { return now_; }
    [[nodiscard]] position_type position() const&& { return now_; }
    /// The area of the board as it stands.
    [[nodiscard]] topoban::area<capacity> area() const { return area_of(now_.tiling, now_.stones); }

private:
    /// Positions found by key.
    class position_index {
    public:
        position_index() noexcept { latest_.fill(nothing); }
        void add(std::uint64_t key, const position_type& position) {
            std::uint32_t& newest = latest_[slot(key)];
            entries_.push_back({key, position, newest});
            newest = static_cast<std::uint32_t>(entries_.size() - 1);
        }
        template <class MakePosition>
        [[nodiscard]] bool holds(std::uint64_t key, MakePosition make) const {
            for (std::size_t i = latest_[slot(key)]; i != nothing; i = entries_[i].earlier)
                if (entries_[i].key == key && entries_[i].position == make()) return true;
            return false;
        }

    private:
        struct entry {
            std::uint64_t key;
            position_type position;
            std::uint32_t earlier; // of the same slot
        };
        static constexpr std::uint32_t nothing = 0xffff'ffff;

        [[nodiscard]] static std::size_t slot(std::uint64_t key) noexcept { return key % 1024; }

        std::array<std::uint32_t, 1024> latest_{};
        std::vector<entry> entries_;
    };

    /// Whether superko allows the placement that leads to this key. A stone on a point that was
    /// never occupied makes a position that has never occurred.
    template <class Captured>
    [[nodiscard]] bool is_allowed_by_ko(std::uint64_t key, point p, Captured captured) const {
        if (!was_occupied_.contains(p)) return true;
        return !past_.holds(Hash::narrow(key ^ tiling_key_), [&] {
            position_type next = now_;
            next.stones.of(opponent(turn_)) -= captured();
            next.stones.of(turn_).insert(p);
            return next;
        });
    }

    std::optional<action> place_somewhere(int first) {
        const point p = empty_.first_from(first, [&](point at) {
            return kernel_.try_place(
                at, turn_,
                [&](std::uint64_t key, const auto& captured) {
                    return is_allowed_by_ko(key, at, captured);
                },
                [&](point s) { take_off(s); });
        });
        if (p == no_point) return std::nullopt;
        empty_.remove(p);
        was_occupied_.insert(p);
        now_.stones.of(turn_).insert(p);
        return note(action::place(p));
    }

    std::optional<action> flip_somewhere(int first) {
        const point p = empty_.first_from(first, [&](point at) { return is_legal_flip(at); });
        if (p == no_point) return std::nullopt;
        for (const point s : crystal_go::flip(kernel_, p, turn_)) take_off(s);
        const auto joined_before = now_.tiling.neighbours(p);
        now_.tiling = kernel_.board();
        for (const point n : joined_before | now_.tiling.neighbours(p)) update_centre(n);
        tiling_key_ = now_.tiling.key();
        return note(action::flip(p));
    }

    void pass() {
        actions_.push_back(action::pass());
        ++passes_;
        turn_ = opponent(turn_);
    }

    void take_off(point s) noexcept {
        empty_.add(s);
        now_.stones.of(opponent(turn_)).erase(s);
    }

    /// What follows a placement or a flip.
    action note(const action& a) {
        actions_.push_back(a);
        passes_ = 0;
        past_.add(Hash::narrow(kernel_.key() ^ tiling_key_), now_);
        turn_ = opponent(turn_);
        return a;
    }

    void update_centre(point p) noexcept {
        if (now_.tiling.flip_obstacle_at(p))
            centres_.erase(p);
        else
            centres_.insert(p);
    }

    state_type from_;
    kernel_type start_;
    kernel_type kernel_;
    position_type now_;
    std::uint64_t tiling_key_ = 0;
    topoban::detail::point_list<capacity> empty_;
    point_set<capacity> centres_;
    point_set<capacity> was_occupied_;
    colour turn_ = colour::black;
    int passes_ = 0;
    std::vector<action> actions_;
    position_index start_past_;
    position_index past_;
};

} // namespace topoban::crystal_go
