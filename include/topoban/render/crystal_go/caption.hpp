// SPDX-License-Identifier: MIT
#pragma once

// What is said under a CrystalGo position: the last action, the turn, the result.

#include <topoban/core/point.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/render/go/caption.hpp>
#include <topoban/render/snapshot.hpp>

#include <string>
#include <vector>

namespace topoban::render {

/// The centre of the flip that led to a snapshot, or `no_point`.
template <class State>
[[nodiscard]] point flipped_at(const snapshot<State>& at) {
    const bool is_flip = at.action && at.action->kind == crystal_go::action_kind::flip;
    return is_flip ? at.action->at : no_point;
}

/// The marks of a snapshot: the stone placed, and what a stone or a flip captured.
template <class Start, class Hash>
[[nodiscard]] auto marks_of(const snapshot<crystal_go::state<Start, Hash>>& at) {
    const auto& before = at.before ? *at.before : at.now;
    const bool is_placement = at.action && at.action->kind == crystal_go::action_kind::place;
    return marks_between(before.stones(), at.now.stones(), is_placement ? at.action->at : no_point);
}

/// The lines under a snapshot of a CrystalGo game: `3. Black flip (1,0), 2 captured`, then who is to
/// play or how it ended.
template <class Start, class Hash>
[[nodiscard]] std::vector<std::string>
crystal_go_caption(const snapshot<crystal_go::state<Start, Hash>>& at) {
    std::string first = "CrystalGo, " + Start::name();
    if (at.action) {
        first = numbered(at) + to_text(*at.action, Start{});
        const int captured = marks_of(at).captured.occupied().size();
        if (captured > 0) first += ", " + std::to_string(captured) + " captured";
    }
    return {first, turn_or_result(at)};
}

} // namespace topoban::render
