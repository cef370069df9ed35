// SPDX-License-Identifier: MIT
// What it takes to read the largest documents: seconds and memory, each in a process of its own.

#include "benchmark/harness.hpp"
#include "support/many_kos.hpp"

#include <topoban/boards.hpp>
#include <topoban/catalog.hpp>
#include <topoban/game.hpp>
#include <topoban/go.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/crystal_go/trace.hpp>
#include <topoban/json/crystal_go/write.hpp>
#include <topoban/json/go/any_board.hpp>
#include <topoban/json/go/trace.hpp>
#include <topoban/json/go/write.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/trace.hpp>
#include <topoban/json/shogi/write.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace topoban::benchmark {
namespace {

constexpr std::size_t most_bytes = json::limits{}.bytes;

/// A document and how it is read: true where it is accepted.
struct reading {
    std::string name;
    std::function<std::string()> make;
    std::function<bool(std::string_view)> read;
};

// --- documents of Go -----------------------------------------------------------------------------

template <class Board>
using go_line = variation<go::state<Board>>;

std::string placed(point p) { return R"({"type":"place","at":)" + std::to_string(p) + "}"; }

/// A line of random placements, after each of which the other player may pass, as long as its
/// record has room.
template <class Board>
go_line<Board> random_line(bool with_passes) {
    go_line<Board> line{go::state<Board>()};
    random_source random(1);
    std::size_t bytes = 2000;
    while (bytes < most_bytes) {
        const auto legal = line.current().legal_placements();
        const bool passes = legal.empty() || (with_passes && line.current().passes() == 0 &&
                                              line.size() > 0 && random.below(2) == 0);
        if (passes && line.current().passes() == 1) break;
        auto action = go::action::pass();
        if (!passes) {
            auto nth = random.below(static_cast<std::uint32_t>(legal.size()));
            for (const point p : legal)
                if (nth-- == 0) action = go::action::place(p);
        }
        static_cast<void>(line.play(action));
        bytes += passes ? 16 : 29 + static_cast<std::size_t>(Board::capacity);
    }
    return line;
}

/// Kos taken back and forth: a study of some plies.
json::go_record<cylinder<15, 21>> kos(std::size_t plies) {
    json::go_record<cylinder<15, 21>> record{variation(test::many_kos::start()), std::nullopt};
    random_source random(2);
    while (record.line.size() < plies) {
        const point ko = test::many_kos::take_any(random, record.line.current().turn());
        static_cast<void>(record.line.play(go::action::place(ko)));
    }
    return record;
}

/// Legal actions up to the limit, and a past that is not theirs.
std::string wrong_go_final() {
    auto state = test::many_kos::start();
    const auto text_of = [](const auto& s) { return to_text(s.stones(), s.board().size()); };
    std::string text =
        R"({"format":"surface-go-study","version":1,"graph":"go-cylinder-15x21-v1",)"
        R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":13,"setup":{"board":")" +
        text_of(state) + R"(","turn":1},"actions":[)";
    random_source random(3);
    for (bool is_first = true; text.size() < most_bytes - 1000;) {
        const point ko = test::many_kos::take_any(random, state.turn());
        auto next = state.play(go::action::place(ko));
        if (!next) continue;
        state = std::move(*next);
        text += (is_first ? "" : ",") + placed(ko);
        is_first = false;
    }
    return text + R"(],"final":{"board":")" + text_of(state) + R"(","turn":)" +
           std::to_string(static_cast<int>(state.turn())) +
           R"(,"passes":0,"history":[],"result":null}})";
}

bool read_go(std::string_view text) {
    const auto read = json::read_go_on_any_board(text, [](const auto&) { return true; });
    return read.has_value();
}

// --- documents of shogi --------------------------------------------------------------------------

using catalog::flat_shogi;

