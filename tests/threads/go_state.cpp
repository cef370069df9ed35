// SPDX-License-Identifier: MIT
#include <topoban/go/state.hpp>

#include "catch.hpp"
#include "support/at_once.hpp"
#include "support/go_play.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/klein_bottle.hpp>
#include <topoban/core/random.hpp>
#include <topoban/surface/automorphism.hpp>

#include <numeric>
#include <string>
#include <vector>

using namespace topoban;

namespace {

using state = go::state<klein_bottle<9, 18>>;

/// What many queries say of a state.
std::string answers(const state& shared) {
    std::string text;
    for (const auto& chain : shared.chains())
        text += std::to_string(chain.points.size()) + "/" + std::to_string(chain.liberties.size()) +
                " ";
    for (const go::action& a : shared.legal_actions()) text += std::to_string(a.at) + " ";
    text += std::to_string(shared.kernel().key()) + " " + std::to_string(shared.area().black);
    for (const auto& past : shared.history().newest_first()) text += std::to_string(past.ply);
    // A branch of one's own.
    for (const point p : shared.legal_placements()) {
        const state child = *shared.play(go::action::place(p));
        text += std::to_string(child.legal_placements().size());
        if (text.size() > 20'000) break;
    }
    return text;
}

} // namespace

TEST_CASE("B123 16 threads ask a shared state for the first time at once",
          "[threads][conformance]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t round = 0; round < test::iterations(5); ++round) {
        // Long enough for a past of several tables. Moved by the identity, it is a new past, of
        // which nobody has asked anything and no table is made.
        state line;
        while (line.ply() < 400) line = test::with_random_stone(line, random);
        std::vector<point> image(162);
        std::iota(image.begin(), image.end(), 0);
        const state shared = transform(line, automorphism(image));
        REQUIRE_FALSE(shared.has_ended());
        const auto said = test::answers_at_once([&] { return answers(shared); });
        for (const std::string& answer : said) REQUIRE(answer == said.front());
        REQUIRE(answers(shared) == said.front());
    }
}
