// SPDX-License-Identifier: MIT
#pragma once

// Why a Go action is not played, and what that verdict rests on.

#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/refusal_text.hpp>
#include <topoban/surface/graph.hpp>

#include <cstdint>
#include <ostream>
#include <string>

namespace topoban::go {

/// The reasons, in the order in which they are looked for: the first that applies is named. Out of
/// range is a point that is not on the board, and an action whose kind is none of the game's.
enum class refusal_reason : std::uint8_t { ended, out_of_range, occupied, suicide, superko };

/// Prints the reason's name: `ended`, `out-of-range`, `occupied`, `suicide`, `superko`.
inline std::ostream& operator<<(std::ostream& out, refusal_reason reason) {
    switch (reason) {
    case refusal_reason::ended: return out << "ended";
    case refusal_reason::out_of_range: return out << "out-of-range";
    case refusal_reason::occupied: return out << "occupied";
    case refusal_reason::suicide: return out << "suicide";
    case refusal_reason::superko: return out << "superko";
    }
    return out;
}

/// A refusal with its evidence.
template <int Capacity>
struct refusal {
    refusal_reason reason = refusal_reason::ended; ///< the first that applies
    point at = no_point;                           ///< the point asked for, where there was one
    point_set<Capacity> chain; ///< suicide: the chain that would be left without a liberty
    int repeated_ply = no_ply; ///< superko: the ply after which the same colouring stood

    /// `repeated_ply` where there is none.
    static constexpr int no_ply = -1;

    [[nodiscard]] friend bool operator==(const refusal&, const refusal&) = default;
    friend std::ostream& operator<<(std::ostream& out, const refusal& r) {
        out << r.reason;
        if (r.at != no_point) out << " at " << r.at;
        return topoban::detail::print_evidence(out, r);
    }
};

/// The refusal as a sentence with the board's labels.
template <int Capacity, labelled Board>
[[nodiscard]] std::string to_text(const refusal<Capacity>& r, const Board& board) {
    return topoban::detail::refusal_sentence(r, board);
}

} // namespace topoban::go
