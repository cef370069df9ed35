// SPDX-License-Identifier: MIT
#pragma once

// The starts of CrystalGo by their rules identifiers: for programs that learn it from a file.

#include <topoban/boards/tilings.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/result.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <string>
#include <string_view>
#include <type_traits>

namespace topoban::catalog {

/// The identifier of the rules with this start, as records name it: `crystal-go-side4-v1`.
template <flipping_start Start>
[[nodiscard]] std::string crystal_go_rules(const Start& start = {}) {
    return identifier("crystal-go", start);
}

/// Calls `visit` with the start of this rules identifier. To add one, add its line here.
template <class Visitor>
[[nodiscard]] auto visit_crystal_go_start(std::string_view rules, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, side4>, unknown_board> {
    if (rules == crystal_go_rules<side4>()) return visit(side4{});
    return unexpected(unknown_board{crystal_go_rules<side4>()});
}

} // namespace topoban::catalog
