// SPDX-License-Identifier: MIT
// Go: playouts on the kernel, states by play, legal lists.

#include "benchmark/harness.hpp"

#include <topoban/boards.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/game/variation.hpp>
#include <topoban/go.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/write.hpp>

#include <array>
#include <memory>
#include <thread>

namespace topoban::benchmark {
namespace {

template <class Board, class Repetition>
void add_playouts(suite& to, const std::string& rule, int games) {
    using playout = go::playout<Board, Repetition>;
    to.rate("playout " + Board::name() + ", " + rule, "moves",
            [games, kernel = std::make_shared<playout>(go::state<Board>{})] {
                random_source random(1);
                std::uint64_t moves = 0;
                for (int i = 0; i < games; ++i)
                    moves += static_cast<std::uint64_t>(kernel->run(random));
                return moves;
            });
}

/// The actions of one random game without filled eyes, cut at `most`.
template <class Board>
std::vector<go::action> random_game(std::uint64_t seed, int most) {
    go::playout<Board> kernel{go::state<Board>{}};
    random_source random(seed);
    kernel.run(random, most);
    std::vector<go::action> actions;
    for (const point p : kernel.moves())
        actions.push_back(p == no_point ? go::action::pass() : go::action::place(p));
    return actions;
}

/// Every state of a game is kept until the game ends, then all are dropped.
template <class Board>
void add_states(suite& to, int games) {
    constexpr int most_moves = 150;
    std::vector<std::vector<go::action>> all;
    for (int i = 0; i < games; ++i)
        all.push_back(random_game<Board>(static_cast<std::uint64_t>(i) + 1, most_moves));
    to.rate("states by play, a game's kept, " + Board::name(), "states", [all] {
        std::vector<go::state<Board>> kept;
        kept.reserve(most_moves + 1);
        std::uint64_t states = 0;
        for (int round = 0; round < 20; ++round) {
            for (const auto& actions : all) {
                kept.clear();
                kept.emplace_back();
                for (const go::action& a : actions) kept.push_back(*kept.back().play(a));
                states += actions.size();
            }
        }
        keep(kept.back());
        return states;
    });
}

template <class Board>
std::uint64_t grow_tree(const go::state<Board>& from, int depth, random_source& random) {
    if (depth == 0) return 0;
    std::uint64_t made = 0;
    const auto size = static_cast<std::uint32_t>(from.board().size());
    for (int children = 0, tries = 0; children < 4 && tries < 200; ++tries) {
        const auto child = from.play(go::action::place(static_cast<point>(random.below(size))));
        if (!child) continue;
        ++children;
        made += 1 + grow_tree(*child, depth - 1, random);
    }
    return made;
}

template <class Board>
void add_tree(suite& to) {
    to.rate("states by play, tree 4^8, " + Board::name(), "states", [] {
        go::state<Board> root;
        for (const go::action& a : random_game<Board>(3, 40)) root = *root.play(a);
        random_source random(3);
        return grow_tree(root, 8, random);
    });
}

template <class Board>
void add_many_states(suite& to) {
    to.rate("states by play, a million kept, " + Board::name(), "states", [] {
        std::vector<go::state<Board>> kept;
        kept.reserve(1'000'000);
        kept.emplace_back();
        for (std::uint64_t seed = 1; kept.size() < 1'000'000; ++seed) {
            kept.emplace_back();
            for (const go::action& a : random_game<Board>(seed, 300)) {
                if (kept.size() == 1'000'000) break;
                kept.push_back(*kept.back().play(a));
            }
        }
        return std::uint64_t{1'000'000};
    });
}

template <class Board>
void add_legal_lists(suite& to, int lists) {
    std::vector<go::state<Board>> states;
    for (std::uint64_t seed = 1; seed <= 64; ++seed) {
        go::state<Board> state;
        for (const go::action& a : random_game<Board>(seed, Board::capacity / 2))
            state = *state.play(a);
        states.push_back(state);
    }
    to.rate("legal list, mid-game, " + Board::name(), "lists", [states, lists] {
        std::uint64_t actions = 0;
        for (int i = 0; i < lists; ++i)
            actions += states[static_cast<std::size_t>(i) % states.size()].legal_actions().size();
        keep(actions);
        return static_cast<std::uint64_t>(lists);
    });
}

/// Memory of a state that is kept, less the position itself: its stones and their chains.
template <class Board>
void add_bytes(suite& to) {
    to.figure("bytes of a position with its chains, " + Board::name(), "bytes", [] {
        return std::uint64_t{sizeof(stone_board<typename go::state<Board>::board_type>)};
    });
    to.figure("bytes a state kept beyond its position, " + Board::name(), "bytes", [] {
        using state = go::state<Board>;
        using past = history<typename state::past_type>;
        return std::uint64_t{sizeof(state) + past::bytes_of_entry() -
                             sizeof(stone_board<typename state::board_type>)};
    });
}

template <class Board>
void add_threads(suite& to) {
    const auto games_on = [](unsigned threads) {
        const double before = wall_seconds();
        std::vector<std::thread> crew;
        for (unsigned t = 0; t < threads; ++t)
            crew.emplace_back([t] {
                for (std::uint64_t seed = 0; seed < 400; ++seed) {
                    random_source random(seed * 16 + t);
                    keep(random_play(go::state<Board>{}, random, 300));
                }
            });
        for (std::thread& thread : crew) thread.join();
        return wall_seconds() - before;
    };
    to.figure("two threads on separate games, scaling in %, " + Board::name(), "%", [games_on] {
        const double one = games_on(1);
        return static_cast<std::uint64_t>(200 * one / games_on(2));
    });
}

/// A record of about twenty thousand actions with every colouring, read with its replay.
void add_record(suite& to) {
    using board = klein_bottle<9, 18>;
    json::go_record<board> record{variation(go::state<board>()), {}};
    random_source random(1);
    while (record.line.size() < 20'000) {
        const auto& now = record.line.current();
        const auto legal = now.legal_placements();
        if (legal.empty() && now.passes() == 1) break;
        auto skipped = legal.empty() ? 0U : random.below(static_cast<std::uint32_t>(legal.size()));
        auto action = go::action::pass();
        for (const point p : legal)
            if (skipped-- == 0) action = go::action::place(p);
        if (record.line.play(action)) break;
    }
    const auto text = std::make_shared<const std::string>(*json::write_go(record));
    to.rate("Go record import, " + board::name(), "bytes", [text] {
        keep(json::read_go_game<board>(*text));
        return text->size();
    });
}

} // namespace

void add_go(suite& to) {
    using go::positional_superko;
    using go::simple_ko;
    const std::string superko = "superko";
    const std::string ko = "simple ko";
    add_playouts<grid<9, 9>, positional_superko>(to, superko, 3000);
    add_playouts<grid<9, 9>, simple_ko>(to, ko, 3000);
    add_playouts<grid<19, 19>, positional_superko>(to, superko, 700);
    add_playouts<grid<19, 19>, simple_ko>(to, ko, 700);
    add_playouts<grid<9, 11>, positional_superko>(to, superko, 2500);
    add_playouts<mobius_strip<9, 11>, positional_superko>(to, superko, 2500);
    add_playouts<grid<9, 18>, positional_superko>(to, superko, 1500);
    add_playouts<klein_bottle<9, 18>, positional_superko>(to, superko, 1500);
    add_playouts<genus_two_staircase, positional_superko>(to, superko, 1500);
    add_states<grid<9, 9>>(to, 40);
    add_states<grid<19, 19>>(to, 20);
    add_states<klein_bottle<9, 18>>(to, 30);
    add_tree<grid<9, 9>>(to);
    add_tree<klein_bottle<9, 18>>(to);
    add_many_states<klein_bottle<9, 18>>(to);
    add_legal_lists<grid<9, 9>>(to, 400'000);
    add_legal_lists<grid<19, 19>>(to, 100'000);
    add_legal_lists<klein_bottle<9, 18>>(to, 200'000);
    add_bytes<grid<9, 9>>(to);
    add_bytes<klein_bottle<9, 18>>(to);
    add_threads<klein_bottle<9, 18>>(to);
    add_record(to);
}

} // namespace topoban::benchmark
