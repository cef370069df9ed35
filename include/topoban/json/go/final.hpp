// SPDX-License-Identifier: MIT
#pragma once

// The final position of a Go record: taken from a state, and a recorded one compared with it.

#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/go/structure.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/stones/colouring.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace topoban::json::detail {

/// The final position of a record that ends with this state.
template <class State>
[[nodiscard]] go_final_text go_final_of(const State& reached) {
    go_final_text end;
    const int size = reached.board().size();
    end.board = to_text(reached.stones(), size);
    end.turn = static_cast<int>(reached.turn());
    end.passes = reached.passes();
    const auto all = reached.history().pointers_oldest_first();
    end.history.colourings.reserve(all.size());
    for (const auto* past : all) end.history.colourings.push_back(to_text(past->position, size));
    if (const auto outcome = reached.outcome()) end.result = area_result_of(*outcome);
    return end;
}

/// Whether the recorded colourings are those that stood.
[[nodiscard]] inline checked check_go_history(const value& recorded,
                                              const std::vector<std::string>& reached) {
    std::size_t i = 0;
    for (const value colouring : recorded.elements()) {
        if (i == reached.size())
            return wrong_at(colouring, error_code::mismatch,
                            joined("the end after ", reached.size(), " colourings"));
        if (colouring.text() != reached[i])
            return wrong_at(colouring, error_code::mismatch, reached[i]);
        ++i;
    }
    if (i == reached.size()) return {};
    return unexpected(error{error_code::mismatch,
                            below(recorded.pointer(), i),
                            recorded.offset(),
                            {},
                            "the end",
                            reached[i]});
}

/// Stage 4: the recorded final position against the one reached, field by field.
[[nodiscard]] inline checked check_go_final(const go_final_text& recorded,
                                            const go_final_text& reached) {
    const value at = *recorded.at;
    if (auto c = compare(at, "board", recorded.board, reached.board); !c) return c;
    if (auto c = compare(at, "turn", recorded.turn, reached.turn); !c) return c;
    if (auto c = compare(at, "passes", recorded.passes, reached.passes); !c) return c;
    if (auto c = check_go_history(*recorded.history.at, reached.history.colourings); !c) return c;
    return check_area_result(*at.find("result"), recorded.result, reached.result);
}

} // namespace topoban::json::detail
