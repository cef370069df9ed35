// SPDX-License-Identifier: MIT
#pragma once

// The result of a game of stones in records and traces: described, compared and traced.

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

/// Describes a result, which has a margin, and what `more(v)` adds to it, only after two passes.
template <class Visitor, class More>
void describe_area_result(Visitor& v, area_result_text& r, More more) {
    v.deciding("reason", one_of(r.reason));
    v.field("winner", integer(r.winner, r.reason == end_reason::resign ? 1 : 0, 2));
    if (r.reason == end_reason::resign) return;
    constexpr std::int64_t any = std::numeric_limits<int>::max();
    v.field("marginHalfPoints", integer(r.margin_half_points, -any, any));
    more(v);
}

/// A winner as documents number players: 0 for a draw.
[[nodiscard]] inline int winner_number(const area_outcome& ended) {
    return ended.winner ? static_cast<int>(*ended.winner) : 0;
}

/// A result as it is recorded.
[[nodiscard]] inline area_result_text area_result_of(const area_outcome& ended) {
    return {ended.reason, winner_number(ended), ended.margin_half_points.value_or(0)};
}

/// Compares a recorded result, or none, with the one reached. `at` is where it stands.
template <class Result>
[[nodiscard]] checked check_area_result(const value& at, const std::optional<Result>& recorded,
                                        const std::optional<Result>& reached) {
    if (recorded.has_value() != reached.has_value())
        return wrong_at(at, error_code::mismatch, reached ? printed(reached->reason) : "null");
    if (!reached) return {};
    if (auto c = compare(at, "reason", recorded->reason, reached->reason); !c) return c;
    if (auto c = compare(at, "winner", recorded->winner, reached->winner); !c) return c;
    if (reached->reason == end_reason::resign) return {};
    return compare(at, "marginHalfPoints", recorded->margin_half_points,
                   reached->margin_half_points);
}

/// Writes a trace's result, in which a margin is null after a resignation.
inline void write_area_trace_result(writer& out, const std::optional<area_outcome>& outcome) {
    out.key("result");
    if (!outcome) {
        out.add_null();
        return;
    }
    out.open_object().member("winner", winner_number(*outcome));
    out.member("reason", name_of(outcome->reason)).key("marginHalfPoints");
    if (outcome->margin_half_points)
        out.add(*outcome->margin_half_points);
    else
        out.add_null();
    out.close_object();
}

} // namespace detail

} // namespace topoban::json
