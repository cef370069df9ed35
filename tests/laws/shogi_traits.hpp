// SPDX-License-Identifier: MIT
#pragma once

// Shogi as the laws of all games see it.

#include "laws/game_laws.hpp"

#include <topoban/shogi/position_text.hpp>
#include <topoban/shogi/state.hpp>

#include <array>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace topoban::test {

template <class Army, class Hash>
struct game_traits<shogi::state<Army, Hash>> {
    using state = shogi::state<Army, Hash>;
    using action = shogi::action;

    /// Every action on a small board; on a large one every move from each fifth cell.
    static std::vector<action> all_actions(const state& s) {
        const int size = state::capacity;
        const int stride = size > 20 ? 5 : 1;
        std::vector<action> actions{action::resign(), action::agree_draw()};
        for (cell from = -1 - s.ply() % stride; from <= size; from += stride)
            for (cell to = -1; to <= size; ++to)
                for (const auto promotes : {shogi::promotion::no, shogi::promotion::yes})
                    for (const auto arrives :
                         {std::optional<shogi::facing>(), std::optional(shogi::facing::up),
                          std::optional(shogi::facing::down)})
                        actions.push_back(action::move(from, to, promotes, arrives));
        if (stride > 1) // the rest of the legal ones, so that the list is covered
            for (const action& a : s.legal_actions())
                if (a.kind == shogi::action_kind::move &&
                    (a.from + 1 + s.ply() % stride) % stride != 0)
                    actions.push_back(a);
        for (const auto type : shogi::piece_types)
            for (cell to = -1; to <= size; ++to) actions.push_back(action::drop(type, to));
        return actions;
    }
    static bool is_listed(const action& a) {
        return a.kind == shogi::action_kind::drop ||
               (a.kind == shogi::action_kind::move && a.arrives);
    }

    static std::string digest(const state& s) {
        using surface = typename Army::surface;
        std::ostringstream text;
        text << shogi::to_text<surface>(s.position()) << ' ' << s.ply() << ' ' << s.is_check()
             << ' ' << s.occurrences();
        for (const auto& past : s.history().oldest_first())
            text << '\n' << shogi::to_text<surface>(past.position) << past.is_check;
        if (const auto ending = s.outcome()) text << '\n' << *ending;
        return text.str();
    }

    /// Positions may come back: three times.
    static std::optional<std::string> unrepeatable(const action&, const state&) {
        return std::nullopt;
    }

    /// Every piece is on the board or in a hand, before and after.
    static bool is_conserved(const state& before, const action&, const state& after) {
        return count(before) == count(after) && after.turn() == opponent(before.turn()) &&
               !after.kernel().is_in_check(before.turn());
    }

    static bool validate(const state& s) { return s.validate(); }

private:
    static std::array<int, 8> count(const state& s) {
        std::array<int, 8> pieces{};
        for (const shogi::piece p : s.position().cells)
            if (!p.is_empty()) ++pieces[std::size_t(index_of(p.type()))];
        for (const shogi::piece_type type : shogi::hand_types)
            for (const shogi::hand& h : s.position().hands)
                pieces[std::size_t(index_of(type))] += h.count(type);
        return pieces;
    }
};

} // namespace topoban::test
