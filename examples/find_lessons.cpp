// SPDX-License-Identifier: MIT
// Finds the games of the CrystalGo lessons and writes them as records: a ko, flips that capture or
// would be suicide, the eyes a flip opens, the eyes no flip opens. Replay alone says whether they are
// right: crystal_go_lessons and the tests read the records, not this program.

#include "support/command.hpp"
#include "support/crystal_go_search.hpp"
#include "support/save.hpp"

#include <topoban/game/replay.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/crystal_go/write.hpp>

#include <functional>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace topoban;
using namespace crystal_search;

const command::synopsis synopsis{"find_lessons DIRECTORY [DEPTH]\n"
                                 "  writes crystal-*.json there; DEPTH is how many White actions\n"
                                 "  the protected shape is searched against (default 3)",
                                 {},
                                 {}};

const action pass = action::pass();

[[nodiscard]] line placements(const points& at) {
    line actions;
    for (const point p : at) actions.push_back(action::place(p));
    return actions;
}

/// Points far from what matters, for a player who has to wait.
[[nodiscard]] line waiting_moves(const points& matters) {
    const tiling_of<start> board = start::start();
    points near = matters | points_beside(board, matters);
    near |= points_beside(board, near);
    return placements(points::below(lattice::size()) - near);
}

/// Black's and White's lists in turn, each filled up with waiting moves; nothing where some action
/// is refused. Neither waiting move may be next to what matters.
[[nodiscard]] std::optional<line> in_turn(line black, line white, const points& matters) {
    const line waiting = waiting_moves(matters);
    auto next = waiting.begin();
    while (black.size() != white.size()) {
        if (next == waiting.end()) return std::nullopt;
        (black.size() < white.size() ? black : white)
            .insert(black.size() < white.size() ? black.begin() : white.begin(), *next);
        ++next;
        if (next != waiting.end()) ++next; // not two side by side
    }
    line game;
    for (std::size_t i = 0; i < black.size(); ++i) game.insert(game.end(), {black[i], white[i]});
    if (!replay(state(), game)) return std::nullopt;
    return game;
}

/// The shorter of two games.
void keep_shorter(std::optional<line>& best, std::optional<line> other) {
    if (other && (!best || other->size() < best->size())) best = std::move(other);
}

/// A ko: White's stone at q takes the one at p, whose last liberty q was; taking back at once
/// repeats the position before. Black plays elsewhere first, White answers, and Black takes back.
[[nodiscard]] std::optional<line> ko() {
    const auto board = start::start();
    std::optional<line> best;
    for (point p = 0; p < lattice::size(); ++p) {
        for (const point q : board.neighbours(p)) {
            points white = board.neighbours(p);
            points black = board.neighbours(q);
            white.erase(q);
            black.erase(p);
            line blacks = placements(black);
            blacks.push_back(action::place(p));
            line whites = placements(white);
            whites.push_back(action::place(q));
            auto game = in_turn(blacks, whites, black | white | points{p, q});
            if (!game) continue;
            const state taken = *replay(state(), *game);
            const auto refused = taken.why_refused(action::place(p));
            if (taken.at(p) != colour::empty || !refused ||
                refused->reason != crystal_go::refusal_reason::superko)
                continue;
            const line far =
                waiting_moves(black | white | points{p, q} | taken.stones().occupied());
            if (far.size() < 2) continue;
            game->insert(game->end(), {far.front(), far.back(), action::place(p)});
            if (const auto last = replay(state(), *game);
                last && last->at(q) == colour::empty && last->at(p) == colour::black)
                keep_shorter(best, std::move(game));
        }
    }
    return best;
}

/// Stones of White's around Black's at s, whose last liberty is the centre c of a flip that takes
/// it away: White to flip, or Black.
[[nodiscard]] std::optional<line> choking_flip(player who) {
    const auto board = start::start();
    std::optional<line> best;
    for (const point c : board.flippable()) {
        for (const point s : board.neighbours(c)) {
            points white = board.neighbours(s);
            white.erase(c);
            auto game = in_turn({action::place(s)}, placements(white), white | points{s, c});
            if (!game) continue;
            if (who == player::second) game->push_back(pass);
            const state before = *replay(state(), *game);
            if (who == player::second) {
                if (before.captures(action::flip(c)) != points{s}) continue;
                game->push_back(action::flip(c));
            } else {
                const auto refused = before.why_refused(action::flip(c));
                if (!refused || refused->reason != crystal_go::refusal_reason::suicide) continue;
                game->push_back(action::place(c)); // a stone there keeps White from flipping
            }
            if (replay(state(), *game)) keep_shorter(best, std::move(game));
        }
    }
    return best;
}

/// A shape of Black's around two empty centres.
struct shape {
    points stones;
    point eyes[2];
};

[[nodiscard]] bool is_one_group(const points& stones) {
    return connected_points(start::start(), stones.front(), stones) == stones;
}

/// Pairs of centres with all their lattice neighbours but `left_out` from each, so many stones, in
/// one group; each centre an empty region of its own.
[[nodiscard]] std::vector<shape> shapes(int count, int left_out) {
    const auto board = start::start();
    std::vector<shape> found;
    const auto openings = [&](point eye) { // sets of points to leave out: none next to the eye
        std::vector<points> all{{}};
        if (left_out == 1) {
            all.clear();
            for (const point p : lattice::around(eye) - board.neighbours(eye)) all.push_back({p});
        }
        return all;
    };
    for (const point e : board.flippable()) {
        for (const point f : board.flippable()) {
            if (f <= e || lattice::around(e).contains(f)) continue;
            for (const points& without_e : openings(e)) {
                for (const points& without_f : openings(f)) {
                    const points stones =
                        (lattice::around(e) | lattice::around(f)) - without_e - without_f;
                    const points beside = board.neighbours(e) | board.neighbours(f);
                    if (stones.size() != count || !(beside - stones).empty()) continue;
                    if (is_one_group(stones)) found.push_back({stones, {e, f}});
                }
            }
        }
    }
    std::stable_sort(found.begin(), found.end(), [&](const shape& a, const shape& b) {
        return points_beside(board, a.stones).size() < points_beside(board, b.stones).size();
    });
    return found;
}

