// SPDX-License-Identifier: MIT
#pragma once

// Why a CrystalGo action is not played, and what that verdict rests on.

#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/refusal_text.hpp>
#include <topoban/surface/flipping_graph.hpp>
#include <topoban/surface/graph.hpp>

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>

namespace topoban::crystal_go {

/// The reasons, in the order in which they are looked for: the first that applies is named
/// (rules-crystal-go.md §4). A placement can be `occupied`, a flip `not_flippable`. Out of range is a
/// point that is not on the board, and an action whose kind is none of the game's.
enum class refusal_reason : std::uint8_t {
    ended,
    out_of_range,
    occupied,
    not_flippable,
    suicide,
    superko
};

/// Prints the reason's name: `ended`, `out-of-range`, `occupied`, `not-flippable`, `suicide`,
/// `superko`.
inline std::ostream& operator<<(std::ostream& out, refusal_reason reason) {
    constexpr const char* names[] = {"ended",         "out-of-range", "occupied", // NOLINT
                                     "not-flippable", "suicide",      "superko"};
    return out << names[static_cast<int>(reason)];
}

/// A refusal with its evidence.
template <int Capacity>
struct refusal {
    refusal_reason reason = refusal_reason::ended; ///< the first that applies
    point at = no_point;                           ///< the point asked for, where there was one
    std::optional<flip_obstacle> obstacle;         ///< not flippable: why
    point_set<Capacity> chain;                     ///< suicide: the chain that would be breathless
    int repeated_ply = no_ply; ///< superko: the ply after which the position stood

    /// `repeated_ply` where there is none.
    static constexpr int no_ply = -1;

    [[nodiscard]] friend bool operator==(const refusal&, const refusal&) = default;
    friend std::ostream& operator<<(std::ostream& out, const refusal& r) {
        out << r.reason;
        if (r.at != no_point) out << " at " << r.at;
        if (r.obstacle) out << ": " << *r.obstacle;
        return topoban::detail::print_evidence(out, r);
    }
};

namespace detail {
/// Why a point is no centre, as the end of a sentence.
[[nodiscard]] inline const char* to_text(flip_obstacle obstacle) {
    switch (obstacle) {
    case flip_obstacle::boundary: return "it lies on the outer boundary";
    case flip_obstacle::degree: return "it is not joined to exactly three points";
    case flip_obstacle::occupied: return "a stone stands on it";
    }
    return "";
}
} // namespace detail

/// The refusal as a sentence with the board's labels.
template <int Capacity, labelled Board>
[[nodiscard]] std::string to_text(const refusal<Capacity>& r, const Board& board) {
    if (r.reason == refusal_reason::not_flippable)
        return std::string(board.label(r.at)) +
               " is not flippable: " + detail::to_text(r.obstacle.value());
    return topoban::detail::refusal_sentence(r, board);
}

} // namespace topoban::crystal_go
