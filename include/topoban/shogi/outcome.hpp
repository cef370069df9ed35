// SPDX-License-Identifier: MIT
#pragma once

// How a shogi game ends.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/player.hpp>
#include <topoban/shogi/piece.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string_view>

namespace topoban::shogi {

using topoban::operator<<;

/// The reasons, as the documents name them (rules-shogi.md §11).
enum class outcome_reason : std::uint8_t {
    no_legal_action, ///< the side to move loses, in check or not
    repetition,      ///< fourth occurrence: a draw
    perpetual_check, ///< fourth occurrence, one player checked all the time and loses
    resign,
    agreed_draw
};

/// Their names, as the documents spell them.
constexpr auto enum_names(outcome_reason) noexcept {
    return std::to_array<std::string_view>(
        {"no-legal-action", "repetition", "perpetual-check", "resign", "agreed-draw"});
}

/// A finished game's reason and winner; no winner is a draw.
struct outcome {
    outcome_reason reason = outcome_reason::resign; ///< what ended the game
    std::optional<player> winner;                   ///< nobody: a draw

    [[nodiscard]] friend constexpr bool operator==(const outcome&,
                                                   const outcome&) noexcept = default;
    friend std::ostream& operator<<(std::ostream& out, const outcome& o) {
        out << o.reason;
        if (o.winner) out << ", " << letter(*o.winner) << " wins";
        return out;
    }
};

} // namespace topoban::shogi