/// The game in which White carries out this plan while Black builds the shape and then passes.
[[nodiscard]] std::optional<line> game_of(const shape& built, line plan) {
    // What does not touch the eyes comes first: they shall look like eyes when the shape stands.
    std::stable_partition(plan.begin(), plan.end(), [&](const action& a) {
        return a.kind == crystal_go::action_kind::place && a.at != built.eyes[0] &&
               a.at != built.eyes[1];
    });
    line blacks = placements(built.stones);
    if (plan.size() < blacks.size()) return std::nullopt;
    blacks.resize(plan.size(), pass);
    line game;
    for (std::size_t i = 0; i < plan.size(); ++i) game.insert(game.end(), {blacks[i], plan[i]});
    const auto played = replay(state(), game);
    if (!played) return std::nullopt;
    return game;
}

/// Eight stones with two apparent eyes, all captured by the last action while Black passes: the
/// shortest game there is for shapes and plans of this kind, of at most 46 turns.
[[nodiscard]] std::optional<line> two_eyes() {
    std::optional<line> best;
    for (const shape& s : shapes(8, 1)) {
        const int most = best ? static_cast<int>(best->size()) / 2 - 1 : 23; // White's actions
        const auto plan =
            soonest_capture(black_alone(s.stones), s.stones.front(), most, std::size_t{1} << 14);
        auto game = plan ? game_of(s, *plan) : std::nullopt;
        if (!game) continue;
        const state before = *replay(state(), line(game->begin(), game->end() - 1));
        if (before.captures(game->back()) == s.stones) keep_shorter(best, std::move(game));
    }
    return best;
}

/// Eleven stones around two eyes with all six neighbours each. White takes every outer liberty and
/// flips both eyes, in vain; then both pass.
struct protected_game {
    line game;
    shape built;
};
[[nodiscard]] std::optional<protected_game> protected_eyes() {
    for (const shape& s : shapes(11, 0)) {
        line plan =
            placements(points_beside(start::start(), s.stones) - points{s.eyes[0], s.eyes[1]});
        plan.insert(plan.end(), {action::flip(s.eyes[0]), action::flip(s.eyes[1])});
        auto game = game_of(s, plan);
        if (!game) continue;
        game->insert(game->end(), {pass, pass});
        const auto last = replay(state(), *game);
        if (last && (s.stones - last->stones().black).empty())
            return protected_game{std::move(*game), s};
    }
    return std::nullopt;
}

/// Whether the record was written and reads back as the same game.
[[nodiscard]] bool save(std::string_view directory, const std::string& name,
                        const std::optional<line>& game) {
    json::crystal_go_record<start> record;
    const auto legal = [&](const action& a) { return !record.play(a).has_value(); };
    if (!game || !std::all_of(game->begin(), game->end(), legal)) {
        std::cerr << name << ": not found\n";
        return false;
    }
    record.line.go_to(0);
    const auto text = json::write_crystal_go_game(record);
    const std::string path = std::string(directory) + "/crystal-" + name + ".json";
    if (const auto trouble = command::save(path, text.value())) {
        std::cerr << path << ": " << *trouble << '\n';
        return false;
    }
    std::cout << path << ": " << game->size() << " actions\n";
    return json::read_crystal_go_game<start>(*text).has_value();
}

int find_all(const command::arguments& given) {
    const auto& words = given.words;
    if (words.empty() || words.size() > 2) return command::usage_error;
    const auto depth = words.size() == 2 ? command::number(words[1], 1, 6) : std::optional(3);
    if (!depth) return command::usage_error;
    const auto place = action::place;
    const auto flip = action::flip;
    const auto protected_found = protected_eyes();
    bool all = true;
    const auto keep = [&](const std::string& name, const std::optional<line>& game) {
        all = save(words[0], name, game) && all;
    };
    keep("lone-stone", line{place(30), pass, pass});
    keep("history-a", line{place(0), place(60), flip(38)});
    keep("history-b", line{flip(38), place(60), place(0), flip(38)});
    keep("ko", ko());
    keep("flip-captures", choking_flip(player::second));
    keep("flip-suicide", choking_flip(player::first));
    keep("two-eyes", two_eyes());
    keep("protected", protected_found ? std::optional(protected_found->game) : std::nullopt);
    if (!all || !protected_found) return command::fail("a lesson is missing");

    // The protected shape, alone and with every outer liberty taken.
    const auto& [game, built] = *protected_found;
    const line before_flips(game.begin(), game.end() - 6);
    state shut = *replay(state(), before_flips);
    for (const state& from : {black_alone(built.stones), shut}) {
        const siege tried = besiege(from, built.stones.front(), *depth);
        std::cout << "protected shape, " << from.stones().white.size()
                  << " White stones: " << (tried.captured ? "captured" : "not captured")
                  << " within " << tried.depth << " White actions, " << tried.positions
                  << " positions, never fewer than " << tried.fewest_liberties << " liberties\n";
        if (tried.captured) return command::fail("the protected shape was captured");
    }
    return command::right;
}

} // namespace

int main(int count, char** values) { return command::run(count, values, synopsis, find_all); }
