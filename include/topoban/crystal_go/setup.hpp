// SPDX-License-Identifier: MIT
#pragma once

// Positions: tiling and stones together, and what a person may set up to play on from.

#include <topoban/core/player.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace topoban::crystal_go {

/// White's compensation: none, provisionally (rules-crystal-go.md §6).
inline constexpr int komi_half_points = 0;

/// What may not come back: all edges and all stones, whoever is to move (rules-crystal-go.md §5).
template <flipping_graph Tiling>
struct position {
    Tiling tiling{};                      ///< the edges as they are drawn
    colouring<Tiling::capacity> stones{}; ///< what stands on the points

    [[nodiscard]] friend bool operator==(const position&, const position&) = default;
};

/// The position's key in documents: the colouring, a colon, and the edges as hexadecimal digits,
/// edge 0 the highest bit of the first.
template <flipping_graph Tiling>
[[nodiscard]] std::string to_text(const position<Tiling>& p) {
    std::string text = to_text(p.stones, p.tiling.size()) + ":";
    const auto drawn = p.tiling.edges();
    for (int first = 0; first < Tiling::edge_capacity; first += 4) {
        std::size_t digit = 0;
        for (int e = first; e < first + 4; ++e)
            digit = 2 * digit + (e < Tiling::edge_capacity && drawn.contains(e) ? 1 : 0);
        text += "0123456789abcdef"[digit];
    }
    return text;
}

/// A drawing with a player to move: chains may lack liberties. A state is made of it by
/// `state::study`.
template <flipping_start Start>
struct setup {
    tiling_of<Start> tiling = Start::start();       ///< the edges as they are drawn
    colouring<tiling_of<Start>::capacity> stones{}; ///< anything a person may draw
    player turn = player::first;                    ///< the player to move

    [[nodiscard]] friend bool operator==(const setup&, const setup&) = default;
};

/// What keeps a study from starting: a chain without a liberty.
template <int Capacity>
struct setup_defect {
    point_set<Capacity> chain; ///< its stones

    [[nodiscard]] friend bool operator==(const setup_defect&, const setup_defect&) = default;
    friend std::ostream& operator<<(std::ostream& out, const setup_defect& d) {
        return out << "chain without a liberty: " << d.chain;
    }
};

/// Every defect of a setup, not only the first; none: it can be played from.
template <flipping_start Start>
[[nodiscard]] std::vector<setup_defect<tiling_of<Start>::capacity>>
defects_of(const setup<Start>& drawn) {
    std::vector<setup_defect<tiling_of<Start>::capacity>> found;
    for (const auto& chain : chains_without_liberties(drawn.tiling, drawn.stones))
        found.push_back({chain.points});
    return found;
}

} // namespace topoban::crystal_go

template <class Tiling>
struct std::hash<topoban::crystal_go::position<Tiling>> {
    [[nodiscard]] std::size_t
    operator()(const topoban::crystal_go::position<Tiling>& p) const noexcept {
        return std::hash<topoban::point_set<Tiling::edge_capacity>>{}(p.tiling.edges()) * 31 +
               std::hash<topoban::colouring<Tiling::capacity>>{}(p.stones);
    }
};
