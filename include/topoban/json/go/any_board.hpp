// SPDX-License-Identifier: MIT
#pragma once

// Reading Go documents whose board is learnt from the text.

#include <topoban/catalog/go_boards.hpp>
#include <topoban/core/result.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/structure.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/parse.hpp>

#include <optional>
#include <string_view>
#include <utility>

namespace topoban::json {

namespace detail {
/// The fault of a document whose board is missing or none of the catalogue's.
[[nodiscard]] inline error go_fault_without_board(const document& made) {
    return read_go_structure(made, go_formats, {}).error();
}
} // namespace detail

/// Reads a Go document of any format on any board of the catalogue, and calls `visit` with its
/// `go_diagnosis<Board>`. What `visit` returns must not depend on the board's type. Without a board
/// there is nothing to visit: the error.
template <class Visitor>
[[nodiscard]] auto diagnose_go_on_any_board(std::string_view text, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, go_diagnosis<genus_two_staircase>>, error> {
    const auto made = parse(text);
    if (!made) return unexpected(made.error());
    auto visited = catalog::visit_go_board(go_board_of(*made).value_or(""), [&](const auto& board) {
        return visit(detail::diagnose_go(*made, go_formats, board));
    });
    if (!visited) return unexpected(detail::go_fault_without_board(*made));
    return std::move(*visited);
}

/// The same for a document without fault: calls `visit` with its `go_document<Board>`, or returns
/// the error.
template <class Visitor>
[[nodiscard]] auto read_go_on_any_board(std::string_view text, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, go_document<genus_two_staircase>>, error> {
    using returned =
        result<std::invoke_result_t<Visitor&, go_document<genus_two_staircase>>, error>;
    auto read = diagnose_go_on_any_board(text, [&](auto found) -> returned {
        if (found.error) return unexpected(std::move(*found.error));
        return visit(std::move(*found.longest));
    });
    if (!read) return unexpected(std::move(read).error());
    return std::move(*read);
}

} // namespace topoban::json
