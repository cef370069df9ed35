// SPDX-License-Identifier: MIT
// Flat shogi beside Debian's fairy-stockfish: perft move by move, and the legal moves of random
// games. A missing program is said; where CI is set to true it is a failure.

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/shogi/perft.hpp>
#include <topoban/shogi/state.hpp>
#include <topoban/shogi/usi.hpp>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace topoban;
using catalog::flat_shogi;
using state = shogi::state<flat_shogi>;

namespace {

/// The program, also where root's PATH does not look.
std::optional<std::string> peer() {
    for (const char* folder : {"/usr/games/", "/usr/bin/", "/usr/local/bin/"})
        if (const std::string path = std::string(folder) + "fairy-stockfish";
            std::filesystem::exists(path))
            return path;
    return std::nullopt;
}

bool is_missing() {
    if (peer()) return false;
    WARN("skipped: no fairy-stockfish (apt-get install fairy-stockfish)");
    const char* ci = std::getenv("CI");
    CHECK((ci == nullptr || std::string(ci) != "true"));
    return true;
}

/// Leaves below each move, for each of the positions: what `go perft` prints.
std::vector<std::map<std::string, std::uint64_t>> ask(const std::vector<std::string>& sfens,
                                                      int depth) {
    const auto folder = std::filesystem::temp_directory_path() /
                        ("topoban-peer-" + std::to_string(std::random_device{}()));
    std::filesystem::create_directories(folder);
    {
        std::ofstream commands(folder / "commands");
        commands << "usi\nsetoption name UCI_Variant value shogi\n";
        for (const auto& sfen : sfens)
            commands << "position sfen " << sfen << "\ngo perft " << depth << '\n';
        commands << "quit\n";
    }
    const std::string command =
        *peer() + " <" + (folder / "commands").string() + " >" + (folder / "answers").string();
    REQUIRE(std::system(command.c_str()) == 0); // NOLINT
    std::vector<std::map<std::string, std::uint64_t>> found(1);
    std::ifstream answers(folder / "answers");
    bool has_begun = false;
    for (std::string line; std::getline(answers, line);) {
        has_begun = has_begun || line == "usiok";
        if (!has_begun) continue;
        const std::size_t colon = line.find(": ");
        if (line.starts_with("Nodes searched"))
            found.emplace_back();
        else if (colon == 4 || colon == 5)
            found.back()[line.substr(0, colon)] = std::stoull(line.substr(colon + 2));
    }
    found.pop_back();
    std::filesystem::remove_all(folder);
    return found;
}

} // namespace

TEST_CASE("Perft of flat shogi to depth 5 is fairy-stockfish's, move by move", "[conformance]") {
    if (is_missing()) return;
    const state start;
    for (int depth = 1; depth <= 5; ++depth) {
        const auto theirs = ask({*shogi::to_sfen(start.position())}, depth);
        REQUIRE(theirs.size() == 1);
        std::map<std::string, std::uint64_t> ours;
        for (const auto& a : start.legal_actions()) {
            auto after = start.kernel();
            after.play(a);
            ours[*shogi::to_usi(a)] = shogi::perft<flat_shogi>(after, depth - 1);
        }
        CHECK(ours == theirs[0]);
    }
}

TEST_CASE("Legal moves in random games are fairy-stockfish's, but for pawn-drop mates",
          "[conformance]") {
    if (is_missing()) return;
    CAPTURE(test::seed());
    random_source random(test::seed());
    std::size_t positions = 0;
    std::size_t mates = 0;
    std::size_t games = test::iterations(20);
    while (games > 0) {
        std::vector<std::string> sfens;
        std::vector<state> states;
        for (; games > 0 && states.size() < 5'000; --games) {
            const auto last = random_play(state(), random, 400,
                                          [&](const auto& s, const auto&) { states.push_back(s); });
            if (!last.has_ended()) states.push_back(last);
        }
        for (const state& s : states) sfens.push_back(*shogi::to_sfen(s.position()));
        const auto theirs = ask(sfens, 1);
        REQUIRE(theirs.size() == states.size());
        for (std::size_t i = 0; i < states.size(); ++i, ++positions) {
            std::set<std::string> ours;
            for (const auto& a : states[i].legal_actions()) ours.insert(*shogi::to_usi(a));
            for (const auto& [move, one] : theirs[i]) {
                if (ours.erase(move) == 1) continue;
                // The one rule it treats otherwise.
                const auto refused = states[i].why_refused(*shogi::parse_usi(move));
                INFO(sfens[i] << " " << move);
                REQUIRE(refused);
                REQUIRE(refused->reason == shogi::refusal_reason::pawn_drop_mate);
                WARN("pawn-drop mate counted there as legal: " << sfens[i] << " " << move);
                ++mates;
            }
            INFO(sfens[i]);
            REQUIRE(ours.empty());
        }
    }
    WARN(positions << " positions, " << mates << " pawn-drop mates");
}
