// SPDX-License-Identifier: MIT
#pragma once

// Where a state's history begins: at the start of a game, or at a position that was set up.

#include <topoban/core/enum_names.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace topoban {

/// Where a state's history begins.
enum class origin : std::uint8_t {
    game, ///< an official game from its exact start
    study ///< a set-up position whose earlier history is unknown (rules-go.md §6, rules-shogi.md §12)
};

/// The origins in words.
constexpr auto enum_names(origin) noexcept {
    return std::to_array<std::string_view>({"game", "study"});
}

/// The label every study and its results carry (rules-go.md §6).
inline constexpr const char* study_label =
    "Study: earlier history unknown; repetitions counted from this setup.";

} // namespace topoban
