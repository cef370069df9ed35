// SPDX-License-Identifier: MIT
#include "catch.hpp"

#include <topoban/boards/table_graph.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/go/state.hpp>

#include <cstdint>
#include <string>
#include <vector>

// Numbers everyone who counted Go positions and games agrees on (Tromp and Farnebäck,
// "Combinatorics of Go").

using namespace topoban;
using go::action;

namespace {

using board = table_graph<9>;
using state = go::state<board>;

board grid_of(int width, int height) {
    return board::of(rectangle("grid", width, height, {seam::none, seam::none})).value();
}

/// Colourings of the grid in which every chain has a liberty, each of the 3^n looked at.
int legal_positions(int side) {
    const board squares = grid_of(side, side);
    int legal = 0;
    std::string text(static_cast<std::size_t>(squares.size()), '0');
    for (std::size_t digit = 0; digit < text.size();) {
        const auto stones = *colouring_from_text<9>(text, squares.size());
        legal += go::defects_of(squares, {stones, player::first}, komi()).empty() ? 1 : 0;
        for (digit = 0; digit < text.size(); ++digit) { // the next number to base three
            if (++text[digit] <= '2') break;
            text[digit] = '0';
        }
    }
    return legal;
}

/// Games from here on: this one, and those that go on with a stone of either colour. (A pass in
/// between only changes whose turn it is.)
std::uint64_t games_from(const state& here) {
    std::uint64_t games = 1;
    for (const point p : here.legal_placements()) games += games_from(*here.play(action::place(p)));
    const state passed = *here.play(action::pass());
    for (const point p : passed.legal_placements())
        games += games_from(*passed.play(action::place(p)));
    return games;
}

} // namespace

TEST_CASE("the legal positions of small grids are 1, 57 and 12 675", "[conformance]") {
    CHECK(legal_positions(1) == 1);
    CHECK(legal_positions(2) == 57);
    CHECK(legal_positions(3) == 12'675);
}

TEST_CASE("the games on grids of one, two and three points are 1, 9 and 907", "[conformance]") {
    CHECK(games_from(*state::start(komi(), grid_of(1, 1))) == 1);
    CHECK(games_from(*state::start(komi(), grid_of(2, 1))) == 9);
    CHECK(games_from(*state::start(komi(), grid_of(3, 1))) == 907);
}
