// SPDX-License-Identifier: MIT
#pragma once

// Traces of any game on any board of the catalogue, learnt from their identifier.

#include <topoban/catalog/armies.hpp>
#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/catalog/go_boards.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/json/crystal_go/trace.hpp>
#include <topoban/json/go/trace.hpp>
#include <topoban/json/shogi/trace.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/json/trace.hpp>

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// Calls `visit` with the `trace_game` of an identifier such as `go-klein-9x18-v1`. All calls must
/// return one type, not void.
template <class Visitor>
[[nodiscard]] auto visit_trace_game(std::string_view identifier, Visitor visit) {
    auto crystal = catalog::visit_crystal_go_start(
        identifier, [&](auto start) { return visit(crystal_go_trace<decltype(start)>()); });
    if (crystal) return crystal;
    auto shogi = catalog::visit_shogi_army(
        identifier, [&](auto army) { return visit(shogi_trace<decltype(army)>()); });
    if (shogi) return shogi;
    auto go = catalog::visit_go_board(identifier,
                                      [&](const auto& board) { return visit(go_trace(board)); });
    if (go) return go;
    return decltype(go)(unexpected(catalog::unknown_board{
        joined(go.error().known, "; ", crystal.error().known, "; ", shogi.error().known)}));
}

/// Verifies a trace of any game, a line at a time: the board is the first line's. The first
/// difference, or nothing.
[[nodiscard]] inline std::optional<trace_error> verify_any_trace(std::istream& in) {
    detail::trace_lines lines(in);
    if (const auto& trouble = lines.trouble()) return trace_error{0, *trouble};
    const auto first = parse(lines.line(), trace_line_limits);
    if (!first) return trace_error{0, first.error()};
    const value root = first->root();
    if (!root.is(value_kind::object))
        return trace_error{0, error_at(root, error_code::wrong_type, "an object")};
    const auto stated = root.find("board_id");
    if (!stated)
        return trace_error{0, {error_code::missing_field, "/board_id", 0, {}, {}, "board_id"}};
    std::string board;
    if (auto done = json::text(board).read(*stated); !done)
        return trace_error{0, std::move(done).error()};
    auto found = visit_trace_game(
        board, [&](const auto& game) { return detail::verify_lines(lines, game); });
    if (found) return std::move(*found);
    return trace_error{0, error_at(*stated, error_code::wrong_value, found.error().known)};
}

/// Verifies a trace of any game in memory.
[[nodiscard]] inline std::optional<trace_error> verify_any_trace(std::string_view text) {
    detail::text_stream in(text);
    return verify_any_trace(in);
}

} // namespace topoban::json
