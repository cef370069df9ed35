// SPDX-License-Identifier: MIT
#pragma once

// Reading CrystalGo records: graphs, captures and repetitions are all worked out anew from the exact
// start, and the recorded evidence compared with them.

#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/crystal_go/final.hpp>
#include <topoban/json/crystal_go/record.hpp>
#include <topoban/json/crystal_go/structure.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// How far a record can be read.
template <flipping_start Start>
using crystal_go_diagnosis = diagnosis<crystal_go_record<Start>>;

namespace detail {

/// The `index`-th action in a state: its player, then the rules, then what it captures.
template <class State>
[[nodiscard]] checked check_crystal_go_action(const crystal_go_text& text, std::size_t index,
                                              const State& before) {
    const crystal_go_action_text& recorded = text.actions[index];
    const auto with_index = [&](error why) {
        why.action = index;
        return unexpected(std::move(why));
    };
    const int turn = static_cast<int>(before.turn());
    if (auto c = compare(*recorded.at, "player", recorded.player, turn); !c)
        return with_index(std::move(c).error());
    if (const auto refused = before.why_refused(recorded.action))
        return unexpected(refusal_at(*text.at, index, *refused));
    const auto captured = before.captures(recorded.action);
    if (!std::equal(captured.begin(), captured.end(), recorded.captured.begin(),
                    recorded.captured.end()))
        return with_index(error_at(*recorded.captured_at, error_code::mismatch, printed(captured)));
    return {};
}

/// Stage 4: the recorded endpoint against the one reached, field by field.
[[nodiscard]] inline checked check_crystal_go_final(const crystal_go_final_text& recorded,
                                                    const crystal_go_final_text& reached) {
    const value at = *recorded.at;
    if (auto c = compare(at, "position", recorded.position, reached.position); !c) return c;
    if (auto c = compare(at, "turn", recorded.turn, reached.turn); !c) return c;
    if (auto c = compare(at, "passes", recorded.passes, reached.passes); !c) return c;
    const value result = *at.find("result");
    if (auto c = check_area_result(result, recorded.result, reached.result); !c) return c;
    if (!reached.result || reached.result->reason == end_reason::resign) return {};
    std::size_t i = 0;
    for (const value number : result.find("area")->elements()) {
        const int right = reached.result->area[i];
        if (recorded.result->area[i++] != right)
            return wrong_at(number, error_code::mismatch, std::to_string(right));
    }
    return {};
}

/// Stages 3 and 4: plays the line as far as it is legal, then compares its end.
template <class Start>
[[nodiscard]] checked replay_crystal_go(const crystal_go_text& text,
                                        crystal_go_record<Start>& into) {
    for (std::size_t k = 0; k < text.actions.size(); ++k) {
        if (auto done = check_crystal_go_action(text, k, into.line.current()); !done) return done;
        static_cast<void>(into.line.play(text.actions[k].action));
    }
    if (auto c = check_crystal_go_final(text.final, crystal_go_final_of(into.line.current())); !c)
        return c;
    return go_to_cursor(text.cursor, into.line);
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
    auto done = detail::replay_crystal_go(*structure, record);
    return detail::diagnosed(std::move(record), std::move(done));
}

/// Reads a `crystal-go-game` with the rules of this start: the whole line, viewed at its cursor.
template <flipping_start Start>
[[nodiscard]] result<crystal_go_record<Start>, error> read_crystal_go_game(std::string_view text) {
    return accept(diagnose_crystal_go_game<Start>(text));
}

} // namespace topoban::json
