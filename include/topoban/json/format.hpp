// SPDX-License-Identifier: MIT
#pragma once

// The formats by name, and the look at `format` and `version` with which reading starts.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/result.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/writer.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

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

/// Their names in documents.
constexpr auto enum_names(format) noexcept {
    return std::to_array<std::string_view>(
        {"surface-go-game", "surface-go-study", "surface-go-analysis", "surface-go-diagram",
         "surface-go-replay", "crystal-go-game", "surface-shogi-game", "surface-shogi-study",
         "surface-shogi-experiment", "surface-shogi-diagram"});
}

/// Every format, for whoever takes any.
inline constexpr auto all_formats = [] {
    std::array<format, enum_names(format{}).size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<format>(i);
    return all;
}();

/// Describes the fields every document starts with.
template <class Visitor>
void describe_head(Visitor& v, format as) {
    v.field("format", exactly(name_of(as)));
    v.field("version", exactly(1));
}

/// Which of the accepted formats a document is in: looks at `format`, then at `version`, before
/// anything else in it. Another of our formats is named in the error.
[[nodiscard]] inline result<format, error> format_of(const value& root,
                                                     std::span<const format> accepted) {
    std::string expected;
    for (const format f : accepted)
        expected.append(expected.empty() ? "" : " or ").append(name_of(f));
    if (!root.is(value_kind::object))
        return unexpected(error_at(root, error_code::wrong_type, "an object"));
    const auto missing = [&](std::string_view key, std::string wanted) {
        return error{error_code::missing_field, below(root.pointer(), key), root.offset(), {}, {},
                     std::move(wanted)};
    };
    const auto stated = root.find("format");
    if (!stated) return unexpected(missing("format", expected));
    if (!stated->is(value_kind::string))
        return unexpected(error_at(*stated, error_code::wrong_type, expected));
    const auto found = value_named<format>(stated->text());
    if (!found) return unexpected(error_at(*stated, error_code::wrong_value, expected));
    if (std::find(accepted.begin(), accepted.end(), *found) == accepted.end())
        return unexpected(error{error_code::other_format,
                                stated->pointer(),
                                stated->offset(),
                                {},
                                std::string(name_of(*found)),
                                expected});
    const auto version = root.find("version");
    if (!version) return unexpected(missing("version", "1"));
    if (auto wrong = exactly(1).read(*version); !wrong) return unexpected(std::move(wrong).error());
    return *found;
}

/// Whether a document is in this format: looks at `format`, then at `version`.
[[nodiscard]] inline checked check_format(const value& root, format wanted) {
    auto found = format_of(root, std::span(&wanted, 1));
    return found ? checked() : unexpected(std::move(found).error());
}

namespace detail {
/// A document within another: its format is looked at before anything else in it.
template <codec Codec>
struct document_codec {
    format as;
    Codec inner;

    [[nodiscard]] checked read(const value& at) const {
        auto done = check_format(at, as);
        return done ? inner.read(at) : done;
    }
    [[nodiscard]] checked write(writer& out) const { return inner.write(out); }
};
} // namespace detail

/// A document in this format within another.
template <codec Codec>
[[nodiscard]] detail::document_codec<Codec> document_in(format as, Codec inner) {
    return {as, std::move(inner)};
}

} // namespace topoban::json
