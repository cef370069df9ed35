// SPDX-License-Identifier: MIT
#pragma once

// Checks and pins: which cells a piece may move to without leaving its king attacked.

#include <topoban/core/inline_vector.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/shogi/board.hpp>
#include <topoban/surface/heading.hpp>

namespace topoban::shogi {

/// What the side to move owes its king (rules-shogi.md §10).
///
/// A route of an attack is the cells between attacker and king and the attacker's own cell. Every
/// clear route is a check, and a piece other than the king ends a check by arriving on its route.
/// A piece that alone blocks a route is pinned to it. A winding ray can give one attacker several
/// routes, and can pin one piece to several: what is allowed is then what lies on all of them.
/// This is exact, since a move empties one cell and fills another: it opens only the routes that
/// the emptied cell alone blocked.
template <upright_surface Surface>
class king_safety {
public:
    static constexpr int size = Surface::capacity;
    using set = point_set<size>;
    using board_type = board<Surface>;

    /// For the king of `who` as the board stands.
    king_safety(const board_type& b, player who) noexcept
        : king_(b.king_of(who)), allowed_(set::below(size)) {
        if (king_ == no_point) return;
        const set& attackers = b.pieces_of(opponent(who));
        for (const cell c : board_type::tables().stepper_origins(king_) & attackers)
            if (b.steps_to(c, king_)) add_check({c});
        const set sliders = b.sliders() & attackers;
        if (sliders.intersects(board_type::tables().orthogonal_rays(king_)))
            for (int h = 0; h < 8; h += 2) scan_ray(b, who, static_cast<heading>(h));
        if (sliders.intersects(board_type::tables().diagonal_rays(king_)))
            for (int h = 1; h < 8; h += 2) scan_ray(b, who, static_cast<heading>(h));
    }

    /// Whether the king is attacked.
    [[nodiscard]] bool is_check() const noexcept { return checks_ > 0; }
    /// Where a piece that is not pinned, or a drop, leaves the king safe.
    [[nodiscard]] const set& allowed() const noexcept { return allowed_; }
    /// The pieces that may not leave some route.
    [[nodiscard]] const set& pinned() const noexcept { return pinned_; }
    /// Where the piece on `from`, not the king, leaves the king safe.
    [[nodiscard]] set allowed_from(cell from) const noexcept {
        set cells = allowed_;
        if (pinned_.contains(from))
            for (const pin& p : pins_)
                if (p.who == from) cells &= p.route;
        return cells;
    }

private:
    struct pin {
        cell who = no_point;
        set route;
    };

    void add_check(const set& route) noexcept {
        ++checks_;
        allowed_ &= route;
    }

    /// The cells at distances 1 … last of a ray.
    [[nodiscard]] static set stretch(const typename board_type::ray& r, int last) noexcept {
        set cells;
        for (int d = 1; d <= last; ++d) cells.insert(r.at(d).at);
        return cells;
    }

    void scan_ray(const board_type& b, player who, heading h) noexcept {
        const auto r = board_type::ray_from(king_, h);
        const int first = b.blocker(r);
        if (first >= r.length) return;
        const cell nearest = r.at(first).at;
        if (nearest == no_point || nearest == king_) return;
        if (!b.pieces_of(who).contains(nearest)) {
            if (b.attacks_back(r, first)) add_check(stretch(r, first));
            return;
        }
        int second = b.blocker(r, first);
        while (second < r.length && r.at(second).at == nearest) second = b.blocker(r, second);
        if (second >= r.length) return;
        const cell behind = r.at(second).at;
        if (behind == no_point || !b.pieces_of(opponent(who)).contains(behind) ||
            !b.attacks_back(r, second))
            return;
        pinned_.insert(nearest);
        pins_.push_back({nearest, stretch(r, second)});
    }

    cell king_;
    int checks_ = 0;
    set allowed_;
    set pinned_;
    inline_vector<pin, 8> pins_;
};

} // namespace topoban::shogi
