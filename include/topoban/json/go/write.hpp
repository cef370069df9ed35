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
#include <topoban/json/go/record.hpp>
#include <topoban/json/identifier.hpp>
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

inline void write_go_action(writer& out, const go::action& a) {
    out.open_object().member("type", printed(a.kind));
    if (a.kind == go::action_kind::place) out.member("at", a.at);
    out.close_object();
}

inline void write_go_actions(writer& out, std::span<const go::action> actions) {
    out.key("actions").open_array();
    for (const go::action& a : actions) write_go_action(out, a);
    out.close_array();
}

template <class State>
void write_go_final(writer& out, const State& reached) {
    const auto digits = [&](const auto& stones) { return to_text(stones, reached.board().size()); };
    out.key("final").open_object();
    out.member("board", digits(reached.stones()));
    out.member("turn", static_cast<int>(reached.turn())).member("passes", reached.passes());
    out.key("history").open_array();
    for (const auto* past : reached.history().pointers_oldest_first())
        out.add(digits(past->position));
    out.close_array();
    write_area_result(out, reached.outcome(), [] {});
    out.close_object();
}

/// A game or study: the line's first `count` actions.
template <class State>
void write_go_line(writer& out, const variation<State>& line, std::size_t count) {
    const State& start = line.start();
    const bool is_study = start.started_as() == origin::study;
    out.open_object();
    out.head(is_study ? format::go_study : format::go_game);
    out.member("graph", catalog::identifier("go", start.board()));
    out.member("rules", catalog::go_rules);
    out.member("komiHalfPoints", start.komi_half_points());
    if (is_study)
        out.key("setup")
            .open_object()
            .member("board", to_text(start.stones(), start.board().size()))
            .member("turn", static_cast<int>(start.turn()))
            .close_object();
    write_go_actions(out, std::span(line.actions()).first(count));
    write_go_final(out, line.state_at(count));
    out.close_object();
}

template <class Board>
void write_go_record(writer& out, const go_record<Board>& record) {
    const auto& line = record.line;
    if (!record.known) {
        write_go_line(out, line, line.size());
        return;
    }
    out.open_object();
    out.head(format::go_analysis);
    out.key("game");
    write_go_line(out, line, *record.known);
    write_go_actions(out, std::span(line.actions()).subspan(*record.known));
    write_go_final(out, line.last());
    out.close_object();
}

/// Why a board's name cannot stand in a document, at `pointer`.
template <class Board>
[[nodiscard]] verdict why_no_go_board(const Board& board, std::string pointer) {
    return why_not_writable("go", catalog::identifier("go", board), std::move(pointer));
}
template <class Board>
[[nodiscard]] verdict why_no_go_record(const go_record<Board>& record, std::string pointer) {
    return why_no_go_board(record.line.start().board(),
                           pointer + (record.known ? "/game/graph" : "/graph"));
}

template <class Board>
void write_go_diagram(writer& out, const go_diagram<Board>& drawn) {
    out.open_object();
    out.head(format::go_diagram);
    out.member("graph", catalog::identifier("go", drawn.board));
    out.member("komiHalfPoints", drawn.komi_half_points);
    out.member("board", to_text(drawn.stones, drawn.board.size())).key("turn");
    if (drawn.turn)
        out.add(static_cast<int>(*drawn.turn));
    else
        out.add_null();
    out.close_object();
}

} // namespace detail

/// A record as the document of its own kind, without its cursor: `surface-go-game`,
/// `surface-go-study` or `surface-go-analysis`. `over_limit` with the size where no reader would
/// take it; `not_importable` where no document can carry the board's name. An analysis continues a game, not a study: of a study `known` must be empty.
template <class Board>
[[nodiscard]] result<std::string, error> write_go(const go_record<Board>& record) {
    TOPOBAN_EXPECTS(!record.known || (*record.known <= record.line.size() &&
                                      record.line.start().started_as() == origin::game));
    if (auto unnamed = detail::why_no_go_record(record, "")) return unexpected(std::move(*unnamed));
    writer out;
    detail::write_go_record(out, record);
    return std::move(out).finish(limits{}.bytes);
}

/// A record and its cursor: `surface-go-replay`.
template <class Board>
[[nodiscard]] result<std::string, error> write_go_replay(const go_record<Board>& record) {
    if (auto unnamed = detail::why_no_go_record(record, "/record"))
        return unexpected(std::move(*unnamed));
    writer out;
    out.open_object();
    out.head(format::go_replay);
    out.key("record");
    detail::write_go_record(out, record);
    out.member("cursor", record.line.cursor()).close_object();
    return std::move(out).finish(limits{}.bytes);
}

/// A drawing: `surface-go-diagram`.
template <class Board>
[[nodiscard]] result<std::string, error> write_go(const go_diagram<Board>& drawn) {
    if (auto unnamed = detail::why_no_go_board(drawn.board, "/graph"))
        return unexpected(std::move(*unnamed));
    writer out;
    detail::write_go_diagram(out, drawn);
    return std::move(out).finish(limits{}.bytes);
}

/// A document in the format it is in.
template <class Board>
[[nodiscard]] result<std::string, error> write_go(const go_document<Board>& made) {
    if (const auto* drawn = made.diagram()) return write_go(*drawn);
    return made.as == format::go_replay ? write_go_replay(*made.record())
                                        : write_go(*made.record());
}

} // namespace topoban::json
