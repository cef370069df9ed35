// SPDX-License-Identifier: MIT
#pragma once

// A shogi position and what is said about it: the last move's way, rays, promotion zones.

#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/render/path.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/paths.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/path.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace topoban::render {

/// A position to be drawn, with any of these marks. It need not be one that can be played.
template <int Capacity>
struct shogi_marks {
    shogi::position<Capacity> position{};       ///< pieces, hands and side to move
    std::array<point_set<Capacity>, 2> zones{}; ///< where the players' pieces promote
    cell from = no_point;                       ///< of the last move
    cell to = no_point;                         ///< of the last move or drop
    path moved{};                               ///< the way the last move took
    std::vector<path> rays{};                   ///< further ways
};

/// The path a move takes: the first step, jump or clear ray that arrives with the facing asked
/// for. Empty where the piece cannot move so.
template <upright_surface S>
[[nodiscard]] path path_of_move(const S& surface, const shogi::position<S::capacity>& before,
                                const shogi::action& move) {
    const shogi::facing faces = before.at(move.from).faces();
    path taken;
    shogi::for_each_path(surface, before, move.from, [&](const shogi::piece_path& along) {
        const path& segments = along.way.segments;
        for (std::size_t i = along.first_halt(); taken.empty() && i < segments.size(); ++i)
            if (segments[i].to == move.to &&
                (!move.arrives || along.facing_after(i, faces) == *move.arrives))
                taken.assign(segments.begin(), segments.begin() + std::ptrdiff_t(i) + 1);
    });
    return taken;
}

/// The marks of a position after an action.
template <upright_surface S>
[[nodiscard]] shogi_marks<S::capacity>
marks_after(const S& surface, const shogi::position<S::capacity>& before,
            const shogi::action& action, const shogi::position<S::capacity>& after) {
    shogi_marks<S::capacity> marks{.position = after};
    if (action.kind == shogi::action_kind::drop) marks.to = action.to;
    if (action.kind == shogi::action_kind::move) {
        marks.from = action.from;
        marks.to = action.to;
        marks.moved = path_of_move(surface, before, action);
    }
    return marks;
}

} // namespace topoban::render
