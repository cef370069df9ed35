// SPDX-License-Identifier: MIT
#pragma once

// The identifiers that a document can carry: a user's board may have any name, a text may not.

#include <topoban/core/text.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/writer.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

namespace detail {

/// The length of the UTF-8 character at the front of a text, 0 where there is none.
[[nodiscard]] constexpr std::size_t utf8_length(std::string_view text) noexcept {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto is_between = [](unsigned char b, int least, int most) {
        return least <= b && b <= most;
    };
    if (text.empty()) return 0;
    const unsigned char lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = is_between(lead, 0xc2, 0xdf)   ? 2
                               : is_between(lead, 0xe0, 0xef) ? 3
                               : is_between(lead, 0xf0, 0xf4) ? 4
                                                              : 0;
    if (length == 0 || text.size() < length) return 0;
    // The second byte has a range of its own after some leads: no longer spelling than needed, no
    // surrogates, nothing beyond U+10FFFF.
    const int least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const int most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (!is_between(byte(1), least, most)) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (!is_between(byte(i), 0x80, 0xbf)) return 0;
    return length;
}

} // namespace detail

/// Whether documents can carry an identifier: at most 1024 bytes of UTF-8 without quotation marks,
/// backslashes and control characters (docs/formats.md §2).
[[nodiscard]] constexpr bool is_writable_identifier(std::string_view identifier) noexcept {
    if (identifier.empty() || identifier.size() > limits{}.string) return false;
    while (!identifier.empty()) {
        const char c = identifier.front();
        const std::size_t length = detail::utf8_length(identifier);
        if (length == 0 || (length == 1 && (c < ' ' || c == '"' || c == '\\' || c == '\x7f')))
            return false;
        identifier.remove_prefix(length);
    }
    return true;
}

namespace detail {
/// The identifier of `game-NAME-v1`. A writer refuses one that no document can carry, or whose name
/// is empty: `not_importable`.
struct identifier_codec {
    std::string_view game;
    std::string_view identifier;

    [[nodiscard]] checked read(const value& at) const { return exactly(identifier).read(at); }
    [[nodiscard]] checked write(writer& out) const {
        const bool is_named = identifier.size() > game.size() + std::string_view("--v1").size();
        if (is_named && is_writable_identifier(identifier)) return exactly(identifier).write(out);
        return unexpected(
            error{error_code::not_importable,
                  {},
                  {},
                  {},
                  excerpt(identifier),
                  joined("a board's name, and with it at most ", limits{}.string,
                         " bytes of UTF-8 without quotation marks, backslashes and control "
                         "characters")});
    }
};
} // namespace detail

} // namespace topoban::json
