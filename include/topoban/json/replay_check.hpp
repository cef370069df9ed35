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
    /// The first error; none, and `longest` is the whole document.
    std::optional<json::error> error;
};

namespace detail {
/// What was read, and the error that ended it, if any.
template <class Document>
[[nodiscard]] diagnosis<Document> diagnosed(Document read, checked done) {
    diagnosis<Document> found{std::move(read), std::nullopt};
    if (!done) found.error = std::move(done).error();
    return found;
}
} // namespace detail

/// The document without error, or the error.
template <class Document>
[[nodiscard]] result<Document, error> accept(diagnosis<Document> found) {
    if (found.error) return unexpected(std::move(*found.error));
    return result<Document, error>(std::in_place, std::move(*found.longest));
}

/// The error of an action that the rules refuse: the `index`-th of an array of actions.
template <class Refusal>
[[nodiscard]] error refusal_at(const value& actions, std::size_t index, const Refusal& why) {
    error refused{error_code::refused_action,
                  below(actions.pointer(), index),
                  {},
                  index,
                  excerpt(detail::printed(why)),
                  "a legal action"};
    std::size_t i = 0;
    for (const value action : actions.elements())
        if (i++ == index) refused.offset = action.offset();
    return refused;
}

/// Compares a recorded field with what the actions lead to.
template <class T>
[[nodiscard]] checked compare(const value& object, std::string_view key, const T& recorded,
                              const T& replayed) {
    if (recorded == replayed) return {};
    return detail::wrong_at(*object.find(key), error_code::mismatch, detail::printed(replayed));
}

/// A cursor: how many of its actions a line is viewed after.
struct cursor_text {
    std::optional<value> at; ///< where it stands
    std::size_t ply = 0;     ///< the number
};

namespace detail {
/// A cursor, to be compared with the number of actions later on.
[[nodiscard]] inline auto cursor(cursor_text& into) {
    return placed(into.at, integer(into.ply, 0, std::numeric_limits<std::int64_t>::max()));
}
} // namespace detail

/// Puts the cursor of a line of play where its record has it.
template <class Line>
[[nodiscard]] checked go_to_cursor(const cursor_text& recorded, Line& line) {
    std::size_t ply = 0;
    auto done = integer(ply, 0, static_cast<std::int64_t>(line.size())).read(*recorded.at);
    if (done) line.go_to(ply);
    return done;
}

} // namespace topoban::json
