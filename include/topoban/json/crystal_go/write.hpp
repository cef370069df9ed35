// SPDX-License-Identifier: MIT
#pragma once

// Writing CrystalGo records, byte for byte as reading and writing again would.

#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/crystal_go/record.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/identifier.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <array>
#include <string>
#include <utility>

namespace topoban::json {

namespace detail {

/// The actions with the player who took each and what it captured: found by playing them again.
template <class Start>
void write_crystal_go_actions(writer& out, const crystal_go_record<Start>& record) {
    out.key("actions").open_array();
    auto state = record.line.start();
    for (const crystal_go::action& a : record.line.actions()) {
        out.open_object().member("type", printed(a.kind));
        out.member("player", static_cast<int>(state.turn()));
        if (a.has_point()) out.member("at", a.at);
        out.key("captured").add_all(state.captures(a)).close_object();
        state = state.play_unchecked(a);
    }
    out.close_array();
}

template <class State>
void write_crystal_go_result(writer& out, const State& reached) {
    write_area_result(out, reached.outcome(), [&] {
        const auto score = reached.area();
        out.key("area").add_all(std::array{score.black, score.white, score.neutral});
    });
}

} // namespace detail

/// The whole line as a `crystal-go-game`, the later actions than the cursor's too. Refused:
/// `not_importable` for a study, which no format holds (docs/formats.md), and for a start whose name
/// no document can carry; `over_limit` for more
/// actions than a record may have, with their number, or for a longer text.
template <flipping_start Start>
[[nodiscard]] result<std::string, error>
write_crystal_go_game(const crystal_go_record<Start>& record) {
    if (record.line.start().started_as() == origin::study)
        return unexpected(error{error_code::not_importable,
                                {},
                                {},
                                {},
                                "a study",
                                "a game from the exact start: there is no format for a study"});
    const auto rules = catalog::crystal_go_rules<Start>();
    if (auto unnamed = why_not_writable("crystal-go", rules, "/rules"))
        return unexpected(std::move(*unnamed));
    if (record.line.size() > crystal_go_most_actions)
        return unexpected(error{error_code::over_limit,
                                "/actions",
                                {},
                                {},
                                std::to_string(record.line.size()) + " actions",
                                "at most " + std::to_string(crystal_go_most_actions) + " actions"});
    writer out;
    out.open_object().head(format::crystal_go_game);
    out.member("rules", rules);
    out.member("komi", crystal_go::komi_half_points);
    detail::write_crystal_go_actions(out, record);
    out.member("cursor", record.line.cursor());
    const auto reached = record.line.last();
    out.key("final").open_object().member("position", to_text(reached.position()));
    out.member("turn", static_cast<int>(reached.turn())).member("passes", reached.passes());
    detail::write_crystal_go_result(out, reached);
    out.close_object().close_object();
    return std::move(out).finish(crystal_go_limits().bytes);
}

} // namespace topoban::json
