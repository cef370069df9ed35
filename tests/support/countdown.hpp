// SPDX-License-Identifier: MIT
#pragma once

// The smallest game there is, so that what works for every game is not only tried on Go.

#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>

#include <cstddef>
#include <optional>
#include <vector>

namespace topoban::test {

/// Players take one or two counters in turn; who takes the last one wins.
class countdown {
public:
    using action_type = int;
    enum class refusal_type { ended, none, too_many };
    struct ending {
        std::optional<player> winner;
    };

    explicit countdown(int counters) : left_(counters) {}

    [[nodiscard]] int left() const { return left_; }
    [[nodiscard]] player turn() const { return turn_; }
    [[nodiscard]] std::vector<int> legal_actions() const {
        std::vector<int> actions;
        for (int taken = 1; taken <= 2 && taken <= left_; ++taken) actions.push_back(taken);
        return actions;
    }
    [[nodiscard]] std::optional<refusal_type> why_refused(int taken) const {
        if (left_ == 0) return refusal_type::ended;
        if (taken < 1) return refusal_type::none;
        if (taken > 2 || taken > left_) return refusal_type::too_many;
        return std::nullopt;
    }
    [[nodiscard]] result<countdown, refusal_type> play(int taken) const {
        if (const auto refused = why_refused(taken)) return unexpected(*refused);
        return play_unchecked(taken);
    }
    [[nodiscard]] countdown play_unchecked(int taken) const {
        countdown next(left_ - taken);
        next.turn_ = opponent(turn_);
        return next;
    }
    [[nodiscard]] std::optional<ending> outcome() const {
        if (left_ > 0) return std::nullopt;
        return ending{opponent(turn_)};
    }
    [[nodiscard]] friend bool operator==(const countdown&, const countdown&) = default;

private:
    int left_;
    player turn_ = player::first;
};

} // namespace topoban::test
