// SPDX-License-Identifier: MIT
#pragma once

// Writing Go documents, byte for byte as reading and writing again would.

#include <topoban/catalog/go_boards.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/game/variation.hpp>
#include <topoban/go/action.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/go/final.hpp>
#include <topoban/json/go/record.hpp>
#include <topoban/json/go/structure.hpp>
#include <topoban/json/startable.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/stones/colouring.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace topoban::json {

namespace detail {

/// The actions of a line from one ply to another, and the position they lead to.
template <class State>
[[nodiscard]] go_segment go_segment_of(const variation<State>& line, std::size_t from,
                                       std::size_t to) {
    const auto all = std::span(line.actions()).subspan(from, to - from);
    return {{}, {all.begin(), all.end()}, go_final_of(line.state_at(to))};
}

/// Why a record has no document: not from a start, or not the kind it says.
template <class Board>
[[nodiscard]] checked check_go_record(const go_record<Board>& record) {
    const auto& start = record.line.start();
    const bool is_study = start.started_as() == origin::study;
    const bool is_fresh = start.ply() == 0 && start.passes() == 0 && !start.has_ended() &&
                          start.history().size() == 1;
    if (!is_fresh) return later_start(start.ply());
    if (!is_study && (start.turn() != player::first || !start.stones().occupied().empty()))
        return changed_start();
    if (!record.known) return {};
    if (is_study) return not_importable("an analysis of a study", "an analysis of a game");
    if (*record.known <= record.line.size()) return {};
    return not_importable(joined(*record.known, " known actions of ", record.line.size()),
                          "no more known actions than there are");
}

/// What is written of a record.
template <class Board>
[[nodiscard]] go_record_text go_record_text_of(const go_record<Board>& record) {
    const auto& line = record.line;
    const auto& start = line.start();
    go_record_text text;
    text.kind = record.kind();
    text.komi_half_points = start.komi_half_points();
    if (text.kind == format::go_study)
        text.setup = {
            {}, to_text(start.stones(), start.board().size()), static_cast<int>(start.turn())};
    const std::size_t known = record.known.value_or(line.size());
    text.play = go_segment_of(line, 0, known);
    if (record.known) text.continuation = go_segment_of(line, known, line.size());
    return text;
}

template <class Board>
[[nodiscard]] result<std::string, error> write_go_as(format as, const go_record<Board>& record) {
    if (auto done = check_go_record(record); !done) return unexpected(std::move(done).error());
    go_text text{as, go_record_text_of(record), {}, {{}, record.line.cursor()}};
    return write_go_structure(text, go_board_info::of(record.line.start().board()));
}

} // namespace detail

/// A record as the document of its own kind, without its cursor: `surface-go-game`,
/// `surface-go-study` or `surface-go-analysis`. Refused before anything is written: `over_limit` with
/// the size where no reader would take it; `not_importable` where no document can carry the board's
/// name, where the line does not start at the start of its game or study, and for an analysis of a
/// study or of more actions than there are.
template <class Board>
[[nodiscard]] result<std::string, error> write_go(const go_record<Board>& record) {
    return detail::write_go_as(record.kind(), record);
}

/// A record and its cursor: `surface-go-replay`. Refused as `write_go` refuses.
template <class Board>
[[nodiscard]] result<std::string, error> write_go_replay(const go_record<Board>& record) {
    return detail::write_go_as(format::go_replay, record);
}

/// A drawing: `surface-go-diagram`. Refused with the error of its reader: a komi beyond the board's
/// range, a stone off the board or two on one point, a board that no document can name.
template <class Board>
[[nodiscard]] result<std::string, error> write_go(const go_diagram<Board>& drawn) {
    const auto board = go_board_info::of(drawn.board);
    go_text text;
    text.as = format::go_diagram;
    text.diagram.komi_half_points = drawn.komi_half_points;
    if (drawn.turn) text.diagram.turn = static_cast<int>(*drawn.turn);
    const auto on_board = std::decay_t<decltype(drawn.stones.black)>::below(drawn.board.size());
    const auto& stones = drawn.stones;
    const bool is_colouring =
        (stones.occupied() - on_board).empty() && (stones.black & stones.white).empty();
    if (is_colouring) text.diagram.board = to_text(stones, drawn.board.size());
    return write_go_structure(text, board);
}

/// A document in the format it is in.
template <class Board>
[[nodiscard]] result<std::string, error> write_go(const go_document<Board>& made) {
    if (const auto* drawn = made.diagram()) return write_go(*drawn);
    return made.as == format::go_replay ? write_go_replay(*made.record())
                                        : write_go(*made.record());
}

} // namespace topoban::json
