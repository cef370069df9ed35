// SPDX-License-Identifier: MIT
#pragma once

// How a game of stones ends.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/player.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/stones/turn_order.hpp>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <ostream>
#include <string_view>

namespace topoban {

/// Why a game of stones ended.
enum class end_reason : std::uint8_t { passes, resign };

/// The reasons as the documents spell them.
[[nodiscard]] constexpr auto enum_names(end_reason) noexcept {
    return std::to_array<std::string_view>({"passes", "resign"});
}

/// How a game of stones ended.
struct area_outcome {
    end_reason reason = end_reason::passes; ///< what ended it
    std::optional<player> winner;           ///< nobody: a draw
    std::optional<int> margin_half_points;  ///< Black's lead; none after a resignation

    [[nodiscard]] friend bool operator==(const area_outcome&, const area_outcome&) = default;
    /// Prints `passes: black wins by 7 half-points`, `passes: a draw` or `resign: white wins`.
    friend std::ostream& operator<<(std::ostream& out, const area_outcome& o) {
        out << name_of(o.reason) << ": ";
        if (!o.winner) return out << "a draw";
        out << (*o.winner == player::first ? "black" : "white") << " wins";
        if (o.margin_half_points)
            out << " by " << std::abs(*o.margin_half_points) << " half-points";
        return out;
    }
};

/// The outcome of a course of play on a board that was left with the area `final_area()`, if it has
/// ended.
template <class MakeArea>
[[nodiscard]] std::optional<area_outcome> outcome_of(const turn_order& order, komi white_receives,
                                                     MakeArea final_area) {
    if (order.resigned) return area_outcome{end_reason::resign, opponent(order.turn), std::nullopt};
    if (!order.has_ended()) return std::nullopt;
    const int margin = final_area().margin_half_points(white_receives);
    area_outcome ending{end_reason::passes, std::nullopt, margin};
    if (margin != 0) ending.winner = margin > 0 ? player::first : player::second;
    return ending;
}

} // namespace topoban
