// SPDX-License-Identifier: MIT
// Shogi: perft on the kernel, states by play, legal lists, and reading a record.

#include "benchmark/harness.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/write.hpp>
#include <topoban/shogi.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace topoban::benchmark {
namespace {

template <class Army>
std::string board_name() {
    const std::string_view id = Army::identifier;
    return std::string(id.substr(6, id.size() - 9));
}

template <class Army>
void add_perft(suite& to, const std::string& name, const auto& start, int depth,
               shogi::leaf_count leaves) {
    const bool is_bulk = leaves == shogi::leaf_count::bulk;
    to.rate("shogi perft " + name + " depth " + std::to_string(depth) +
                (is_bulk ? ", bulk" : ", no bulk"),
            "leaves", [start, depth, leaves] {
                const shogi::board<typename Army::surface> b(start);
                return shogi::perft<Army>(b, depth, leaves);
            });
}

/// Random games of at most 150 actions, as lists of actions.
template <class Army>
std::vector<std::vector<shogi::action>> random_lines(int games) {
    random_source random(1);
    std::vector<std::vector<shogi::action>> lines;
    for (int i = 0; i < games; ++i) {
        lines.emplace_back();
        static_cast<void>(
            random_play(shogi::state<Army>(), random, 150,
                        [&](const auto&, const auto& a) { lines.back().push_back(a); }));
    }
    return lines;
}

/// Every state of one game is kept until the game ends.
template <class Army>
void add_states(suite& to) {
    const auto lines =
        std::make_shared<const std::vector<std::vector<shogi::action>>>(random_lines<Army>(40));
    to.rate("shogi states by play, " + board_name<Army>(), "states", [lines] {
        std::uint64_t states = 0;
        for (int repeat = 0; repeat < 5; ++repeat)
            for (const auto& line : *lines) {
                std::vector<shogi::state<Army>> kept(1);
                kept.reserve(line.size() + 1);
                for (const auto& a : line) kept.push_back(*kept.back().play(a));
                states += line.size();
                keep(kept);
            }
        return states;
    });
    to.rate("shogi legal lists, " + board_name<Army>(), "lists", [lines] {
        std::uint64_t lists = 0;
        for (const auto& line : *lines) {
            shogi::state<Army> s;
            for (const auto& a : line) {
                keep(s.legal_actions());
                ++lists;
                s = s.play_unchecked(a);
            }
        }
        return lists;
    });
}

/// A record of ten thousand plies, read with its replay.
void add_record(suite& to) {
    using army = catalog::flat_shogi;
    json::shogi_record<army> record{variation(shogi::state<army>())};
    random_source random(5);
    while (record.line.size() < 10'000) {
        const auto action = random_action(record.line.current(), random);
        if (!action || record.line.play(*action)) break;
        if (record.line.current().has_ended()) record.line.undo(), record.line.truncate();
    }
    const auto text = std::make_shared<const std::string>(*json::write_shogi(record));
    to.rate("shogi record import, " + std::to_string(record.line.size()) + " plies", "bytes",
            [text] {
                keep(json::read_shogi_game<army>(*text));
                return text->size();
            });
}

} // namespace

void add_shogi(suite& to) {
    using catalog::flat_shogi;
    using shogi::leaf_count;
    const auto flat = flat_shogi::layout().start;
    const auto many = *shogi::parse_sfen("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1");
    const auto busy =
        *shogi::parse_sfen("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1");
    for (const leaf_count leaves : {leaf_count::bulk, leaf_count::played}) {
        add_perft<flat_shogi>(to, "flat start", flat, 5, leaves);
        if (leaves == leaf_count::bulk) add_perft<flat_shogi>(to, "593 moves", many, 3, leaves);
        add_perft<flat_shogi>(to, "busy middle game", busy, 3, leaves);
        add_perft<catalog::mobius_shogi>(to, "mobius", catalog::mobius_shogi::layout().start, 4,
                                         leaves);
        add_perft<catalog::klein_shogi>(to, "klein", catalog::klein_shogi::layout().start, 4,
                                        leaves);
        add_perft<catalog::genus_two_shogi>(to, "genus two",
                                            catalog::genus_two_shogi::layout().start, 4, leaves);
    }
    add_states<flat_shogi>(to);
    add_states<catalog::mobius_shogi>(to);
    add_states<catalog::klein_shogi>(to);
    add_states<catalog::genus_two_shogi>(to);
    add_record(to);
}

} // namespace topoban::benchmark
