// SPDX-License-Identifier: MIT
#pragma once

// Why a document was not read or not written: a code, the place, what was found and expected.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <locale>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace topoban::json {

/// The kinds of fault, in the order of the stages that find them (docs/formats.md §1).
enum class error_code : std::uint8_t {
    unreadable,      ///< the file or stream cannot be read
    over_limit,      ///< longer than a document of its format may be; also said by export
    byte_order_mark, ///< the text starts with one
    nul_byte,        ///< a NUL in the text
    invalid_utf8,    ///< a string that is not UTF-8
    syntax,          ///< not JSON, or text after the document
    number_too_long, ///< a number of more than 20 bytes
    string_too_long, ///< a string longer than any field allows
    too_deep,        ///< arrays and objects nested too deeply
    too_many_values, ///< more values than a document of its size can need
    other_format,    ///< another of our formats
    wrong_type,      ///< a value of another type; a number that is not spelt as an integer
    wrong_value,     ///< the right type, but not a value that the field allows
    unknown_key,     ///< a key that the object does not have
    duplicate_key,   ///< a key for the second time
    missing_field,   ///< a field that is not there
    unstable_setup,  ///< a set-up position in which no game can begin
    refused_action,  ///< the rules refuse an action
    mismatch,        ///< the record's final position is not the one its actions lead to
    not_importable   ///< only said by export: there is no format for this
};

/// Their names, which are the enumerators'.
constexpr auto enum_names(error_code) noexcept {
    return std::to_array<std::string_view>(
        {"unreadable",    "over_limit",      "byte_order_mark", "nul_byte",    "invalid_utf8",
         "syntax",        "number_too_long", "string_too_long", "too_deep",    "too_many_values",
         "other_format",  "wrong_type",      "wrong_value",     "unknown_key", "duplicate_key",
         "missing_field", "unstable_setup",  "refused_action",  "mismatch",    "not_importable"});
}
using topoban::name_of;
using topoban::operator<<;

/// One thing wrong with a document: the first by the stages and the order of docs/formats.md §1.
struct error {
    error_code code{};                 ///< the kind of fault
    std::string pointer;               ///< JSON pointer (RFC 6901); empty for the whole document
    std::optional<std::size_t> offset; ///< bytes before the fault, where it lies in the text
    std::optional<std::size_t> action; ///< the refused action's index in its list, from 0
    std::string found;                 ///< at most 40 printable characters of the text
    std::string expected;              ///< in words

    [[nodiscard]] friend bool operator==(const error&, const error&) = default;
};

/// Nothing wrong, or the first error.
using checked = result<void, error>;

/// One line, as in `/actions/6: refused_action at byte 412, action 6: found superko …`.
inline std::ostream& operator<<(std::ostream& out, const error& why) {
    out << (why.pointer.empty() ? "document" : why.pointer) << ": " << why.code;
    if (why.offset) out << " at byte " << *why.offset;
    if (why.action) out << (why.offset ? ", action " : " at action ") << *why.action;
    const char* separator = ": ";
    if (!why.found.empty()) {
        if (why.code == error_code::other_format)
            out << ": this is a ";
        else
            out << (why.code == error_code::unreadable ? ": " : ": found ");
        out << why.found;
        separator = "; ";
    }
    if (!why.expected.empty()) out << separator << "expected " << why.expected;
    return out;
}

/// At most 40 characters of a text, the printable ones as they are, any other as `?`.
[[nodiscard]] inline std::string excerpt(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown(text.substr(0, longest));
    for (char& c : shown)
        if (c < ' ' || c > '~') c = '?';
    return shown;
}

namespace detail {
template <class T>
[[nodiscard]] std::string printed(const T& item) {
    std::ostringstream out;
    out.imbue(std::locale::classic()); // a program's own locale would group the digits
    out << item;
    return std::move(out).str();
}
} // namespace detail

/// A pointer one level deeper: `/` and the key, in which `~` and `/` are escaped. Like all found
/// text a key is shown by its first 40 characters; no field of ours is longer.
[[nodiscard]] inline std::string below(std::string pointer, std::string_view key) {
    pointer += '/';
    for (const char c : excerpt(key)) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    return pointer;
}

/// A pointer to an array's element.
[[nodiscard]] inline std::string below(std::string pointer, std::size_t index) {
    return std::move(pointer) + '/' + std::to_string(index);
}

/// What is said of a text beyond its limit. Reading stops there, so only export knows the size.
[[nodiscard]] inline error over_limit(std::size_t limit, std::string found = {}) {
    return {
        error_code::over_limit, {}, {}, {}, std::move(found), joined("at most ", limit, " bytes")};
}

/// What is said of a file or stream that cannot be read: the reason is an `errno`, or 0 where none
/// is known.
[[nodiscard]] inline error unreadable(int reason = 0) {
    std::string why;
    if (reason != 0) why = excerpt(std::generic_category().message(reason));
    return {error_code::unreadable, {}, {}, {}, std::move(why), "a readable text"};
}

} // namespace topoban::json
