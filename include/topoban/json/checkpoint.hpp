// SPDX-License-Identifier: MIT
#pragma once

// The later stages of reading a record of any game: actions the rules refuse, and a final position
// that is not the one they lead to.

#include <topoban/json/document.hpp>
#include <topoban/json/error.hpp>
#include <topoban/json/fields.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

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

} // namespace topoban::json
