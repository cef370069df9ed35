// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo as the laws of all games see it.

#include "laws/game_laws.hpp"

#include <topoban/core/random.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/surface/automorphism.hpp>

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace topoban::test {

template <class Start, class Hash>
struct game_traits<crystal_go::state<Start, Hash>> {
    using state = crystal_go::state<Start, Hash>;
    using action = crystal_go::action;

    static std::vector<action> all_actions(const state& s) {
        std::vector<action> actions{action::pass(), action::resign()};
        for (point p = -2; p < s.board().size() + 2; ++p) {
            actions.push_back(action::place(p));
            actions.push_back(action::flip(p));
        }
        return actions;
    }
    static bool is_listed(const action& a) { return a.kind != crystal_go::action_kind::resign; }

    static std::string digest(const state& s) {
        std::ostringstream text;
        text << to_text(s.position()) << ' ' << s.turn() << ' ' << s.passes() << ' ' << s.ply()
             << ' ' << s.started_as();
        for (const auto& past : s.history().newest_first())
            text << '\n' << past.ply << ' ' << to_text(past.position);
        if (const auto ending = s.outcome())
            text << '\n' << ending->reason << ' ' << ending->margin_half_points.value_or(999);
        return text.str();
    }

    static std::optional<std::string> unrepeatable(const action& a, const state& after) {
        if (!a.has_point() && after.ply() > 0) return std::nullopt;
        return to_text(after.position());
    }

    /// One stone more or six edges exchanged, and only what the action was said to capture gone.
    static bool is_conserved(const state& before, const action& a, const state& after) {
        auto expected = before.position();
        const colour own = stones_of(before.turn());
        if (a.kind == crystal_go::action_kind::place) expected.stones.put(a.at, own);
        if (a.kind == crystal_go::action_kind::flip)
            expected.tiling = expected.tiling.flipped(a.at);
        const auto captured = before.captures(a);
        if (!(captured - before.stones().of(opponent(own))).empty()) return false;
        expected.stones.of(opponent(own)) -= captured;
        return after.position() == expected && after.turn() == opponent(before.turn()) &&
               chains_without_liberties(after.board(), after.stones()).empty();
    }

    static bool validate(const state& s) { return s.validate() && s.board().validate(); }
};

/// A symmetry of the lattice as a map of states and actions.
class crystal_symmetry {
public:
    explicit crystal_symmetry(const automorphism& symmetry) : symmetry_(symmetry) {}

    template <class Start, class Hash>
    crystal_go::state<Start, Hash> operator()(const crystal_go::state<Start, Hash>& s) const {
        return transform(s, symmetry_);
    }
    crystal_go::action operator()(crystal_go::action a) const {
        if (0 <= a.at && a.at < symmetry_.size()) a.at = symmetry_(a.at);
        return a;
    }

private:
    const automorphism& symmetry_;
};

/// One action in three is a flip, one in thirty a pass, as far as there are any.
template <class State>
crystal_go::action lively_action(const State& state, random_source& random) {
    const auto actions = state.legal_actions();
    const std::uint32_t kind = random.below(30);
    const auto flips = static_cast<std::uint32_t>(state.legal_flips().size());
    const auto placements = static_cast<std::uint32_t>(actions.size()) - flips - 1;
    if (kind < 10 && flips > 0) return actions[placements + random.below(flips)];
    if (kind < 29 && placements > 0) return actions[random.below(placements)];
    return crystal_go::action::pass();
}

} // namespace topoban::test
