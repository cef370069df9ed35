// SPDX-License-Identifier: MIT
#pragma once

// Putting a message together.

#include <concepts>
#include <string>
#include <string_view>

namespace topoban {

namespace detail {
inline void append_part(std::string& to, std::string_view part) { to.append(part); }
template <std::integral Number>
void append_part(std::string& to, Number part) {
    to.append(std::to_string(part));
}
} // namespace detail

/// The parts one after another; integers in decimal.
template <class... Parts>
[[nodiscard]] std::string joined(const Parts&... parts) {
    std::string text;
    (detail::append_part(text, parts), ...);
    return text;
}

} // namespace topoban