/// Quiet moves behind the own pawns, never the same position four times, as long as there is room.
template <class Line>
void shuffle(Line& line, std::size_t bytes_an_action) {
    random_source random(4);
    while (line.size() * bytes_an_action < most_bytes - 2000) {
        const auto& state = line.current();
        const auto all = state.legal_actions();
        const auto a = all[random.below(static_cast<std::uint32_t>(all.size()))];
        const bool is_first = state.turn() == player::first;
        if (a.kind != shogi::action_kind::move || !state.at(a.to).is_empty() ||
            (is_first ? a.to >= 18 : a.to < 63) ||
            state.at(a.from).is(state.turn(), shogi::piece_type::pawn))
            continue;
        if (state.play(a)->has_ended()) continue;
        static_cast<void>(line.play(a));
    }
}

/// Two kings that step aside and back without end.
std::string king_shuffle() {
    using experiment = shogi::experiment<flat_shogi>;
    const auto drawn = shogi::parse_position<flat_shogi::surface>("4k4/9/9/9/9/9/9/9/4K4 a -");
    json::shogi_experiment<flat_shogi> made{variation(*experiment::start(*drawn, {}))};
    const auto step = [](player who, cell from, cell to) {
        const auto faces = who == player::first ? shogi::facing::up : shogi::facing::down;
        return shogi::player_action{who,
                                    shogi::action::move(from, to, shogi::promotion::no, faces)};
    };
    while (made.line.size() * 77 < most_bytes - 2000) {
        static_cast<void>(made.line.play(step(player::first, 4, 5)));
        static_cast<void>(made.line.play(step(player::second, 76, 75)));
        static_cast<void>(made.line.play(step(player::first, 5, 4)));
        static_cast<void>(made.line.play(step(player::second, 75, 76)));
    }
    return json::write_shogi(made).value();
}

bool read_shogi(std::string_view text) {
    return json::read_shogi_on_any_board(text, [](const auto&) { return true; }).has_value();
}

// --- CrystalGo, diagrams, traces -----------------------------------------------------------------

using crystal_start = side4;

/// Random placements and flips, as many as a record may have.
json::crystal_go_record<crystal_start> crystal_go_game() {
    json::crystal_go_record<crystal_start> record;
    random_source random(5);
    while (record.line.size() < json::crystal_go_most_actions) {
        const auto all = record.line.current().legal_actions();
        const auto n = static_cast<std::uint32_t>(all.size());
        if (n == 1) break;
        static_cast<void>(record.line.play(all[random.below(n - 1)])); // the last one is the pass
    }
    return record;
}

/// The same document with white space up to the limit.
std::string padded(std::string text) {
    text.insert(1, most_bytes - text.size(), ' ');
    return text;
}

/// The trace of random play, as many games one after another as it takes; the last line ends it.
template <class Trace>
std::string trace_of(const Trace& game, int plies) {
    random_source random(6);
    return json::random_trace(game, game.start(), random, plies).value();
}

template <class Trace>
bool read_trace(std::string_view text, const Trace& game) {
    return !json::verify_trace(text, game);
}

