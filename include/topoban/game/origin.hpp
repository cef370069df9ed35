// SPDX-License-Identifier: MIT
#pragma once

// Where a state's history begins: at the start of a game, or at a position that was set up.

#include <cstdint>
#include <ostream>

namespace topoban {

/// Where a state's history begins.
enum class origin : std::uint8_t {
    game, ///< an official game from its exact start
    study ///< a set-up position whose earlier history is unknown (rules-go.md §6, rules-shogi.md §12)
};

/// Prints `game` or `study`.
inline std::ostream& operator<<(std::ostream& out, origin from) {
    return out << (from == origin::game ? "game" : "study");
}

/// The label every study and its results carry (rules-go.md §6).
inline constexpr const char* study_label =
    "Study: earlier history unknown; repetitions counted from this setup.";

} // namespace topoban
