// SPDX-License-Identifier: MIT
#pragma once

// Reading CrystalGo records: graphs, captures and repetitions are all worked out anew from the exact
// start, and the recorded evidence compared with them.

#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/crystal_go/record.hpp>
#include <topoban/json/crystal_go/structure.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// How far a record can be read.
template <flipping_start Start>
using crystal_go_diagnosis = diagnosis<crystal_go_record<Start>>;

namespace detail {

/// Whether an array holds exactly these points in ascending order.
template <int Capacity>
[[nodiscard]] bool lists(const value& array, const point_set<Capacity>& points) {
    auto expected = points.begin();
    for (const value element : array.elements()) {
        if (expected == points.end() || element.integer() != *expected) return false;
        ++expected;
    }
    return expected == points.end();
}

/// Stage 3 for the `index`-th action: its player, then the rules, then what it captures.
template <class Start>
[[nodiscard]] verdict replay_crystal_go_action(const crystal_go_text& text, std::size_t index,
                                               crystal_go_record<Start>& into) {
    const crystal_go_action_text& recorded = text.actions[index];
    const auto with_index = [&](verdict fault) {
        if (fault) fault->action = index;
        return fault;
    };
    const auto& before = into.line.current();
    const int turn = static_cast<int>(before.turn());
    if (verdict wrong = compare(*recorded.at, "player", recorded.player, turn))
        return with_index(std::move(wrong));
    if (const auto refused = before.why_refused(recorded.action))
        return refusal_at(*text.at, index, *refused);
    const auto captured = before.captures(recorded.action);
    if (!lists(*recorded.captured, captured))
        return with_index(fault_at(*recorded.captured, error_code::mismatch, printed(captured)));
    static_cast<void>(into.line.play(recorded.action));
    return std::nullopt;
}

template <class State>
[[nodiscard]] verdict check_crystal_go_result(const crystal_go_final_text& recorded,
                                              const State& reached) {
    const value at = *recorded.at->find("result");
    const auto outcome = reached.outcome();
    if (auto f = check_area_result(at, recorded.result, outcome)) return f;
    if (!outcome || !outcome->margin_half_points) return std::nullopt;
    const auto score = reached.area();
    const std::array area{score.black, score.white, score.neutral};
    std::size_t i = 0;
    for (const value number : at.find("area")->elements()) {
        if (recorded.result->area[i] != area[i])
            return fault_at(number, error_code::mismatch, std::to_string(area[i]));
        ++i;
    }
    return std::nullopt;
}

/// Stage 4: the recorded endpoint against the one reached, field by field.
template <class State>
[[nodiscard]] verdict check_crystal_go_final(const crystal_go_final_text& recorded,
                                             const State& reached) {
    const value at = *recorded.at;
    const std::string key = to_text(reached.position());
    if (auto f = compare(at, "position", recorded.position, std::string_view(key))) return f;
    if (auto f = compare(at, "turn", recorded.turn, static_cast<int>(reached.turn()))) return f;
    if (auto f = compare(at, "passes", recorded.passes, reached.passes())) return f;
    return check_crystal_go_result(recorded, reached);
}

template <class Start>
[[nodiscard]] verdict replay_crystal_go(const crystal_go_text& text,
                                        crystal_go_record<Start>& into) {
    for (std::size_t k = 0; k < text.actions.size(); ++k)
        if (verdict wrong = replay_crystal_go_action(text, k, into)) return wrong;
    if (verdict wrong = check_crystal_go_final(text.final, into.line.current())) return wrong;
    return go_to_cursor(*text.cursor, into.line);
}

} // namespace detail

/// Reads a `crystal-go-game` with the rules of this start, and says how far it is right.
template <flipping_start Start>
[[nodiscard]] crystal_go_diagnosis<Start> diagnose_crystal_go_game(std::string_view text) {
    const auto made = parse(text, crystal_go_limits());
    if (!made) return {std::nullopt, made.error()};
    const auto structure = read_crystal_go_structure(*made, crystal_go_info::of<Start>());
    if (!structure) return {std::nullopt, structure.error()};
    crystal_go_record<Start> record;
    verdict fault = detail::replay_crystal_go(*structure, record);
    return {std::move(record), std::move(fault)};
}

/// Reads a `crystal-go-game` with the rules of this start: the whole line, viewed at its cursor.
template <flipping_start Start>
[[nodiscard]] result<crystal_go_record<Start>, error> read_crystal_go_game(std::string_view text) {
    return accept(diagnose_crystal_go_game<Start>(text));
}

} // namespace topoban::json
