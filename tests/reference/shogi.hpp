// SPDX-License-Identifier: MIT
#pragma once

// Shogi from the rules alone: walks every path on the surface, tries every action on a copy of the
// position and looks whether the king is attacked. No tables, no pins, nothing incremental. Slow;
// the engine must agree with it.

#include <topoban/shogi/action.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/movement.hpp>
#include <topoban/surface/heading.hpp>

#include <initializer_list>
#include <optional>
#include <set>
#include <vector>

namespace topoban::test {

template <shogi::army Army>
class shogi_twin {
public:
    using surface = typename Army::surface;
    static constexpr int size = surface::capacity;
    using position = shogi::position<size>;
    using action = shogi::action;

    /// Every legal action of the side to move, sorted, without resignations and agreed draws.
    static std::set<action> legal_actions(const position& p) {
        std::set<action> legal;
        for (const action& a : candidates(p)) {
            const position after = play(p, a);
            if (is_attacked(after, p.turn)) continue;
            if (is_pawn_drop_mate(after, a)) continue;
            legal.insert(a);
        }
        return legal;
    }

    /// Whether the king of `who` is attacked; false without a king.
    static bool is_attacked(const position& p, player who) {
        for (cell king = 0; king < size; ++king) {
            if (!p.at(king).is(who, shogi::piece_type::king)) continue;
            for (cell c = 0; c < size; ++c) {
                if (!p.at(c).belongs_to(opponent(who))) continue;
                if (attacks(p, c, king)) return true;
            }
        }
        return false;
    }

    static position play(position p, const action& a) {
        const player who = p.turn;
        if (a.kind == shogi::action_kind::drop) {
            p.hand_of(who).remove(a.dropped);
            p.put(a.to, shogi::piece(who, a.dropped));
        } else {
            shogi::piece moved = p.at(a.from).facing_to(*a.arrives);
            if (a.promotes == shogi::promotion::yes) moved = moved.promoted();
            if (!p.at(a.to).is_empty()) p.hand_of(who).add(p.at(a.to).type());
            p.put(a.from, {});
            p.put(a.to, moved);
        }
        p.turn = opponent(who);
        return p;
    }

private:
    /// A traveller: where it is, where it looks, and how what it carries has turned since it set out.
    struct traveller {
        cell at = no_point;
        heading looks = heading::north;
        frame transport;
    };

    /// Steps through sides, each named as the compass stood at the start.
    static std::optional<step> walked(cell at, std::initializer_list<direction> steps) {
        frame transport;
        for (const direction d : steps) {
            const auto next = surface{}.step_from(at, transport(d));
            if (!next) return std::nullopt;
            at = next->to;
            transport = next->transport * transport;
        }
        return step{at, transport};
    }

    /// One step on: through a side, or over a corner where both orders of its two sides exist and
    /// end on one other cell with one compass.
    static std::optional<traveller> way_on(const traveller& t) {
        const int eighths = static_cast<int>(t.looks);
        std::optional<step> next;
        if (eighths % 2 == 0) {
            next = walked(t.at, {static_cast<direction>(eighths / 2)});
        } else {
            const auto before = static_cast<direction>(eighths / 2);
            const auto after = static_cast<direction>((eighths / 2 + 1) % 4);
            next = walked(t.at, {before, after});
            if (next != walked(t.at, {after, before}) || (next && next->to == t.at)) return {};
        }
        if (!next) return {};
        // The heading turns as its sides do.
        const auto side = next->transport(static_cast<direction>(eighths / 2));
        heading looks = static_cast<heading>(2 * static_cast<int>(side));
        if (eighths % 2 == 1) {
            const int other =
                static_cast<int>(next->transport(static_cast<direction>((eighths / 2 + 1) % 4)));
            const int between =
                other == (static_cast<int>(side) + 1) % 4 ? static_cast<int>(side) : other;
            looks = static_cast<heading>(2 * between + 1);
        }
        return traveller{next->to, looks, next->transport * t.transport};
    }

