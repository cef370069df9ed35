// SPDX-License-Identifier: MIT
#pragma once

// The formats by name, and the look at `format` and `version` with which reading starts.

#include <topoban/core/result.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace topoban::json {

/// The formats of docs/formats.md; each is in its version 1.
enum class format : unsigned char {
    go_game,
    go_study,
    go_analysis,
    go_diagram,
    go_replay,
    crystal_go_game,
    shogi_game,
    shogi_study,
    shogi_experiment,
    shogi_diagram
};

/// Their names in documents, in the order of the enumerators.
inline constexpr std::array<std::string_view, 10> format_names{
    "surface-go-game",      "surface-go-study",    "surface-go-analysis",
    "surface-go-diagram",   "surface-go-replay",   "crystal-go-game",
    "surface-shogi-game",   "surface-shogi-study", "surface-shogi-experiment",
    "surface-shogi-diagram"};

/// Every format, for whoever takes any.
inline constexpr std::array<format, format_names.size()> all_formats = [] {
    std::array<format, format_names.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<format>(i);
    return all;
}();

/// The format's name in a document.
[[nodiscard]] constexpr std::string_view name_of(format f) noexcept {
    return format_names[static_cast<std::size_t>(f)];
}

inline std::ostream& operator<<(std::ostream& out, format f) { return out << name_of(f); }

/// Which of the accepted formats a document is in: looks at `format`, then at `version`, before
/// anything else in it. Another of our formats is named in the error.
[[nodiscard]] inline result<format, error> format_of(const value& root,
                                                     std::span<const format> accepted) {
    std::string expected;
    for (const format f : accepted)
        expected.append(expected.empty() ? "" : " or ").append(name_of(f));
    if (!root.is(value_kind::object))
        return unexpected(fault_at(root, error_code::wrong_type, "an object"));
    const auto missing = [&](std::string_view key, std::string wanted) {
        return error{error_code::missing_field, below(root.pointer(), key), root.offset(), {}, {},
                     std::move(wanted)};
    };
    const auto stated = root.find("format");
    if (!stated) return unexpected(missing("format", expected));
    if (!stated->is(value_kind::string))
        return unexpected(fault_at(*stated, error_code::wrong_type, expected));
    const auto name = std::find(format_names.begin(), format_names.end(), stated->text());
    if (name == format_names.end())
        return unexpected(fault_at(*stated, error_code::wrong_value, expected));
    const auto found = static_cast<format>(name - format_names.begin());
    if (std::find(accepted.begin(), accepted.end(), found) == accepted.end())
        return unexpected(error{error_code::other_format,
                                stated->pointer(),
                                stated->offset(),
                                {},
                                std::string(*name),
                                expected});
    const auto version = root.find("version");
    if (!version) return unexpected(missing("version", "1"));
    if (verdict wrong = exactly(1)(*version)) return unexpected(std::move(*wrong));
    return found;
}

/// The same where one format only will do.
[[nodiscard]] inline verdict check_format(const value& root, format wanted) {
    const auto found = format_of(root, std::span(&wanted, 1));
    return found ? std::nullopt : verdict(found.error());
}

} // namespace topoban::json
