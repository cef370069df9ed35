// SPDX-License-Identifier: MIT
#pragma once

// The boards of run-time size the laws of Go are tried on.

#include <topoban/boards/rectangle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/catalog/identifier.hpp>

#include <vector>

namespace topoban::test {

using small_board = table_graph<36>;

/// Every glued rectangle up to 3 × 3, some larger ones, and graphs that are no surface.
inline std::vector<small_board> small_boards() {
    std::vector<small_board> boards;
    for (const catalog::rectangle_family& family : catalog::rectangle_families) {
        for (int w = 1; w <= 3; ++w)
            for (int h = 1; h <= 3; ++h)
                boards.push_back(
                    small_board::of(rectangle(family.kind, w, h, family.glued)).value());
        boards.push_back(small_board::of(rectangle(family.kind, 5, 4, family.glued)).value());
        boards.push_back(small_board::of(rectangle(family.kind, 1, 6, family.glued)).value());
    }
    boards.push_back(*small_board::make("loose", {{}, {}, {}}));
    boards.push_back(*small_board::make("star", {{1, 2, 3, 4, 5}, {0}, {0}, {0}, {0}, {0}}));
    boards.push_back(*small_board::make(
        "complete", {{1, 2, 3, 4}, {0, 2, 3, 4}, {0, 1, 3, 4}, {0, 1, 2, 4}, {0, 1, 2, 3}}));
    boards.push_back(*small_board::make("pieces", {{1}, {0}, {3, 4}, {2, 4}, {2, 3}}));
    return boards;
}

} // namespace topoban::test
