// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo as the laws of all games see it.

#include "laws/game_laws.hpp"

#include <topoban/crystal_go/state.hpp>

#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace topoban::test {

template <class Tiling, class Hash>
struct game_traits<crystal_go::state<Tiling, Hash>> {
    using state = crystal_go::state<Tiling, Hash>;
    using action = crystal_go::action;

    static std::vector<action> all_actions(const state& s) {
        std::vector<action> actions;
        for (point p = -2; p < s.board().size() + 2; ++p) {
            actions.push_back(action::place(p));
            actions.push_back(action::flip(p));
        }
        actions.push_back(action::pass());
        actions.push_back(action::resign());
        return actions;
    }
    static bool is_listed(const action& a) { return a.kind != crystal_go::action_kind::resign; }

    static std::string digest(const state& s) {
        std::ostringstream text;
        text << position(s) << ' ' << s.turn() << ' ' << s.passes() << ' ' << s.ply() << ' '
             << s.started_as();
        for (const auto& past : s.history().newest_first())
            text << '\n' << past.ply << ' ' << to_text(past.position.stones, s.board().size());
        if (const auto ending = s.outcome())
            text << '\n' << ending->reason << ' ' << ending->margin_half_points.value_or(999);
        return text.str();
    }
    static std::optional<std::string> unrepeatable(const action& a, const state& after) {
        if (!a.has_point() && after.ply() > 0) return std::nullopt;
        return position(after);
    }
    static bool is_conserved(const state& before, const action& a, const state& after) {
        auto expected = before.stones();
        if (a.kind == crystal_go::action_kind::place) expected.put(a.at, stones_of(before.turn()));
        if (a.has_point()) expected.of(opponent(stones_of(before.turn()))) -= before.captures(a);
        return after.stones() == expected && after.turn() == opponent(before.turn()) &&
               breathless_chains(after.board(), after.stones()).empty();
    }
    static bool validate(const state& s) { return s.validate(); }

private:
    static std::string position(const state& s) {
        std::string text = to_text(s.stones(), s.board().size());
        for (point p = 0; p < s.board().size(); ++p) {
            text += '|';
            for (const point n : s.board().neighbours(p)) text += ' ' + std::to_string(n);
        }
        return text;
    }
};

} // namespace topoban::test
