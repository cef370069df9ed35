// SPDX-License-Identifier: MIT
#include <topoban/shogi/generate.hpp>

// The kernel against its from-scratch twin, in random games and in random edited positions.

#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/catalog/armies.hpp>
#include <topoban/core/random.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/shogi/state.hpp>

#include "catch.hpp"
#include "reference/shogi.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/shogi_game.hpp"
#include "support/shogi_positions.hpp"

#include <set>
#include <vector>

using namespace topoban;

namespace {

using flat = shogi::board<catalog::flat_shogi::surface>;

template <class Army>
void compare(const shogi::position<Army::surface::capacity>& p) {
    using twin = test::shogi_twin<Army>;
    std::set<shogi::action> listed;
    const shogi::board<typename Army::surface> b(p);
    shogi::for_each_legal_action<Army>(b, [&](const shogi::action& a) {
        if (!listed.insert(a).second) FAIL("listed twice: " << a);
    });
    REQUIRE(listed == twin::legal_actions(p));
    REQUIRE(shogi::count_legal_actions<Army>(b) == listed.size());
    REQUIRE(b.is_in_check(p.turn) == twin::is_attacked(p, p.turn));
}

template <class Army>
void compare_random_games(std::size_t plies) {
    random_source random(test::seed());
    const shogi::state<Army> start;
    std::size_t played = 0;
    while (played < plies) {
        const auto last = random_play(start, random, 300, [&](const auto& s, const auto&) {
            ++played;
            compare<Army>(s.position());
            REQUIRE(s.validate());
        });
        REQUIRE(last.validate());
    }
}

template <class Army>
void compare_random_positions(std::size_t count) {
    random_source random(test::seed());
    for (std::size_t i = 0; i < count; ++i) {
        const auto p = test::random_position<Army>(random);
        REQUIRE(shogi::defects_of<Army>(p).empty());
        compare<Army>(p);
        // A few plies on, too: the kernel's sets are then the result of moves.
        auto s = *shogi::state<Army>::study(p);
        s = random_play(std::move(s), random, 4);
        REQUIRE(s.validate());
        compare<Army>(s.position());
    }
}

} // namespace

TEMPLATE_TEST_CASE("The kernel agrees with its twin in random games", "[laws]", catalog::flat_shogi,
                   catalog::mobius_shogi, catalog::klein_shogi, catalog::genus_two_shogi) {
    CAPTURE(test::seed());
    compare_random_games<TestType>(test::iterations(2'000));
}

TEMPLATE_TEST_CASE("The kernel agrees with its twin in random edited positions", "[laws]",
                   catalog::flat_shogi, catalog::mobius_shogi, catalog::klein_shogi,
                   catalog::genus_two_shogi, (test::bare_shogi<torus<9, 9>>),
                   (test::bare_shogi<torus<13, 17>>), (test::bare_shogi<projective_plane<7, 6>>),
                   (test::bare_shogi<klein_bottle<3, 4>>), (test::bare_shogi<mobius_strip<2, 5>>),
                   (test::bare_shogi<torus<2, 3>>)) {
    CAPTURE(test::seed());
    // On the widest of them the twin walks for long.
    const bool is_wide = TestType::surface::capacity > 200;
    compare_random_positions<TestType>(test::iterations(is_wide ? 50 : 500));
}

TEST_CASE("The start of flat shogi has thirty actions, by every way of asking") {
    const flat start(catalog::flat_shogi::layout().start);
    CHECK(shogi::has_legal_action<catalog::flat_shogi>(start));
    CHECK(shogi::count_legal_actions<catalog::flat_shogi>(start) == 30);
    std::size_t visited = 0;
    shogi::for_each_legal_action<catalog::flat_shogi>(start, [&](const auto&) { ++visited; });
    CHECK(visited == 30);
}

TEST_CASE("A mated side has no action; without king safety it has") {
    // Golds on e2 and e3: the king on e1 can go nowhere, and nobody can take.
    const flat mated(test::drawn<catalog::flat_shogi>("AK@e1 BG@e2 BG@e3"));
    CHECK_FALSE(shogi::has_legal_action<catalog::flat_shogi>(mated));
    std::set<shogi::action> found;
    shogi::for_each_legal_action<catalog::flat_shogi>(
        mated, [&](const shogi::action& a) { found.insert(a); }, shogi::king_rule::waived);
    CHECK(found.size() == 5); // d1, d2, f1, f2, and takes e2
}

TEST_CASE("A move may promote from the zone or into it, and must where it would be dead") {
    using catalog::mobius_shogi;
    const auto& tables = shogi::army_tables<mobius_shogi>::get();
    const shogi::piece lance(player::first, shogi::piece_type::lance);
    using set = point_set<99>;
    const auto into = tables.split(lance, 63, set{72, 90}); // a8 to a9 or a11
    CHECK(into.plain == set{72});
    CHECK(into.promoted == set{72, 90});
    const auto below_it = tables.split(lance, 54, set{63}); // a7 to a8
    CHECK(below_it.promoted.empty());
    const auto out_of = tables.split(lance.reversed(), 72, set{63}); // a9 to a8, facing down
    CHECK(out_of.plain == set{63});
    CHECK(out_of.promoted == set{63});
    CHECK(tables.split(lance.promoted(), 63, set{90}).plain == set{90});
    CHECK(tables.file_of(4).size() == 11);
    CHECK(tables.file_of(4) == tables.file_of(94));
}
