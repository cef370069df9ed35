// SPDX-License-Identifier: MIT
#pragma once

// Every path of a piece: its steps, jumps and rays, from which attacks, explanations and pictures
// follow. For people, who want to see it; the board's tables know only where paths lead.

#include <topoban/core/point.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/movement.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/path.hpp>
#include <topoban/surface/ray.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace topoban::shogi {

/// The three ways to move.
enum class path_kind : std::uint8_t {
    step, ///< one cell
    jump, ///< forward, sideways, forward, over whatever stands there
    slide ///< on and on, up to the first piece
};

/// One path of a piece, as far as it goes: a slide includes the cell of the piece in its way.
struct piece_path {
    path_kind kind = path_kind::step; ///< how the piece moves along it
    heading leaves = heading::north;  ///< the heading with which it sets out
    ray way;                          ///< the segments, and why there are no more

    /// The index of the first segment after which the piece may halt; every later one is another
    /// such place. As many as there are segments where the piece can nowhere halt.
    [[nodiscard]] std::size_t first_halt() const noexcept {
        return kind == path_kind::jump && way.segments.size() == 3 ? 2
               : kind == path_kind::jump                           ? way.segments.size()
                                                                   : 0;
    }
    /// How a piece that set out with this facing stands after a segment.
    [[nodiscard]] facing facing_after(std::size_t segment, facing faces) const {
        for (std::size_t i = 0; i <= segment; ++i)
            faces = carried(way.segments[i].transport, faces);
        return faces;
    }
};

namespace detail {
/// A jump as far as the surface has cells for it; one that comes back to its departure halts
/// nowhere.
template <upright_surface S>
[[nodiscard]] ray trace_jump(const S& s, cell from, direction forward, direction sideways) {
    ray traced;
    frame transport;
    cell at = from;
    for (const direction d : {forward, sideways, forward}) {
        const std::optional<segment> next = segment_from(s, at, heading_of(transport(d)));
        if (!next) return traced;
        transport = next->transport * transport;
        at = next->to;
        traced.segments.push_back(*next);
    }
    traced.end = ray_end::stopped;
    if (at == from) {
        traced.segments.pop_back();
        traced.end = ray_end::departure;
    }
    return traced;
}
} // namespace detail

/// Calls `visit` with every `piece_path` of the piece on `from`, those that the surface forbids at
/// once among them: first its steps, then its jumps, then its slides. Nothing for an empty cell.
template <upright_surface S, class Visitor>
void for_each_path(const S& s, const position<S::capacity>& p, cell from, Visitor visit) {
    const piece mover = p.at(from);
    if (mover.is_empty()) return;
    const movement how = movement_of(mover);
    const auto each_heading = [&](heading_set set, path_kind walks, auto goes_on) {
        for (const heading h : headings)
            if ((set >> index_of(h) & 1) != 0) {
                const heading leaves = relative_to(mover.faces(), h);
                visit(piece_path{walks, leaves, trace_ray(s, from, leaves, goes_on)});
            }
    };
    each_heading(how.steps, path_kind::step, [](cell) { return false; });
    if (how.jumps)
        for (const direction sideways : {direction::east, direction::west}) {
            const direction ahead = forward(mover.faces());
            visit(piece_path{path_kind::jump, heading_of(ahead),
                             detail::trace_jump(s, from, ahead, sideways)});
        }
    each_heading(how.slides, path_kind::slide, [&](cell c) { return p.at(c).is_empty(); });
}

} // namespace topoban::shogi
