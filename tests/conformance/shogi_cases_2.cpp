// SPDX-License-Identifier: MIT
// Faults that other shogi programs had (the second list of cases of the conformance data), by their ids.
#include "catch.hpp"
#include "support/grouping_locale.hpp"
#include "support/shogi_game.hpp"

#include <topoban/boards/grid.hpp>
#include <topoban/catalog/armies.hpp>
#include <topoban/game/perft.hpp>
#include <topoban/shogi/usi.hpp>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::klein_shogi;

namespace {

using flat = shogi::state<flat_shogi>;

/// The study of an SFEN.
flat of_sfen(std::string_view sfen) {
    const auto position = shogi::parse_sfen(sfen);
    if (!position) FAIL(sfen << ": " << position.error());
    return flat::study(*position).value();
}

/// The verdict on a USI move.
std::string usi_verdict(const flat& s, std::string_view text) {
    const auto a = shogi::parse_usi(text);
    if (!a) FAIL("no move: " << text);
    const auto refused = s.why_refused(*a);
    return refused ? std::string(name_of(refused->reason)) : "legal";
}

/// The state after USI moves.
flat after(flat s, std::initializer_list<std::string_view> moves, int times = 1) {
    for (int i = 0; i < times; ++i)
        for (const std::string_view text : moves) {
            auto next = s.play(shogi::parse_usi(text).value());
            if (!next) FAIL(text << ": " << next.error());
            s = *std::move(next);
        }
    return s;
}

/// A board of 300 files and three ranks with a pawn of the first player's.
struct long_army {
    using surface = grid<300, 3>;
    static shogi::start_layout<surface::capacity> layout() {
        return shogi::lay_out<surface>({.back = "P",
                                        .middle = "",
                                        .front = "",
                                        .back_at = 300,
                                        .zone_first = 600,
                                        .zone_last = 899});
    }
};

} // namespace

TEST_CASE("S202: a chain of checks that is interrupted is no perpetual check") {
    const flat opened =
        after(flat(), {"5g5f", "5c5d", "2h5h", "5a5b", "5f5e", "5b5c", "5h5f", "5c6d"});
    const flat checked = after(opened, {"5f6f", "6d7d", "6f7f", "7d6d", "7f6f", "6d7d", "6f7f",
                                        "7d6d", "7f6f", "6d7d", "6f7f", "7d6d", "7f6f"});
    CHECK(outcome_text(checked) == "perpetual-check, B wins");
    auto broken = after(opened, {"5f6f", "6d7d"});
    for (int i = 0; i < 10 && !broken.has_ended(); ++i) {
        broken = after(broken, {"6f7f", "7d6d", "7f6f", "6d7d"});
        if (!broken.has_ended()) broken = after(broken, {"7i6h", "3a4b", "6h7i", "4b3a"});
    }
    CHECK(outcome_text(broken) == "repetition");
}

TEST_CASE("S203: perpetual check from a set-up position with full hands") {
    const auto s = after(of_sfen("lr2+R2G1/6g1k/p3ppppp/2p1b4/9/2P+b4P/P+p3PPP1/4G1SK1/LN3+p1NL b "
                                 "2SNLgsn3p"),
                         {"2a1a", "1b2b", "1a2a", "2b1b"}, 3);
    CHECK(s.ply() == 12);
    CHECK(outcome_text(s) == "perpetual-check, B wins");
}

