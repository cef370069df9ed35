// SPDX-License-Identifier: MIT
#pragma once

// Go as the laws of all games see it.

#include "laws/game_laws.hpp"

#include <topoban/go/state.hpp>
#include <topoban/surface/automorphism.hpp>

#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace topoban::test {

template <class Board, class Hash>
struct game_traits<go::state<Board, Hash>> {
    using state = go::state<Board, Hash>;

    static std::vector<go::action> all_actions(const state& s) {
        std::vector<go::action> actions;
        for (point p = -2; p < s.board().size() + 2; ++p) actions.push_back(go::action::place(p));
        actions.push_back(go::action::pass());
        actions.push_back(go::action::resign());
        return actions;
    }
    static bool is_listed(const go::action& a) { return a.kind != go::action_kind::resign; }

    static std::string digest(const state& s) {
        std::ostringstream text;
        const int size = s.board().size();
        text << to_text(s.stones(), size) << ' ' << s.turn() << ' ' << s.passes() << ' ' << s.ply()
             << ' ' << s.komi_half_points() << ' ' << s.started_as();
        for (const auto& past : s.history().newest_first())
            text << '\n' << past.ply << ' ' << to_text(past.position, size);
        if (const auto ending = s.outcome())
            text << '\n' << ending->reason << ' ' << ending->margin_half_points.value_or(999);
        return text.str();
    }

    static std::optional<std::string> unrepeatable(const go::action& a, const state& after) {
        if (a.kind != go::action_kind::place && after.ply() > 0) return std::nullopt;
        return to_text(after.stones(), after.board().size());
    }

    /// One stone more, and only what the placement was said to capture gone.
    static bool is_conserved(const state& before, const go::action& a, const state& after) {
        auto expected = before.stones();
        if (a.kind == go::action_kind::place) {
            expected.put(a.at, stones_of(before.turn()));
            expected.of(opponent(stones_of(before.turn()))) -= before.captures(a.at);
            if (!before.captures(a.at).empty() &&
                !before.captures(a.at).intersects(before.stones().occupied()))
                return false;
        }
        return after.stones() == expected && after.turn() == opponent(before.turn()) &&
               chains_without_liberties(after.board(), after.stones()).empty();
    }

    static bool validate(const state& s) { return s.validate(); }
};

/// A symmetry of the board as a map of states and actions.
class go_symmetry {
public:
    explicit go_symmetry(const automorphism& symmetry) : symmetry_(symmetry) {}

    template <class Board, class Hash>
    go::state<Board, Hash> operator()(const go::state<Board, Hash>& s) const {
        return transform(s, symmetry_);
    }
    go::action operator()(const go::action& a) const {
        const bool is_on_board = 0 <= a.at && a.at < symmetry_.size();
        return is_on_board ? go::action::place(symmetry_(a.at)) : a;
    }

private:
    const automorphism& symmetry_;
};

} // namespace topoban::test
