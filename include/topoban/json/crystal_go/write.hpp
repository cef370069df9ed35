// SPDX-License-Identifier: MIT
#pragma once

// Writing CrystalGo records, byte for byte as reading and writing again would.

#include <topoban/core/result.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/json/crystal_go/final.hpp>
#include <topoban/json/crystal_go/record.hpp>
#include <topoban/json/crystal_go/structure.hpp>
#include <topoban/json/startable.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace topoban::json {

namespace detail {

/// The actions with the player who took each and what it captured: found by playing them again.
template <class Start>
[[nodiscard]] std::vector<crystal_go_action_text>
crystal_go_actions_of(const crystal_go_record<Start>& record) {
    std::vector<crystal_go_action_text> all;
    all.reserve(record.line.size());
    auto state = record.line.start();
    for (const crystal_go::action& a : record.line.actions()) {
        const auto captured = state.captures(a);
        all.push_back({{}, a, static_cast<int>(state.turn()), {}, {}});
        all.back().captured.assign(captured.begin(), captured.end());
        state = state.play_unchecked(a);
    }
    return all;
}

/// Why a record has no document: its line does not start at the exact start.
template <class Start>
[[nodiscard]] checked check_crystal_go_record(const crystal_go_record<Start>& record) {
    const auto& start = record.line.start();
    if (start.started_as() == origin::study)
        return not_importable("a study",
                              "a game from the exact start: there is no format for a study");
    const std::decay_t<decltype(start)> exact;
    if (start.ply() != 0) return later_start(start.ply());
    if (!same_position(start, exact)) return changed_start();
    return {};
}

} // namespace detail

/// The whole line as a `crystal-go-game`, the later actions than the cursor's too. Refused before
/// anything is written: `not_importable` for a study, which no format holds (docs/formats.md), for a
/// line that does not start at the exact start, and for a start whose name no document can carry;
/// `over_limit` for more actions than a record may have, with their number, or for a longer text.
template <flipping_start Start>
[[nodiscard]] result<std::string, error>
write_crystal_go_game(const crystal_go_record<Start>& record) {
    if (auto done = detail::check_crystal_go_record(record); !done)
        return unexpected(std::move(done).error());
    crystal_go_text text;
    text.actions = detail::crystal_go_actions_of(record);
    text.cursor.ply = record.line.cursor();
    text.final = detail::crystal_go_final_of(record.line.last());
    return write_crystal_go_structure(text, crystal_go_info::of<Start>());
}

} // namespace topoban::json
