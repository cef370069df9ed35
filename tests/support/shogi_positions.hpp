// SPDX-License-Identifier: MIT
#pragma once

// Boards nobody named, and pieces thrown on any board.

#include <topoban/core/random.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/position.hpp>

#include <cstddef>
#include <cstdint>

namespace topoban::test {

/// A surface with zones of a third of its cells and no start position.
template <class Surface>
struct bare_shogi {
    using surface = Surface;
    static auto layout() {
        shogi::start_layout<Surface::capacity> made;
        for (cell c = 0; c < Surface::capacity; ++c) {
            made.file[std::size_t(c)] = static_cast<std::uint16_t>(c % Surface::chart().width);
            if (c < Surface::capacity / 3) made.promotion[1].insert(c);
            if (c >= Surface::capacity - Surface::capacity / 3) made.promotion[0].insert(c);
        }
        return made;
    }
};

/// Pieces thrown on the board, mostly with kings, either facing where the board allows it.
template <shogi::army Army>
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

} // namespace topoban::test
