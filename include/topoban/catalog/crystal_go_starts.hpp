// SPDX-License-Identifier: MIT
#pragma once

// The starts of CrystalGo by their rules identifiers: for programs that learn it from a file.

#include <topoban/boards/tilings.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/catalog/type_list.hpp>
#include <topoban/core/result.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace topoban::catalog {

/// The identifier of the rules with this start, as records name it: `crystal-go-side4-v1`.
template <flipping_start Start>
[[nodiscard]] std::string crystal_go_rules(const Start& start = {}) {
    return identifier("crystal-go", start);
}

/// The starts by rules identifier. To add one, add its type to the list.
using crystal_go_starts = type_list<side4>;

/// What `visit_crystal_go_start` says of anything else.
[[nodiscard]] inline unknown_board unknown_crystal_go_start() {
    return {names_of(crystal_go_starts{}, [](auto start) { return crystal_go_rules(start); })};
}

/// Calls `visit` with the start of this rules identifier. All calls must return one type, not void.
template <class Visitor>
[[nodiscard]] auto visit_crystal_go_start(std::string_view rules, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, side4>, unknown_board> {
    auto answer = visit_first(
        crystal_go_starts{}, [&](auto start) { return rules == crystal_go_rules(start); }, visit);
    if (!answer) return unexpected(unknown_crystal_go_start());
    return *std::move(answer);
}

} // namespace topoban::catalog
