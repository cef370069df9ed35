// SPDX-License-Identifier: MIT
#pragma once

// A CrystalGo game as its line of play, and how much of one a record can hold.

#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/game/variation.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <utility>

namespace topoban::json {

/// The most actions of a `crystal-go-game` (docs/formats.md): a limit of the record, not of the
/// game, which it neither ends nor decides.
inline constexpr std::size_t crystal_go_most_actions = 4096;
/// From so many actions on a player should be warned.
inline constexpr std::size_t crystal_go_warning = 4000;

/// What a text in this format may be.
[[nodiscard]] constexpr limits crystal_go_limits() noexcept { return {.bytes = 2'097'152}; }

/// How much room a record with so many actions has.
enum class record_room : std::uint8_t {
    ample,
    warning,      ///< the limit is near
    limit_reached ///< no action more: export the record, then begin another game
};

inline std::ostream& operator<<(std::ostream& out, record_room room) {
    return out << (room == record_room::ample     ? "ample"
                   : room == record_room::warning ? "warning"
                                                  : "limit reached");
}

/// The room a record with so many actions has.
[[nodiscard]] constexpr record_room room_after(std::size_t actions) noexcept {
    return actions >= crystal_go_most_actions ? record_room::limit_reached
           : actions >= crystal_go_warning    ? record_room::warning
                                              : record_room::ample;
}

/// A game that can be a `crystal-go-game`: all of its line, later actions than the cursor's too.
template <flipping_start Start>
struct crystal_go_record {
    using state_type = crystal_go::state<Start>;
    using refusal_type = typename state_type::refusal_type;

    variation<state_type> line{state_type()}; ///< its cursor is the document's

    /// Why `play` did nothing.
    struct play_fault {
        std::optional<refusal_type> refused; ///< by the rules; nothing: the limit is reached

        friend std::ostream& operator<<(std::ostream& out, const play_fault& fault) {
            return fault.refused ? out << *fault.refused : out << record_room::limit_reached;
        }
    };

    /// The room after the actions up to the cursor.
    [[nodiscard]] record_room room() const noexcept { return room_after(line.cursor()); }

    /// Plays at the cursor, as `variation::play` does, but never beyond the limit of a record.
    [[nodiscard]] std::optional<play_fault> play(const crystal_go::action& action) {
        if (auto refused = line.current().why_refused(action))
            return play_fault{std::move(refused)};
        if (room() == record_room::limit_reached) return play_fault{};
        static_cast<void>(line.play(action));
        return std::nullopt;
    }
};

} // namespace topoban::json
