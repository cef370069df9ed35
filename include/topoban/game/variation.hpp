// SPDX-License-Identifier: MIT
#pragma once

// A line of play with a cursor: look back, branch, take back.

#include <topoban/core/result.hpp>
#include <topoban/game/game_state.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace topoban {

/// The actions from a starting state and a cursor among them. States are kept only now and then,
/// so that a long line is cheap to keep and any of its states quick to find again.
///
/// A branch has exactly the prefix up to its cursor as its past: what was played after that in
/// another line neither allows nor forbids anything.
template <game_state State>
class variation {
public:
    using state_type = State;
    using action_type = typename State::action_type;
    using refusal_type = typename State::refusal_type;

    /// The empty line from `start`.
    explicit variation(State start) : current_(std::make_unique<State>(std::move(start))) {
        kept_.push_back(*current_);
    }

    /// A line of its own: copies the actions and the states kept.
    variation(const variation& other)
        : kept_(other.kept_),
          actions_(other.actions_),
          cursor_(other.cursor_),
          current_(std::make_unique<State>(*other.current_)) {}
    /// `other` may then only be assigned to or destroyed.
    variation(variation&& other) noexcept = default;
    /// Where memory runs out, this line stays as it was.
    variation& operator=(const variation& other) {
        if (this != &other) *this = variation(other);
        return *this;
    }
    variation& operator=(variation&& other) noexcept = default;
    ~variation() = default;

    /// The state before the first action.
    [[nodiscard]] const State& start() const noexcept { return kept_.front(); }
    /// The state at the cursor.
    [[nodiscard]] const State& current() const noexcept { return *current_; }
    /// Every action of the line, also those after the cursor.
    [[nodiscard]] const std::vector<action_type>& actions() const noexcept { return actions_; }
    /// The number of actions before the cursor, 0 … actions().size().
    [[nodiscard]] std::size_t cursor() const noexcept { return cursor_; }
    /// The number of actions of the line.
    [[nodiscard]] std::size_t size() const noexcept { return actions_.size(); }

    /// The state after so many actions; beyond the end, the last. Replays a short stretch.
    [[nodiscard]] State state_at(std::size_t ply) const {
        ply = std::min(ply, size());
        if (ply == cursor_) return *current_;
        State state = kept_[ply / spacing];
        for (std::size_t i = ply - ply % spacing; i < ply; ++i)
            state = state.play_unchecked(actions_[i]);
        return state;
    }
    /// The state at the end of the line.
    [[nodiscard]] State last() const { return state_at(size()); }

    /// Plays at the cursor. The same action as the line's next one only moves on; another one cuts
    /// off what followed and starts a branch here. A refused action changes nothing, nor does memory
    /// that runs out. Takes the time of one action of the game.
    [[nodiscard]] std::optional<refusal_type> play(const action_type& action) {
        if constexpr (resolving_game_state<State>) {
            auto resolved = current_->resolve(action);
            if (!resolved) return std::move(resolved).error();
            go_on(*resolved, current_->play_unchecked(*resolved));
        } else {
            auto next = current_->play(action);
            if (!next) return std::move(next).error();
            go_on(action, std::move(*next));
        }
        return std::nullopt;
    }

    /// Looks at the position after so many actions; beyond the end, at the last. Replays a short
    /// stretch.
    void go_to(std::size_t ply) {
        ply = std::min(ply, size());
        *current_ = state_at(ply);
        cursor_ = ply;
    }
    /// One action back; at the start nothing happens. Replays a short stretch.
    void undo() {
        if (cursor_ > 0) go_to(cursor_ - 1);
    }
    /// Drops what follows the cursor, an ending included. Takes the time of the actions dropped.
    void truncate() {
        actions_.resize(cursor_);
        while (kept_.size() > 1 && (kept_.size() - 1) * spacing > cursor_) kept_.pop_back();
    }
    /// A line of its own with the prefix up to the cursor: copies the actions and the states kept.
    [[nodiscard]] variation branch() const {
        variation copy(*this);
        copy.truncate();
        return copy;
    }

private:
    /// So far apart that the states kept take no more than a few bytes an action.
    static constexpr std::size_t spacing = std::max<std::size_t>(64, sizeof(State) / 32);

    /// Moves on to `next`, reached by an action spelt as `legal_actions` lists it.
    void go_on(action_type played, State&& next) {
        if (cursor_ == size() || !(actions_[cursor_] == played)) append(std::move(played), next);
        ++cursor_;
        *current_ = std::move(next);
    }
    /// Lets the line go on from the cursor by this action. What can fail is done first.
    void append(action_type played, const State& next) {
        const std::size_t length = cursor_ + 1;
        if (actions_.capacity() < length) actions_.reserve(std::max<std::size_t>(16, 2 * size()));
        if (length % spacing == 0) {
            kept_.push_back(next);
            if (kept_.size() > length / spacing + 1)
                kept_[length / spacing] = std::move(kept_.back());
        }
        actions_.resize(cursor_);
        actions_.push_back(std::move(played));
        while (kept_.size() > length / spacing + 1) kept_.pop_back();
    }

    std::vector<State> kept_; // the states after 0, spacing, 2 · spacing, … actions
    std::vector<action_type> actions_;
    std::size_t cursor_ = 0;
    std::unique_ptr<State> current_; // a line is passed about by value, and states are large
};

} // namespace topoban
