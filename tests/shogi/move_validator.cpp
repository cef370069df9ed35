// SPDX-License-Identifier: MIT
#include <topoban/shogi/move_validator.hpp>

#include <topoban/catalog/armies.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <optional>
#include <sstream>
#include <string>

using namespace topoban;
using namespace topoban::test;
using catalog::flat_shogi;
using catalog::mobius_shogi;
using shogi::king_rule;

namespace {

template <class Army>
result<shogi::action, shogi::refusal> judged(const std::string& pieces, const std::string& hand,
                                             const char* action, king_rule rule = king_rule::kept) {
    const shogi::board<typename Army::surface> b(drawn<Army>(pieces, hand));
    return shogi::move_validator<Army>(b, rule).resolve(numbered(action));
}

/// The reason, or the action as it was completed.
template <class Army = flat_shogi>
std::string says(const std::string& pieces, const std::string& hand, const char* action,
                 king_rule rule = king_rule::kept) {
    std::ostringstream words;
    const auto verdict = judged<Army>(pieces, hand, action, rule);
    if (verdict)
        words << *verdict;
    else
        words << verdict.error().reason;
    return words.str();
}

} // namespace

TEST_CASE("A legal action comes back with its facing", "[shogi]") {
    CHECK(says("AK@e1 AG@e2", "", "13-22") == "13-22^");
    CHECK(says("AK@e1 AG@e2v", "", "13-22") == "13-22v");
    CHECK(says("AK@e1", "P", "P*40") == "P*40");
    CHECK(says<mobius_shogi>("AK@e1 AG@i6", "", "53-45") == "53-45v");
}

TEST_CASE("The first reason that applies to a move is named", "[shogi]") {
    // The rook on e2 is pinned by the rook on e9.
    const std::string pieces = "AK@e1 AR@e2 BR@e9 AP@a8 AP@b5";
    CHECK(says(pieces, "", "99-81") == "out-of-range");
    CHECK(says(pieces, "", "13-81") == "out-of-range");
    CHECK(says(pieces, "", "12-81") == "out-of-range"); // before the wrong side
    CHECK(says(pieces, "", "12-13") == "wrong-side");
    CHECK(says(pieces, "", "76-75") == "wrong-side");
    CHECK(says(pieces, "", "13-5+") == "no-such-move");     // before promotion
    CHECK(says(pieces, "", "13-4") == "no-such-move");      // onto its own king
    CHECK(says(pieces, "", "13-12+") == "may-not-promote"); // before the king
    CHECK(says(pieces, "", "13-12") == "king-left-attacked");
    CHECK(says(pieces, "", "13-76+") == "13-76+^");
    CHECK(says(pieces, "", "63-72") == "must-promote");
    CHECK(says(pieces, "", "63-72+") == "63-72+^");
    CHECK(says(pieces, "", "37-46+") == "may-not-promote");
    // Two facings to choose from come before the king, too.
    CHECK(says<mobius_shogi>("AK@a5 AR@a6 BR@a9", "", "45-49") == "facing-must-be-chosen");
    CHECK(says<mobius_shogi>("AK@a5 AR@a6 BR@a9", "", "45-49v") == "king-left-attacked");
}

TEST_CASE("The first reason that applies to a drop is named", "[shogi]") {
    const std::string pieces = "AK@e1 AP@a3 BG@a9";
    CHECK(says(pieces, "P", "P*81") == "out-of-range");
    CHECK(says(pieces, "P", "G*72") == "not-in-hand");       // before occupied
    CHECK(says(pieces, "P", "P*72") == "occupied");          // before dead
    CHECK(says("AK@e1 AP@a3", "P", "P*72") == "dead-drop");  // before nifu
    CHECK(says("AK@e1 AP@a3 BR@e9", "P", "P*27") == "nifu"); // before the king
    CHECK(says("AK@e1 BR@e9", "P", "P*27") == "king-left-attacked");
    CHECK(says("AK@e1 BR@e9", "P", "P*40") == "P*40");
    // The pawn would mate, but leaves its own king in check.
    const std::string mate = "BK@i9 AR+@h7 AK@a1";
    CHECK(says(mate, "P", "P*71") == "pawn-drop-mate");
    CHECK(says(mate + " BR@a9", "P", "P*71") == "king-left-attacked");
}

TEST_CASE("A refusal rests on something", "[shogi]") {
    const auto pinned = judged<flat_shogi>("AK@e1 AR@e2 BR@e9", "", "13-12").error();
    CHECK(pinned.at == 4);
    CHECK(pinned.attacks == std::vector<shogi::attack>{{76, {67, 58, 49, 40, 31, 22, 13}}});
    const auto stuck = judged<flat_shogi>("AK@e1 AR@e2 BR@e9", "", "13-5").error();
    CHECK(stuck.at == 5);
    CHECK(stuck.stops.size() == 4);
    CHECK(judged<flat_shogi>("AK@e1 AP@a3", "P", "P*27").error().at == 18);
    const auto mate = judged<flat_shogi>("BK@i9 AR+@h7", "P", "P*71").error();
    CHECK(mate.attacks == std::vector<shogi::attack>{{71, {}}});
}

TEST_CASE("Waived king safety waives nothing else", "[shogi]") {
    const std::string pieces = "AK@e1 AR@e2 BR@e9 BK@i9 AR+@h7";
    CHECK(says(pieces, "P", "13-12", king_rule::waived) == "13-12^");
    CHECK(says(pieces, "P", "P*73", king_rule::waived) == "dead-drop");
    CHECK(says(pieces, "P", "P*71", king_rule::waived) == "pawn-drop-mate");
    CHECK(says("AK@e1 BK@e2 AR@a2", "", "9-13", king_rule::waived) == "no-such-move");
}
