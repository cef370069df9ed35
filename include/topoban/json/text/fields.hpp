// SPDX-License-Identifier: MIT
#pragma once

// Reading a document's structure: an object is declared by its fields, in the order of its table in
// docs/formats.md, each with what it may hold.

#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// A fault at a value: what stands there and what should.
[[nodiscard]] inline error fault_at(const value& at, error_code code, std::string expected) {
    return {code, at.pointer(), at.offset(), {}, at.shown(), std::move(expected)};
}

/// What reads one value: stores it and returns nothing, or returns the first fault in it.
template <class R>
concept value_reader = std::is_invocable_r_v<verdict, const R&, const value&>;

/// Whether an object may do without a field.
enum class presence : std::uint8_t { required, optional };

/// A key of an object and what reads its value.
template <value_reader Read>
struct field {
    std::string_view key;                 ///< as it is written
    Read read;                            ///< what reads its value
    presence needed = presence::required; ///< whether the object may do without it

    /// A required field unless told.
    field(std::string_view name, Read reader, presence need = presence::required)
        : key(name), read(std::move(reader)), needed(need) {}
};

namespace detail {
template <class... Reads>
[[nodiscard]] std::string key_list(const field<Reads>&... fields) {
    std::string keys;
    ((keys.append(keys.empty() ? "" : ", ").append(fields.key)), ...);
    return keys;
}
} // namespace detail

/// Reads an object with exactly these fields, in any order. Its members are visited in text order:
/// an unknown key or one for the second time is a fault at its place. A missing field is a fault
/// when the object closes: the first in the order given.
template <class... Reads>
[[nodiscard]] verdict read_object(const value& at, const field<Reads>&... fields) {
    if (!at.is(value_kind::object)) return fault_at(at, error_code::wrong_type, "an object");
    std::array<bool, sizeof...(fields)> seen{};
    for (const member m : at.members()) {
        const std::string_view key = m.key.text();
        verdict found;
        std::size_t i = 0;
        const bool known = ([&](const auto& f, bool& had) {
            if (f.key != key) return false;
            found = had ? fault_at(m.key, error_code::duplicate_key, "the key once")
                        : verdict(f.read(m.item));
            had = true;
            return true;
        }(fields, seen[i++]) ||
                            ...);
        if (!known) return fault_at(m.key, error_code::unknown_key, detail::key_list(fields...));
        if (found) return found;
    }
    verdict missing;
    std::size_t i = 0;
    (
        [&](const auto& f, bool had) {
            if (had || missing || f.needed == presence::optional) return;
            missing =
                error{error_code::missing_field, below(at.pointer(), f.key), at.offset(), {}, {},
                      std::string(f.key)};
        }(fields, seen[i++]),
        ...);
    return missing;
}

/// Reads an array, each value in turn by `read(element)`.
template <class Read>
[[nodiscard]] auto each(Read read) {
    return [read = std::move(read)](const value& at) -> verdict {
        if (!at.is(value_kind::array)) return fault_at(at, error_code::wrong_type, "an array");
        for (const value element : at.elements())
            if (verdict found = read(element)) return found;
        return std::nullopt;
    };
}

/// Reads null as nothing, and anything else by `read`.
template <value_reader Read>
[[nodiscard]] auto null_or(Read read) {
    return [read = std::move(read)](const value& at) -> verdict {
        return at.is(value_kind::null) ? std::nullopt : verdict(read(at));
    };
}

/// Reads a string.
[[nodiscard]] inline auto text(std::string_view& into) {
    return [&into](const value& at) -> verdict {
        if (!at.is(value_kind::string)) return fault_at(at, error_code::wrong_type, "a string");
        into = at.text();
        return std::nullopt;
    };
}

/// Accepts this string only.
[[nodiscard]] inline auto exactly(std::string_view wanted) {
    return [wanted](const value& at) -> verdict {
        if (!at.is(value_kind::string))
            return fault_at(at, error_code::wrong_type, std::string(wanted));
        if (at.text() == wanted) return std::nullopt;
        return fault_at(at, error_code::wrong_value, std::string(wanted));
    };
}

/// Reads an integer from `least` to `most`, both included.
template <std::integral Integer>
[[nodiscard]] auto integer(Integer& into, std::int64_t least, std::int64_t most) {
    return [&into, least, most](const value& at) -> verdict {
        const bool is_integer = at.is(value_kind::integer);
        if (is_integer && least <= at.integer() && at.integer() <= most) {
            into = static_cast<Integer>(at.integer());
            return std::nullopt;
        }
        std::string expected = "an integer ";
        expected += least == most ? std::to_string(least) : joined(least, " … ", most);
        return fault_at(at, is_integer ? error_code::wrong_value : error_code::wrong_type,
                        std::move(expected));
    };
}

/// Reads a point: any integer, for only the rules say which points there are. One beyond `point` is
/// on no board, and stays so.
[[nodiscard]] inline auto point_number(point& into) {
    return [&into](const value& at) -> verdict {
        std::int64_t number = 0;
        constexpr auto any = std::numeric_limits<std::int64_t>::max();
        if (verdict wrong = integer(number, -any - 1, any)(at)) return wrong;
        constexpr std::int64_t least = std::numeric_limits<point>::min();
        constexpr std::int64_t most = std::numeric_limits<point>::max();
        into = static_cast<point>(std::clamp(number, least, most));
        return std::nullopt;
    };
}

/// Accepts this integer only.
[[nodiscard]] inline auto exactly(int wanted) {
    return [wanted](const value& at) -> verdict {
        std::int64_t found = 0;
        return integer(found, wanted, wanted)(at);
    };
}

/// Reads a boolean.
[[nodiscard]] inline auto boolean(bool& into) {
    return [&into](const value& at) -> verdict {
        if (!at.is(value_kind::boolean))
            return fault_at(at, error_code::wrong_type, "true or false");
        into = at.truth();
        return std::nullopt;
    };
}

/// A name in a document and what it stands for.
template <class T>
struct named {
    std::string_view name; ///< as it is written
    T meaning;             ///< what it stands for
};

/// Reads one of a few strings as what it stands for: `one_of<action_kind>(kind, {{"pass", …}, …})`.
template <class T, std::size_t Count>
[[nodiscard]] auto one_of(T& into, const named<T> (&choices)[Count]) {
    return [&into, all = std::to_array(choices)](const value& at) -> verdict {
        std::string expected;
        for (const named<T>& choice : all) {
            if (at.is(value_kind::string) && at.text() == choice.name) {
                into = choice.meaning;
                return std::nullopt;
            }
            expected.append(expected.empty() ? "" : ", ").append(choice.name);
        }
        return fault_at(
            at, at.is(value_kind::string) ? error_code::wrong_value : error_code::wrong_type,
            std::move(expected));
    };
}

} // namespace topoban::json
