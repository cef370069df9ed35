// SPDX-License-Identifier: MIT
#pragma once

// Searches in which one player acts alone while the other passes: how to capture a group soonest,
// and how far a group was tried in vain.

#include <topoban/boards/tilings.hpp>
#include <topoban/crystal_go.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace crystal_search {

using topoban::point;
using topoban::crystal_go::action;
using start = topoban::side4;
using state = topoban::crystal_go::state<start>;
using lattice = topoban::triangular_hexagon<4>;
using points = state::points;
using line = std::vector<action>;

/// A drawing with Black's stones only, White to move: what stands once Black begins to pass.
[[nodiscard]] inline state black_alone(const points& black) {
    state::setup_type drawn;
    drawn.stones.black = black;
    drawn.turn = topoban::player::second;
    return *state::study(drawn);
}

/// The liberties of Black's chain at a point.
[[nodiscard]] inline points liberties(const state& s, point of) {
    return topoban::chain_at(s.board(), s.stones(), of).liberties;
}

/// White's actions and Black's passes between them.
[[nodiscard]] inline state act_and_pass(const state& s, const action& a) {
    const state acted = s.play_unchecked(a);
    return acted.has_ended() ? acted : acted.play_unchecked(action::pass());
}

/// The shortest list of White's actions that captures Black's chain at `target`, Black passing, of
/// at most `most`: A* whose bound is the number of liberties left, for no action takes two.
/// Nothing where there is none, or none was found among `patience` positions.
[[nodiscard]] inline std::optional<line> soonest_capture(const state& from, point target, int most,
                                                         std::size_t patience) {
    struct node {
        state reached;
        action last;
        int parent;
        int acted;
    };
    std::vector<node> nodes{{from, action::pass(), -1, 0}};
    std::unordered_set<state::position_type> seen{from.position()};
    // Per bound a stack, so that of equally promising positions the latest is looked at first.
    std::vector<std::vector<int>> open(static_cast<std::size_t>(most) + 1);
    const auto push = [&](int index, int bound) {
        if (bound <= most) open[static_cast<std::size_t>(bound)].push_back(index);
    };
    push(0, liberties(from, target).size());
    for (std::vector<int>& promising : open) {
        while (!promising.empty() && nodes.size() < patience) {
            const int index = promising.back();
            promising.pop_back();
            const state now = nodes[static_cast<std::size_t>(index)].reached;
            const int acted = nodes[static_cast<std::size_t>(index)].acted + 1;
            const auto legal = now.legal_actions();
            // Placements last, to be looked at first: a plan with few flips is easier to follow.
            for (std::size_t i = legal.size() - 1; i-- > 0;) {
                const action a = legal[i];
                if (now.captures(a).contains(target)) {
                    line found{a};
                    for (int n = index; n > 0; n = nodes[static_cast<std::size_t>(n)].parent)
                        found.push_back(nodes[static_cast<std::size_t>(n)].last);
                    std::reverse(found.begin(), found.end());
                    return found;
                }
                state next = act_and_pass(now, a);
                if (!seen.insert(next.position()).second) continue;
                const int left = liberties(next, target).size();
                nodes.push_back({std::move(next), a, index, acted});
                push(static_cast<int>(nodes.size()) - 1, acted + left);
            }
        }
    }
    return std::nullopt;
}

/// How far an exhaustive search went.
struct siege {
    bool captured = false;
    int depth = 0;                    ///< White's actions
    std::size_t positions = 0;        ///< different ones, the first among them
    std::size_t fewest_liberties = 0; ///< of the chain, in any of them
};

/// Every sequence of at most `depth` White actions against the chain at `target`, Black passing.
/// Positions are counted once, however they came about, and repetition forbids nothing: White may
/// do here more than in a game.
[[nodiscard]] inline siege besiege(const state& from, point target, int depth) {
    siege report{false, depth, 1, std::size_t(liberties(from, target).size())};
    std::unordered_set<state::position_type> seen{from.position()};
    std::vector<state::position_type> layer{from.position()};
    for (int d = 0; d < depth; ++d) {
        std::vector<state::position_type> next_layer;
        for (const auto& position : layer) {
            const state now =
                *state::study({position.tiling, position.stones, topoban::player::second});
            for (const action& a : now.legal_actions()) {
                if (a.kind == topoban::crystal_go::action_kind::pass) continue;
                const state next = now.play_unchecked(a);
                if (next.at(target) != topoban::colour::black) {
                    report.captured = true;
                    return report;
                }
                if (!seen.insert(next.position()).second) continue;
                report.fewest_liberties =
                    std::min(report.fewest_liberties, std::size_t(liberties(next, target).size()));
                next_layer.push_back(next.position());
            }
        }
        layer = std::move(next_layer);
    }
    report.positions = seen.size();
    return report;
}

} // namespace crystal_search
