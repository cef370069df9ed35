// SPDX-License-Identifier: MIT
// Replays CrystalGo records and explains each turn: what is joined anew, what is captured, which
// chains stand with how many liberties, and what the rules refuse to the next player, and why.

#include "support/command.hpp"
#include "support/input.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/crystal_go.hpp>
#include <topoban/json/crystal_go/read.hpp>

#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace topoban;
using crystal_go::action;
using crystal_go::action_kind;
using state = crystal_go::state<side4>;
using points = state::points;

const command::synopsis synopsis{"crystal_go_lessons FILE...\n"
                                 "  a FILE is a record of CrystalGo; - is standard input",
                                 {},
                                 {}};

[[nodiscard]] std::string places(const points& at) {
    std::string text;
    for (const point p : at) text.append(text.empty() ? "" : " ").append(side4::label(p));
    return text;
}

[[nodiscard]] const char* name_of(player who) { return who == player::first ? "Black" : "White"; }

/// What an action changed, beside the stone or the pass itself.
void explain_change(const state& before, const action& a, const state& after) {
    if (a.kind == action_kind::flip)
        std::cout << "\n     " << side4::label(a.at) << " was joined to "
                  << places(before.board().neighbours(a.at)) << ", is joined to "
                  << places(after.board().neighbours(a.at));
    if (const points captured = before.captures(a); !captured.empty())
        std::cout << "\n     captures " << places(captured);
}

/// The larger chains and those in danger, where something about them has changed.
void explain_chains(const state& before, const state& after) {
    const auto known = before.chains();
    for (const auto& chain : after.chains()) {
        if (chain.points.size() < 4 && chain.liberties.size() > 1) continue;
        if (std::find(known.begin(), known.end(), chain) != known.end()) continue;
        std::cout << "\n     " << chain.colour << ' ' << places(chain.points) << ": "
                  << chain.liberties.size()
                  << (chain.liberties.size() == 1 ? " liberty" : " liberties");
    }
}

/// What looks playable to the player to move and is refused.
void explain_refusals(const state& s) {
    const auto explain = [&](const action& a) {
        const auto refused = s.why_refused(a);
        if (refused && refused->reason >= crystal_go::refusal_reason::suicide)
            std::cout << "\n     refused to " << name_of(s.turn()) << ": " << to_text(a, s.board())
                      << ", for " << to_text(*refused, s.board());
    };
    if (s.has_ended()) return;
    for (const point p : points::below(side4::size()) - s.stones().occupied())
        explain(action::place(p));
    for (const point p : s.flippable()) explain(action::flip(p));
}

void explain_end(const state& s) {
    const auto outcome = s.outcome();
    if (!outcome) return;
    const auto area = s.area();
    std::cout << "  the game has ended by " << outcome->reason << ": "
              << (outcome->winner ? name_of(*outcome->winner) : "nobody") << " wins";
    if (outcome->margin_half_points)
        std::cout << ", Black " << area.black << ", White " << area.white << ", neutral "
                  << area.neutral;
    std::cout << '\n';
}

[[nodiscard]] int explain(std::string_view path) {
    const auto text = command::read(path, json::crystal_go_limits().bytes);
    if (!text) return command::fail(path, ": ", text.error());
    const auto record = json::read_crystal_go_game<side4>(*text);
    if (!record) return command::fail(path, ": ", record.error());
    std::cout << path << '\n';
    state now = record->line.start();
    for (const action& a : record->line.actions()) {
        const state next = now.play(a).value();
        std::cout << "  " << next.ply() << ". " << name_of(now.turn()) << ": "
                  << to_text(a, now.board());
        explain_change(now, a, next);
        explain_chains(now, next);
        explain_refusals(next);
        std::cout << '\n';
        now = next;
    }
    explain_end(now);
    return command::right;
}

int explain_all(const command::arguments& given) {
    if (given.words.empty()) return command::usage_error;
    int status = command::right;
    for (const std::string_view path : given.words)
        if (const int found = explain(path); found != command::right) status = found;
    return status;
}

} // namespace

int main(int count, char** values) { return command::run(count, values, synopsis, explain_all); }
