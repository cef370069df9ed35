// SPDX-License-Identifier: MIT
#pragma once

// One table of names an enumeration: it prints the values and reads them back.

#include <topoban/version.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string_view>
#include <type_traits>

namespace topoban {

/// An enumeration with names. Beside it, in its namespace, stands its one table:
///
///     constexpr auto enum_names(action_kind) noexcept {
///         return std::to_array<std::string_view>({"place", "pass", "resign"});
///     }
///
/// The name at index i is that of value i. One that is empty is that of no value: it prints as `none`,
/// and no text means it.
template <class E>
concept named_enum = std::is_enum_v<E> && requires(E value) {
    enum_names(value).size();
};

/// The value's name; `none` where that is empty, `?` for a number beyond the table.
template <named_enum E>
[[nodiscard]] constexpr std::string_view name_of(E value) noexcept {
    constexpr auto names = enum_names(E{});
    const auto index = static_cast<std::size_t>(value);
    if (index >= names.size()) return "?";
    return names[index].empty() ? std::string_view("none") : names[index];
}

/// How many values have a name.
template <named_enum E>
inline constexpr std::size_t value_count = [] {
    std::size_t count = 0;
    for (const std::string_view name : enum_names(E{})) count += name.empty() ? 0U : 1U;
    return count;
}();

/// The value with this name, exactly as it is printed; nothing where there is none.
template <named_enum E>
[[nodiscard]] constexpr std::optional<E> value_named(std::string_view name) noexcept {
    constexpr auto names = enum_names(E{});
    if (name.empty()) return std::nullopt;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<E>(i);
    return std::nullopt;
}

/// Whether a number cast to the enumeration is one of its values that have a name.
template <named_enum E>
[[nodiscard]] constexpr bool is_value(E value) noexcept {
    constexpr auto names = enum_names(E{});
    const auto index = static_cast<std::size_t>(value);
    return index < names.size() && !names[index].empty();
}

/// Prints the name. The games' namespaces name this operator by a using-declaration.
template <named_enum E>
std::ostream& operator<<(std::ostream& out, E value) {
    return out << name_of(value);
}

} // namespace topoban
