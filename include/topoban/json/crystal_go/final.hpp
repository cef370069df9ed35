// SPDX-License-Identifier: MIT
#pragma once

// The endpoint of a CrystalGo record, taken from a state.

#include <topoban/json/area_result.hpp>
#include <topoban/json/crystal_go/structure.hpp>

namespace topoban::json::detail {

/// The endpoint of a record that ends with this state.
template <class State>
[[nodiscard]] crystal_go_final_text crystal_go_final_of(const State& reached) {
    crystal_go_final_text end;
    end.position = to_text(reached.position());
    end.turn = static_cast<int>(reached.turn());
    end.passes = reached.passes();
    if (const auto outcome = reached.outcome()) {
        const auto area = reached.area();
        end.result = {area_result_of(*outcome), {area.black, area.white, area.neutral}};
    }
    return end;
}

} // namespace topoban::json::detail
