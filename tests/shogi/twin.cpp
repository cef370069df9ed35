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
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/shogi_twin.hpp"

#include <set>
#include <vector>

using namespace topoban;

namespace {

/// Boards nobody named: a torus whose lines are longer than a word, and small quotients on which
/// rays wind round and round.
template <class Surface>
struct bare {
    using surface = Surface;
    static auto layout() {
        shogi::army_layout<Surface::capacity> made;
        for (cell c = 0; c < Surface::capacity; ++c) {
            made.file[std::size_t(c)] = static_cast<std::uint8_t>(c % Surface::chart().width);
            if (c < Surface::capacity / 3) made.promotion[1].insert(c);
            if (c >= Surface::capacity - Surface::capacity / 3) made.promotion[0].insert(c);
        }
        return made;
    }
};

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
    for (std::size_t played = 0; played < plies;) {
        const auto last = random_play(start, random, 300, [&](const auto& s, const auto&) {
            ++played;
            compare<Army>(s.diagram());
            REQUIRE(s.validate());
        });
        REQUIRE(last.validate());
    }
}

/// Pieces thrown on the board, kings or not, either facing where the board allows it.
template <class Army>
shogi::position<Army::surface::capacity> random_position(random_source& random) {
    constexpr int size = Army::surface::capacity;
    static const bool may_reverse = Army::layout().edited_facing == shogi::facing_rule::free;
    shogi::position<size> p;
    const auto coin = [&] { return random.below(2) == 0; };
    const int pieces = static_cast<int>(random.below(size / 2));
    for (int i = 0; i < pieces; ++i) {
        const auto type = static_cast<shogi::piece_type>(1 + random.below(7));
        shogi::piece made(coin() ? player::first : player::second, type);
        if (shogi::is_promotable(type) && random.below(3) == 0) made = made.promoted();
        if (may_reverse && random.below(3) == 0) made = made.reversed();
        p.put(static_cast<cell>(random.below(size)), made);
    }
    for (const player who : {player::first, player::second}) {
        if (random.below(8) != 0)
            p.put(static_cast<cell>(random.below(size)),
                  may_reverse && coin() ? shogi::piece(who, shogi::piece_type::king).reversed()
                                        : shogi::piece(who, shogi::piece_type::king));
        for (const shogi::piece_type type : shogi::hand_types)
            if (random.below(3) == 0) p.hand_of(who).add(type);
    }
    if (coin()) p.turn = player::second;
    return p;
}

template <class Army>
void compare_random_positions(std::size_t count) {
    random_source random(test::seed());
    for (std::size_t i = 0; i < count; ++i) {
        const auto p = random_position<Army>(random);
        REQUIRE(shogi::defects_of<Army>(p).empty());
        compare<Army>(p);
        // A few plies on, too: the kernel's sets are then the result of moves.
        auto s = *shogi::state<Army>::study(p);
        s = random_play(std::move(s), random, 4);
        REQUIRE(s.validate());
        compare<Army>(s.diagram());
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
                   catalog::genus_two_shogi, (bare<torus<9, 9>>), (bare<torus<13, 17>>),
                   (bare<projective_plane<7, 6>>), (bare<klein_bottle<3, 4>>),
                   (bare<mobius_strip<2, 5>>), (bare<torus<2, 3>>)) {
    CAPTURE(test::seed());
    // On the widest of them the twin walks for long.
    const bool is_wide = TestType::surface::capacity > 200;
    compare_random_positions<TestType>(test::iterations(is_wide ? 50 : 500));
}