    /// Visits where a piece's movement takes it past no one, and how it then faces: cells with
    /// pieces of either player included, its own king's and all.
    template <class Visitor>
    static void reach(const position& p, cell from, Visitor visit) {
        const shogi::piece mover = p.at(from);
        const shogi::movement how = shogi::movement_of(mover);
        const auto add = [&](cell to, frame transport) {
            if (to != from) visit(to, shogi::carried(transport, mover.faces()));
        };
        for (int i = 0; i < 8; ++i) {
            const heading h = shogi::relative_to(mover.faces(), static_cast<heading>(i));
            if ((how.steps >> i & 1) != 0)
                if (const auto next = way_on({from, h, frame{}})) add(next->at, next->transport);
            if ((how.slides >> i & 1) == 0) continue;
            // On and on, until something stands there or one is back at the departure.
            for (auto next = way_on({from, h, frame{}}); next && next->at != from;
                 next = way_on(*next)) {
                add(next->at, next->transport);
                if (!p.at(next->at).is_empty()) break;
            }
        }
        const direction ahead = shogi::forward(mover.faces());
        if (how.jumps)
            for (const direction side : {direction::east, direction::west})
                if (const auto jump = walked(from, {ahead, side, ahead}))
                    add(jump->to, jump->transport);
    }

    static bool attacks(const position& p, cell from, cell target) {
        bool found = false;
        reach(p, from, [&](cell to, shogi::facing) { found = found || to == target; });
        return found;
    }

    static inline const shogi::start_layout<size> layout = Army::layout();

    static bool is_dead(shogi::piece_type type, cell at, shogi::facing faces) {
        const direction ahead = shogi::forward(faces);
        switch (type) {
        case shogi::piece_type::pawn:
        case shogi::piece_type::lance: return !walked(at, {ahead});
        case shogi::piece_type::knight: return !walked(at, {ahead, ahead});
        default: return false;
        }
    }

    static bool is_in_band(player who, cell c) {
        return layout.promotion[std::size_t(index_of(who))].contains(c);
    }

    /// Everything but king safety and pawn-drop mate.
    static std::vector<action> candidates(const position& p) {
        std::vector<action> found;
        for (cell from = 0; from < size; ++from) {
            const shogi::piece mover = p.at(from);
            if (!mover.belongs_to(p.turn)) continue;
            reach(p, from, [&](cell to, shogi::facing faces) {
                const shogi::piece there = p.at(to);
                if (!there.is_empty() &&
                    (there.owner() == p.turn || there.type() == shogi::piece_type::king))
                    return;
                const bool can_promote = !mover.is_promoted() && shogi::is_promotable(mover.type());
                const bool must_promote = can_promote && is_dead(mover.type(), to, faces);
                if (!must_promote)
                    found.push_back(action::move(from, to, shogi::promotion::no, faces));
                if (must_promote ||
                    (can_promote && (is_in_band(p.turn, from) || is_in_band(p.turn, to))))
                    found.push_back(action::move(from, to, shogi::promotion::yes, faces));
            });
        }
        for (const shogi::piece_type type : shogi::hand_types)
            if (p.hand_of(p.turn).holds(type))
                for (cell to = 0; to < size; ++to)
                    if (p.at(to).is_empty() && !is_dead(type, to, shogi::default_facing(p.turn)) &&
                        !(type == shogi::piece_type::pawn && has_pawn_on_file(p, to)))
                        found.push_back(action::drop(type, to));
        return found;
    }

    static bool has_pawn_on_file(const position& p, cell to) {
        for (cell c = 0; c < size; ++c)
            if (layout.file[std::size_t(c)] == layout.file[std::size_t(to)] &&
                p.at(c).is(p.turn, shogi::piece_type::pawn) && !p.at(c).is_promoted())
                return true;
        return false;
    }

    static bool is_pawn_drop_mate(const position& after, const action& a) {
        if (a.kind != shogi::action_kind::drop || a.dropped != shogi::piece_type::pawn)
            return false;
        // The pawn itself must give the check: in an edited position the king may have stood in
        // another one before.
        const auto king = after.king_of(after.turn);
        return king && attacks(after, a.to, *king) && legal_actions(after).empty();
    }
};

} // namespace topoban::test
