// SPDX-License-Identifier: MIT
#pragma once

// The Go documents as values: a line of play with a cursor, or a drawing.

#include <topoban/core/player.hpp>
#include <topoban/game/variation.hpp>
#include <topoban/go/setup.hpp>
#include <topoban/go/state.hpp>
#include <topoban/json/format.hpp>
#include <topoban/stones/colouring.hpp>

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

namespace topoban::json {

/// A game, a study or an analysis on a board: its whole line of play.
template <class Board>
struct go_record {
    using state_type = go::state<Board>;

    variation<state_type> line; ///< its cursor is what a replay document adds
    /// Of an analysis: how many of the line's first actions are the known game.
    std::optional<std::size_t> known;

    /// `go_study` where the line starts from a setup, `go_analysis` where a known game is continued.
    [[nodiscard]] format kind() const noexcept {
        if (known) return format::go_analysis;
        return line.start().started_as() == origin::study ? format::go_study : format::go_game;
    }
};

/// An unfinished drawing: chains may lack liberties.
template <class Board>
struct go_diagram {
    static constexpr int capacity = graph_of<Board>::capacity;

    graph_of<Board> board;                               ///< the graph the stones lie on
    int komi_half_points = go::default_komi_half_points; ///< White's compensation
    colouring<capacity> stones;                          ///< anything a person may draw
    std::optional<player> turn;                          ///< nothing: not yet chosen

    [[nodiscard]] friend bool operator==(const go_diagram&, const go_diagram&) = default;
};

/// A Go document of any format.
template <class Board>
struct go_document {
    /// The record's own format, `go_replay` where it carries a cursor, or `go_diagram`.
    format as = format::go_game;
    std::variant<go_record<Board>, go_diagram<Board>>
        content; ///< a diagram where `as` is `go_diagram`

    /// The record; null where it is a diagram.
    [[nodiscard]] const go_record<Board>* record() const noexcept {
        return std::get_if<go_record<Board>>(&content);
    }
    /// The diagram; null where it is a record.
    [[nodiscard]] const go_diagram<Board>* diagram() const noexcept {
        return std::get_if<go_diagram<Board>>(&content);
    }
};

} // namespace topoban::json
