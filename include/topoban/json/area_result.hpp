// SPDX-License-Identifier: MIT
#pragma once

// The result of a game of stones in records and traces: read, compared and written.

#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/stones/outcome.hpp>

#include <cstdint>
#include <limits>
#include <optional>

namespace topoban::json {

/// The result as recorded.
struct area_result_text {
    end_reason reason = end_reason::passes; ///< what ended the game
    int winner = 0;                         ///< 0 for a draw
    std::int64_t margin_half_points = 0;    ///< passes only
};

namespace detail {

/// Reads a result, which has a margin and what a game adds to it only after two passes.
template <class... Reads>
[[nodiscard]] verdict read_area_result(const value& at, area_result_text& into,
                                       const field<Reads>&... after_passes) {
    const auto reason = one_of<end_reason>(
        into.reason, {{"passes", end_reason::passes}, {"resign", end_reason::resign}});
    const auto stated = at.find("reason");
    if (stated && !reason(*stated) && into.reason == end_reason::resign)
        return read_object(at, field{"reason", reason},
                           field{"winner", integer(into.winner, 1, 2)});
    constexpr std::int64_t any = std::numeric_limits<int>::max();
    return read_object(at, field{"reason", reason}, field{"winner", integer(into.winner, 0, 2)},
                       field{"marginHalfPoints", integer(into.margin_half_points, -any, any)},
                       after_passes...);
}

/// A winner as documents number players: 0 for a draw.
[[nodiscard]] inline int winner_number(const area_outcome& ended) {
    return ended.winner ? static_cast<int>(*ended.winner) : 0;
}

/// Compares a recorded result, or none, with the outcome reached. `at` is where it stands.
template <class Result>
[[nodiscard]] verdict check_area_result(const value& at, const std::optional<Result>& recorded,
                                        const std::optional<area_outcome>& reached) {
    if (recorded.has_value() != reached.has_value())
        return fault_at(at, error_code::mismatch, reached ? printed(reached->reason) : "null");
    if (!reached) return std::nullopt;
    if (auto f = compare(at, "reason", recorded->reason, reached->reason)) return f;
    if (auto f = compare(at, "winner", recorded->winner, winner_number(*reached))) return f;
    if (!reached->margin_half_points) return std::nullopt;
    return compare(at, "marginHalfPoints", recorded->margin_half_points,
                   std::int64_t{*reached->margin_half_points});
}

/// Writes a record's result; after a margin `write_more()` writes what a game adds.
template <class WriteMore>
void write_area_result(writer& out, const std::optional<area_outcome>& outcome,
                       WriteMore write_more) {
    out.key("result");
    if (!outcome) {
        out.add_null();
        return;
    }
    out.open_object().member("reason", printed(outcome->reason));
    out.member("winner", winner_number(*outcome));
    if (outcome->margin_half_points) {
        out.member("marginHalfPoints", *outcome->margin_half_points);
        write_more();
    }
    out.close_object();
}

/// Writes a trace's result, in which a margin is null after a resignation.
inline void write_area_trace_result(writer& out, const std::optional<area_outcome>& outcome) {
    out.key("result");
    if (!outcome) {
        out.add_null();
        return;
    }
    out.open_object().member("winner", winner_number(*outcome));
    out.member("reason", printed(outcome->reason)).key("marginHalfPoints");
    if (outcome->margin_half_points)
        out.add(*outcome->margin_half_points);
    else
        out.add_null();
    out.close_object();
}

} // namespace detail

} // namespace topoban::json
