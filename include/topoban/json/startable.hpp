// SPDX-License-Identifier: MIT
#pragma once

// What writers refuse because no reader would play it: lines of play that begin somewhere else than
// a game or a study does.

#include <topoban/core/text.hpp>
#include <topoban/json/text/error.hpp>

#include <string>
#include <utility>

namespace topoban::json::detail {

/// There is no document for it.
[[nodiscard]] inline unexpected<error> not_importable(std::string found, std::string expected) {
    return unexpected(
        error{error_code::not_importable, {}, {}, {}, std::move(found), std::move(expected)});
}

/// A line that begins after the start of its game or study.
[[nodiscard]] inline unexpected<error> later_start(int ply) {
    return not_importable(joined("a line that begins at ply ", ply),
                          "a line from the start of its game or study");
}

/// A game that begins with another position than the rules' start: a transformed one.
[[nodiscard]] inline unexpected<error> changed_start() {
    return not_importable("a game from another position than the start",
                          "a game from the start, or a study");
}

} // namespace topoban::json::detail
