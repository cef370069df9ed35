// SPDX-License-Identifier: MIT
// Compiled as for a release, with the standard library's own checks: no argument of a public function
// of shogi above the kernels reaches beyond an array.
#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/shogi.hpp>

#include <limits>
#include <string>

using namespace topoban;
using catalog::flat_shogi;
using shogi::action;
using enum shogi::piece_type;

namespace {

constexpr int least = std::numeric_limits<int>::min();
constexpr int most = std::numeric_limits<int>::max();
constexpr auto no_cells = {least, -100000, -1, 81, 100000, most};

/// What nobody can play here: cells off the board, wrong pieces, empty hands, what is no action.
std::vector<action> nonsense() {
    std::vector<action> all{action{},
                            action::drop(king, 40),
                            action::drop(rook, 40),
                            action::drop(pawn, 0),
                            action::move(20, 29), // no facing on arrival
                            action::drop(static_cast<shogi::piece_type>(200), 40)};
    using enum shogi::promotion;
    for (const int c : no_cells) {
        all.push_back(action::drop(pawn, c));
        all.push_back(action::move(c, 40, no, shogi::facing::up));
        all.push_back(action::move(20, c, no, shogi::facing::up));
    }
    for (const cell from : {40, 60}) // nothing, and the opponent's
        all.push_back(action::move(from, 41, no, shogi::facing::up));
    all.push_back(action::move(20, 19, no, shogi::facing::up)); // on an own piece
    all.push_back(action::move(10, 76, no, shogi::facing::up)); // on a king
    action unknown = action::move(20, 29, no, shogi::facing::up);
    unknown.kind = static_cast<shogi::action_kind>(77);
    all.push_back(unknown);
    return all;
}

} // namespace

TEST_CASE("shogi: an ended game cannot be reopened, nor an illegal action do harm", "[release]") {
    const shogi::state<flat_shogi> game;
    const auto over = game.play(action::resign()).value();
    auto tries = nonsense();
    for (const action& a : game.legal_actions()) CHECK(over.play_unchecked(a).has_ended());
    for (const action& a : tries) {
        CAPTURE(a);
        CHECK(over.play_unchecked(a).ply() == over.ply());
        const auto still = game.play_unchecked(a);
        CHECK(same_position(still, game));
        CHECK(still.ply() == 0);
        CHECK(still.validate());
    }
    for (const action& a : {action::resign(), action::agree_draw()})
        CHECK(over.play_unchecked(a).outcome() == over.outcome());
}

TEST_CASE("shogi: an experiment stays as it is after what nobody can play", "[release]") {
    const auto e = shogi::experiment<flat_shogi>::start(
                       shogi::start_of<flat_shogi>(),
                       {shogi::mover_rule::either_army, shogi::king_rule::waived})
                       .value();
    for (const action& a : nonsense()) {
        CAPTURE(a);
        CHECK(e.play_unchecked({player::first, a}).position() == e.position());
        CHECK(e.play_unchecked({player::first, a}).ply() == 0);
        CHECK(e.play_unchecked({static_cast<player>(9), a}).ply() == 0);
    }
}

TEST_CASE("shogi: cells that are none are empty, attacked by nobody and printed by number",
          "[release]") {
    const shogi::state<flat_shogi> game;
    using surface = flat_shogi::surface;
    for (const int c : no_cells) {
        CAPTURE(c);
        CHECK(game.at(c).is_empty());
        CHECK(game.attacks_on(c, player::first).empty());
        CHECK(shogi::ray_stops<surface>(game.position(), c).empty());
        CHECK(shogi::routes<surface>(game.position(), c, 40).empty());
        CHECK(shogi::to_text(game, action::move(c, c)) == joined("cell ", c, "-cell ", c));
        CHECK(game.why_refused(action::move(c, 40))->reason == shogi::refusal_reason::out_of_range);
        auto p = game.position();
        p.put(c, shogi::piece(player::first, pawn));
        CHECK(p == game.position());
    }
    for (const int who : {0, 3, 255}) CHECK(game.hand_of(static_cast<player>(who)).empty());
}

TEST_CASE("shogi: hands hold no kings and no fewer than none", "[release]") {
    shogi::hand held{king, pawn};
    held.add(king, 3);
    held.add(static_cast<shogi::piece_type>(9));
    held.add(pawn, -5);
    held.remove(rook);
    held.remove(king);
    CHECK(held == shogi::hand{pawn});
}

TEST_CASE("shogi: rows and zones past the edge are left off", "[release]") {
    const auto made = shogi::lay_out<flat_shogi::surface>({.back = "KLLLLLLLLLLLLLLLLLL",
                                                           .middle = "P",
                                                           .front = "P",
                                                           .back_at = 70,
                                                           .middle_at = -5,
                                                           .front_at = 30,
                                                           .zone_first = -4,
                                                           .zone_last = 500});
    CHECK(made.start.at(70).is(player::first, king));
    CHECK(made.promotion[0].size() == 81);
}
