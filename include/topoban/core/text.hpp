// SPDX-License-Identifier: MIT
#pragma once

// Putting a message together, and what a text that cannot be read says.

#include <topoban/version.hpp>

#include <concepts>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban {

/// Why a text was not read: the first byte that does not fit, and what was expected there.
struct text_error {
    std::size_t offset = 0; ///< bytes before it
    std::string expected;   ///< in words

    [[nodiscard]] friend bool operator==(const text_error&, const text_error&) = default;
    friend std::ostream& operator<<(std::ostream& out, const text_error& e) {
        return out << "at byte " << e.offset << ": expected " << e.expected;
    }
};

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