TEST_CASE("S204: no list of actions is too long") {
    const auto most = of_sfen("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p");
    CHECK(most.legal_actions().size() == 593);
    CHECK(perft(most, 2) == 105'677);
    auto p = drawn<klein_shogi>("AK@a1 BK@a11");
    for (const player who : {player::first, player::second})
        for (const shogi::piece_type type : shogi::hand_types) p.hand_of(who).add(type, 255);
    CHECK(shogi::state<klein_shogi>::study(p).value().legal_actions().size() == 1128);
}

TEST_CASE("S206: a dropped pawn mates or not as its captors are free or pinned") {
    CHECK(usi_verdict(of_sfen("9/7pp/8k/7P1/7G1/9/9/9/9 b P"), "P*1d") == "pawn-drop-mate");
    CHECK(usi_verdict(of_sfen("9/7pp/7gk/9/7G1/9/9/9/9 b P"), "P*1d") == "legal");
    CHECK(usi_verdict(of_sfen("9/7pp/6Rgk/9/7G1/9/9/9/9 b P"), "P*1d") == "pawn-drop-mate");
    CHECK(usi_verdict(of_sfen("9/7np/8k/7P1/7G1/9/9/9/9 b P"), "P*1d") == "legal");
    CHECK(usi_verdict(of_sfen("6B2/7np/8k/7P1/7G1/9/9/9/9 b P"), "P*1d") == "pawn-drop-mate");
}

TEST_CASE("S209: one way out of a check by a dragon") {
    CHECK(of_sfen("9/9/9/9/9/7p1/7+r1/6KN1/4k1S2 b Pr2b4g3s3n4l16p").legal_actions().size() == 1);
}

TEST_CASE("S210: four ways on beside a rook and two bishops") {
    CHECK(of_sfen("r7k/6K2/7SP/4s2bb/9/9/9/9/9 b r4g2s4n4l17p").legal_actions().size() == 4);
}

TEST_CASE("S213: a promotion is refused out of the zone, of a promoted piece, and never added") {
    const auto s = study<flat_shogi>("AK@a1 BK@e9 BR@b8").play(numbered("0-9^")).value();
    CHECK(verdict(s, "64-55+v") == "may-not-promote");
    CHECK(verdict(study<klein_shogi>("AK@a5 BK@e10 AR@i14 AP+@e14"), "121-130+^") ==
          "may-not-promote");
    const auto must = of_sfen("lnsgkgsn1/1r5b1/pppppp1p1/6p2/8L/9/PPPPPPPP1/1B5R1/LNSGKGSN1 b LPp");
    CHECK(verdict(must, "44-80^") == "must-promote");
    CHECK(must.legal_actions().size() > 0);
}

TEST_CASE("S214: four bishops give check at once, and leave the four side steps") {
    const auto s = of_sfen("9/9/2B3B2/9/4k4/9/2B3B2/9/8K w -");
    CHECK(s.is_check());
    CHECK(legal_texts(s) == std::vector<std::string>{"40-31v", "40-39v", "40-41v", "40-49v"});
}

TEST_CASE("S218: a check is discovered by a step off the line, not along it") {
    const auto s = of_sfen("4k4/9/9/9/9/9/4S4/9/4R3K b -");
    CHECK(after(s, {"5g4f"}).is_check());
    CHECK_FALSE(after(s, {"5g5f"}).is_check());
}

TEST_CASE("S221: the text of every legal action is that of no other, and is read back") {
    const auto s = of_sfen("5l3/3S3S1/2b6/4GS3/2r1GK1G1/3G1S2G/9/3S3S1/5r3 b -");
    const auto actions = s.legal_actions();
    CHECK(actions.size() == 55);
    std::set<std::string> texts;
    for (const shogi::action& a : actions) {
        const std::string text = shogi::to_text(s, a);
        CAPTURE(text);
        CHECK(shogi::parse_action(s, text) == a);
        texts.insert(text);
    }
    CHECK(texts.size() == actions.size());
}

TEST_CASE("S222: a bishop's ray is as long as it is") {
    const auto s =
        of_sfen("lnsg1g1nl/3k3r1/pppp1s1pp/b3p1p2/2PP1p2B/P3P3P/1P3PPP1/1S3K1R1/LN1G1GSNL w -");
    CHECK(s.legal_actions().size() == 39);
    CHECK(usi_verdict(s, "9d6g") == "legal");
}

TEST_CASE("S223: counts of two digits are read and written") {
    const std::string sfen = "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    const auto p = shogi::parse_sfen(sfen);
    REQUIRE(p);
    CHECK(p->hand_of(player::second).count(shogi::piece_type::pawn) == 17);
    CHECK(shogi::to_sfen(*p) == sfen);
}

TEST_CASE("S226: a move number may be missing, and is no zero and has none in front") {
    const std::string start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";
    CHECK(shogi::parse_sfen(start));
    CHECK_FALSE(shogi::parse_sfen(start + " 0"));
    CHECK_FALSE(shogi::parse_sfen(start + " 01"));
}

TEST_CASE("S239: a hand too full for any position does not start again at nothing") {
    shogi::hand held;
    held.add(shogi::piece_type::pawn, 70'000);
    held.add(shogi::piece_type::rook, 65'536);
    CHECK(held.count(shogi::piece_type::pawn) == 65'535);
    CHECK(held.count(shogi::piece_type::rook) == 65'535);
    auto p = shogi::start_of<flat_shogi>();
    p.hand_of(player::first) = held;
    CHECK(flat::study(p).error().size() == 2);
}

TEST_CASE("S240: a board has more than 256 files") {
    auto p = shogi::start_of<long_army>();
    CHECK(p.at(300).is(player::first, shogi::piece_type::pawn));
    p.hand_of(player::first).add(shogi::piece_type::pawn);
    const auto s = shogi::state<long_army>::study(p).value();
    CHECK(verdict(s, "P*556") == "legal"); // file 257: 256 cells east of the pawn
    CHECK(verdict(s, "P*0") == "nifu");
}

TEST_CASE("S241: no locale groups the digits of a cell") {
    const test::grouping_locale by_three;
    CHECK(shogi::to_index_text(shogi::action::move(1000, 1234)) == "1000-1234");
}
