// SPDX-License-Identifier: MIT
#pragma once

// A shogi position and what is said about it: the last move's way, rays, promotion zones.

#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/render/path.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/geometry/knight.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/movement.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/ray.hpp>

#include <array>
#include <optional>
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

namespace detail {

/// The segments of a knight's jump: forward, sideways, forward.
template <upright_surface S>
[[nodiscard]] path knight_path(const S& surface, cell from, direction forward, direction sideways) {
    path segments;
    frame transport;
    for (const direction d : {forward, sideways, forward}) {
        const auto next = segment_from(surface, from, heading_of(transport(d)));
        if (!next) return {};
        transport = surface.step_from(from, transport(d))->transport * transport;
        segments.push_back(*next);
        from = next->to;
    }
    return segments;
}

/// Whether a piece that travelled a way arrives on a cell with a facing.
template <upright_surface S>
[[nodiscard]] bool arrives_as(const S& surface, const path& segments, shogi::facing from,
                              shogi::facing wanted) {
    for (const segment& l : segments) {
        frame transport;
        if (is_diagonal(l.leaves))
            transport = diagonal_step(surface, l.from, diagonal_of(l.leaves))->transport;
        else
            transport = surface.step_from(l.from, direction_of(l.leaves))->transport;
        from = shogi::carried(transport, from);
    }
    return from == wanted;
}

} // namespace detail

/// The way a move takes: a step, a jump, or the first clear ray that arrives with the facing asked
/// for. Empty where the piece cannot move so.
template <upright_surface S>
[[nodiscard]] path path_of_move(const S& surface, const shogi::position<S::capacity>& before,
                                const shogi::action& move) {
    const shogi::piece mover = before.at(move.from);
    if (mover.is_empty()) return {};
    const auto fits = [&](const path& segments) {
        return !segments.empty() && segments.back().to == move.to &&
               (!move.arrives ||
                detail::arrives_as(surface, segments, mover.faces(), *move.arrives));
    };
    const shogi::movement how = shogi::movement_of(mover);
    for (const heading h : headings) {
        const heading leaves = shogi::relative_to(mover.faces(), h);
        path segments;
        if ((how.steps >> index_of(h) & 1) != 0)
            if (const auto step = segment_from(surface, move.from, leaves)) segments = {*step};
        if (fits(segments)) return segments;
        if ((how.slides >> index_of(h) & 1) == 0) continue;
        segments.clear();
        ray_place last{move.from, leaves, frame{}};
        walk_ray(surface, move.from, leaves, [&](const ray_place& place) {
            segments.push_back({last.at, last.travel, place.at, place.travel});
            last = place;
            return !fits(segments) && before.at(place.at).is_empty();
        });
        if (fits(segments)) return segments;
    }
    if (how.jumps)
        for (const direction sideways : {direction::east, direction::west})
            if (path segments =
                    detail::knight_path(surface, move.from, forward(mover.faces()), sideways);
                fits(segments))
                return segments;
    return {};
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
