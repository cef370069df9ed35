// SPDX-License-Identifier: MIT
#pragma once

// Reading Go documents: every position is played anew, and nothing stored is trusted.

#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/go/setup.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/go/final.hpp>
#include <topoban/json/go/record.hpp>
#include <topoban/json/go/structure.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/graph.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

/// A board whose games can be documents: Go can be played on it, and it has a name.
template <class Board>
concept go_document_board = has_graph<Board> && labelled<Board>;

/// How far a document can be read.
template <class Board>
using go_diagnosis = diagnosis<go_document<Board>>;

namespace detail {

template <class Board>
using go_state = go::state<Board>;

template <int Capacity>
[[nodiscard]] colouring<Capacity> go_stones(std::string_view digits) {
    return *colouring_from_text<Capacity>(digits, static_cast<int>(digits.size()));
}

// One function for a game and one for a study: a state is large and the stack may be small.
template <class Board>
[[nodiscard]] result<go_state<Board>, error>
go_study_start(const go_setup_text& setup, int komi_half_points, const graph_of<Board>& board) {
    auto state = go_state<Board>::study(
        {go_stones<graph_of<Board>::capacity>(setup.board), static_cast<player>(setup.turn)},
        komi::half_points(komi_half_points), board);
    if (state) return std::move(*state);
    error why =
        error_at(*setup.at->find("board"), error_code::unstable_setup, "a liberty for every chain");
    why.found = excerpt(printed(state.error().front()));
    return unexpected(std::move(why));
}

template <class Board>
[[nodiscard]] result<go_state<Board>, error> go_game_start(int komi_half_points,
                                                           const graph_of<Board>& board) {
    return *go_state<Board>::start(komi::half_points(komi_half_points), board);
}

template <class Board>
[[nodiscard]] result<go_state<Board>, error> go_start(const go_record_text& record,
                                                      const graph_of<Board>& board) {
    if (record.kind == format::go_study)
        return go_study_start<Board>(record.setup, record.komi_half_points, board);
    return go_game_start<Board>(record.komi_half_points, board);
}

/// Stages 3 and 4 for a record: fills in the line as far as it is legal, then compares the ends.
template <class Board>
[[nodiscard]] checked replay_go_record(const go_record_text& text, go_record<Board>& into) {
    const auto play = [&](const go_segment& segment) -> checked {
        for (std::size_t k = 0; k < segment.actions.size(); ++k)
            if (const auto refused = into.line.play(segment.actions[k]))
                return unexpected(refusal_at(*segment.at, k, *refused));
        return {};
    };
    if (auto done = play(text.play); !done) return done;
    if (text.kind != format::go_analysis)
        return check_go_final(text.play.final, go_final_of(into.line.current()));
    into.known = into.line.size();
    const auto known = into.line.current();
    if (auto done = play(text.continuation); !done) return done;
    if (auto done = check_go_final(text.play.final, go_final_of(known)); !done) return done;
    return check_go_final(text.continuation.final, go_final_of(into.line.current()));
}

/// Everything after the structure.
template <class Board>
[[nodiscard]] go_diagnosis<Board> replay_go(const go_text& text, const graph_of<Board>& board) {
    if (text.as == format::go_diagram) {
        go_diagram<Board> drawn{board,
                                text.diagram.komi_half_points,
                                go_stones<graph_of<Board>::capacity>(text.diagram.board),
                                {}};
        if (text.diagram.turn) drawn.turn = static_cast<player>(*text.diagram.turn);
        return {go_document<Board>{text.as, std::move(drawn)}, std::nullopt};
    }
    auto start = go_start<Board>(text.record, board);
    if (!start) return {std::nullopt, std::move(start).error()};
    go_record<Board> record{variation(std::move(*start)), std::nullopt};
    auto done = replay_go_record(text.record, record);
    if (done && text.as == format::go_replay) done = go_to_cursor(text.cursor, record.line);
    return diagnosed(go_document<Board>{text.as, std::move(record)}, std::move(done));
}

template <class Board>
[[nodiscard]] go_diagnosis<Board>
diagnose_go(const document& made, std::span<const format> accepted, const Board& board) {
    auto structure = read_go_structure(made, accepted, go_board_info::of(board));
    if (!structure) return {std::nullopt, std::move(structure).error()};
    return replay_go<Board>(*structure, as_graph(board));
}

template <class Board>
[[nodiscard]] limits go_limits(const Board& board) {
    limits within;
    within.string = std::max(within.string, static_cast<std::size_t>(board.size()));
    return within;
}

template <class Board>
[[nodiscard]] result<go_record<Board>, error> read_go_record_as(std::string_view text,
                                                                format wanted, const Board& board) {
    const auto made = parse(text, go_limits(board));
    if (!made) return unexpected(made.error());
    auto read = accept(diagnose_go(*made, std::span(&wanted, 1), board));
    if (!read) return unexpected(read.error());
    return std::get<go_record<Board>>(std::move(read->content));
}

} // namespace detail

/// Reads a Go document of any format on this board, and says how far it is right.
template <go_document_board Board>
[[nodiscard]] go_diagnosis<Board> diagnose_go(std::string_view text, const Board& board = {}) {
    const auto made = parse(text, detail::go_limits(board));
    if (!made) return {std::nullopt, made.error()};
    return detail::diagnose_go(*made, go_formats, board);
}

/// Reads a Go document of any format on this board; the document tells which.
template <go_document_board Board>
[[nodiscard]] result<go_document<Board>, error> read_go(std::string_view text,
                                                        const Board& board = {}) {
    return accept(diagnose_go(text, board));
}

/// Reads a `surface-go-game`: an official game from the empty board.
template <go_document_board Board>
[[nodiscard]] result<go_record<Board>, error> read_go_game(std::string_view text,
                                                           const Board& board = {}) {
    return detail::read_go_record_as(text, format::go_game, board);
}

/// Reads a `surface-go-study`: play from a setup whose earlier history is unknown.
template <go_document_board Board>
[[nodiscard]] result<go_record<Board>, error> read_go_study(std::string_view text,
                                                            const Board& board = {}) {
    return detail::read_go_record_as(text, format::go_study, board);
}

/// Reads a `surface-go-analysis`: a known game and its continuation.
template <go_document_board Board>
[[nodiscard]] result<go_record<Board>, error> read_go_analysis(std::string_view text,
                                                               const Board& board = {}) {
    return detail::read_go_record_as(text, format::go_analysis, board);
}

/// Reads a `surface-go-replay`: any of these three with the cursor it was viewed at.
template <go_document_board Board>
[[nodiscard]] result<go_record<Board>, error> read_go_replay(std::string_view text,
                                                             const Board& board = {}) {
    return detail::read_go_record_as(text, format::go_replay, board);
}

/// Reads a `surface-go-diagram`: an unfinished drawing.
template <go_document_board Board>
[[nodiscard]] result<go_diagram<Board>, error> read_go_diagram(std::string_view text,
                                                               const Board& board = {}) {
    const auto made = parse(text, detail::go_limits(board));
    if (!made) return unexpected(made.error());
    constexpr std::array accepted{format::go_diagram};
    auto read = accept(detail::diagnose_go(*made, accepted, board));
    if (!read) return unexpected(read.error());
    return std::get<go_diagram<Board>>(std::move(read->content));
}

} // namespace topoban::json