std::vector<reading> readings() {
    std::vector<reading> all;
    const auto go = [&](std::string name, std::function<std::string()> make) {
        all.push_back({std::move(name), std::move(make), read_go});
    };
    const auto shogi = [&](std::string name, std::function<std::string()> make) {
        all.push_back({std::move(name), std::move(make), read_shogi});
    };
    go("Go game, klein-9x18", [] {
        return json::write_go(json::go_record<klein_bottle<9, 18>>{
                                  random_line<klein_bottle<9, 18>>(false), {}})
            .value();
    });
    go("Go game, grid-7x7, half passes", [] {
        return json::write_go(json::go_record<grid<7, 7>>{random_line<grid<7, 7>>(true), {}})
            .value();
    });
    go("Go study of kos, cylinder-15x21", [] { return json::write_go(kos(27'000)).value(); });
    go("Go analysis, klein-9x18", [] {
        json::go_record<klein_bottle<9, 18>> record{random_line<klein_bottle<9, 18>>(false), {}};
        record.line.go_to(record.line.size() / 2);
        record.line.truncate();
        record.known = record.line.size() / 2;
        return json::write_go(record).value();
    });
    go("Go replay of kos, cursor at the start", [] {
        auto record = kos(27'000);
        record.line.go_to(0);
        return json::write_go_replay(record).value();
    });
    go("Go diagram, white space", [] {
        return padded(json::write_go(json::go_diagram<grid<9, 9>>{{}, 13, {}, {}}).value());
    });
    go("Go study, wrong past (refused)", wrong_go_final);
    shogi("shogi game, flat-9x9", [] {
        json::shogi_record<flat_shogi> record{variation(shogi::state<flat_shogi>())};
        shuffle(record.line, 64);
        return json::write_shogi(record).value();
    });
    shogi("shogi study, flat-9x9", [] {
        const auto start = flat_shogi::layout().start;
        json::shogi_record<flat_shogi> record{variation(*shogi::state<flat_shogi>::study(start))};
        shuffle(record.line, 64);
        return json::write_shogi(record).value();
    });
    shogi("shogi experiment, kings step to and fro", king_shuffle);
    shogi("shogi diagram, white space", [] {
        return padded(
            json::write_shogi(json::shogi_diagram<flat_shogi>{flat_shogi::layout().start}).value());
    });
    const auto read_crystal_go = [](std::string_view text) {
        return json::read_crystal_go_game<crystal_start>(text).has_value();
    };
    all.push_back({"CrystalGo game, 4096 actions",
                   [] { return json::write_crystal_go_game(crystal_go_game()).value(); },
                   read_crystal_go});
    all.push_back({"the same, white space",
                   [] { return padded(json::write_crystal_go_game(crystal_go_game()).value()); },
                   read_crystal_go});
    all.push_back({"Go trace, klein-9x18",
                   [] { return trace_of(json::go_trace(klein_bottle<9, 18>()), 6'000); },
                   [](std::string_view text) {
                       return read_trace(text, json::go_trace(klein_bottle<9, 18>()));
                   }});
    all.push_back({"shogi trace, klein-9x18",
                   [] { return trace_of(json::shogi_trace<catalog::klein_shogi>(), 6'000); },
                   [](std::string_view text) {
                       return read_trace(text, json::shogi_trace<catalog::klein_shogi>());
                   }});
    all.push_back({"CrystalGo trace",
                   [] { return trace_of(json::crystal_go_trace<crystal_start>(), 4'096); },
                   [](std::string_view text) {
                       return read_trace(text, json::crystal_go_trace<crystal_start>());
                   }});
    return all;
}

// --- measuring -----------------------------------------------------------------------------------

/// The most memory that this process had, in kilobytes, since it was last reset.
long peak_kilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) return std::atol(line.c_str() + 6);
    return 0;
}

/// Calls `work()` in a process of its own, so that it begins with little memory.
template <class Work>
void apart(Work work) {
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        work();
        std::fflush(stdout);
        _exit(0);
    }
    int ignored = 0;
    if (child > 0) waitpid(child, &ignored, 0);
}

void measure_reading(const reading& kind, std::FILE* file) {
    apart([&] {
        const std::string text = kind.make();
        std::fwrite(text.data(), 1, text.size(), file);
        std::fflush(file);
    });
    apart([&] {
        std::fseek(file, 0, SEEK_END);
        std::string text(static_cast<std::size_t>(std::ftell(file)), ' ');
        std::rewind(file);
        text.resize(std::fread(text.data(), 1, text.size(), file));
        std::ofstream("/proc/self/clear_refs") << 5;
        const long before = peak_kilobytes();
        const double start = cpu_seconds();
        const bool is_accepted = kind.read(text);
        const double seconds = cpu_seconds() - start;
        std::printf("%-44s %6.2f MB %7.3f s %8.1f MB beyond it%s\n", kind.name.c_str(),
                    static_cast<double>(text.size()) / 1e6, seconds,
                    static_cast<double>(peak_kilobytes() - before) * 1024 / 1e6,
                    is_accepted ? "" : "   refused");
    });
}

} // namespace

void print_readings(std::string_view filter) {
    for (const reading& kind : readings()) {
        if (kind.name.find(filter) == std::string::npos) continue;
        std::FILE* const file = std::tmpfile();
        if (file == nullptr) return;
        measure_reading(kind, file);
        std::fclose(file);
    }
}

} // namespace topoban::benchmark
