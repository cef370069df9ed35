// SPDX-License-Identifier: MIT
#pragma once

// The later stages of reading a record of any game: actions the rules refuse, and a final position
// that is not the one they lead to.

#include <topoban/core/result.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// How far a document can be read.
template <class Document>
struct diagnosis {
    /// The longest prefix that is legal and recorded rightly, or the diagram; nothing where the
    /// text has no such structure.
    std::optional<Document> longest;
    verdict fault; ///< the first fault: none, and `longest` is the whole document
};

/// The document without fault, or the fault.
template <class Document>
[[nodiscard]] result<Document, error> accept(diagnosis<Document> found) {
    if (found.fault) return unexpected(std::move(*found.fault));
    return std::move(*found.longest);
}

/// The fault of an action that the rules refuse: the `index`-th of an array of actions.
template <class Refusal>
[[nodiscard]] error refusal_at(const value& actions, std::size_t index, const Refusal& why) {
    error fault{error_code::refused_action,
                below(actions.pointer(), index),
                {},
                index,
                excerpt(detail::printed(why)),
                "a legal action"};
    std::size_t i = 0;
    for (const value action : actions.elements())
        if (i++ == index) fault.offset = action.offset();
    return fault;
}

/// Compares a recorded field with what the actions lead to.
template <class T>
[[nodiscard]] verdict compare(const value& object, std::string_view key, const T& recorded,
                              const T& replayed) {
    if (recorded == replayed) return std::nullopt;
    return fault_at(*object.find(key), error_code::mismatch, detail::printed(replayed));
}

/// Reads a cursor, which is kept to be compared with the number of actions later on.
[[nodiscard]] inline auto cursor_to_come(std::optional<value>& into) {
    return [&into](const value& at) -> verdict {
        into = at;
        std::int64_t ignored = 0;
        return integer(ignored, 0, std::numeric_limits<std::int64_t>::max())(at);
    };
}

/// Puts the cursor of a line of play where its record has it.
template <class Line>
[[nodiscard]] verdict go_to_cursor(const value& cursor, Line& line) {
    std::size_t ply = 0;
    if (verdict wrong = integer(ply, 0, static_cast<std::int64_t>(line.size()))(cursor))
        return wrong;
    line.go_to(ply);
    return std::nullopt;
}

} // namespace topoban::json
