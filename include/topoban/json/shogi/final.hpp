// SPDX-License-Identifier: MIT
#pragma once

// The final position of a shogi record: taken from a state, and a recorded one compared with it.

#include <topoban/core/result.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/shogi/structure.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/shogi/position_text.hpp>
#include <topoban/shogi/setup.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace topoban::json::detail {

/// The final position of a record that ends with this state.
template <class State>
[[nodiscard]] shogi_final_text shogi_final_of(const State& reached) {
    return {{},
            shogi::to_text<typename State::surface_type>(reached.position()),
            reached.is_check(),
            reached.occurrences(),
            reached.outcome()};
}

/// The error of a position that no game can be played from.
[[nodiscard]] inline error bad_shogi_setup(const std::vector<shogi::setup_defect>& defects) {
    return {error_code::unstable_setup, {}, {}, {}, excerpt(printed(defects.front())),
            "a position of this board"};
}
/// The same with its place in a text.
[[nodiscard]] inline error bad_shogi_setup(const value& at,
                                           const std::vector<shogi::setup_defect>& defects) {
    error why = bad_shogi_setup(defects);
    why.pointer = at.pointer();
    why.offset = at.offset();
    return why;
}

/// Stage 4: the recorded final position against the one reached, field by field.
[[nodiscard]] inline checked check_shogi_final(const shogi_final_text& recorded,
                                               const shogi_final_text& reached) {
    const value at = *recorded.at;
    if (auto c = compare(at, "position", recorded.position, reached.position); !c) return c;
    if (recorded.is_check != reached.is_check)
        return wrong_at(*at.find("check"), error_code::mismatch,
                        reached.is_check ? "true" : "false");
    if (auto c = compare(at, "occurrences", recorded.occurrences, reached.occurrences); !c)
        return c;
    const auto result = at.find("result");
    if (!result) return {}; // an experiment
    const auto& outcome = reached.result;
    if (outcome.has_value() != recorded.result.has_value())
        return wrong_at(*result, error_code::mismatch, outcome ? printed(outcome->reason) : "null");
    if (!outcome) return {};
    if (auto c = compare(*result, "reason", recorded.result->reason, outcome->reason); !c) return c;
    if (outcome->winner == recorded.result->winner) return {};
    return wrong_at(*result->find("winner"), error_code::mismatch,
                    outcome->winner ? std::string(1, shogi::letter(*outcome->winner)) : "null");
}

} // namespace topoban::json::detail
