// SPDX-License-Identifier: MIT
#pragma once

// The kinds of values in documents, each with its range: one description reads a value, checks it
// and writes it.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/writer.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// An error at a value: what stands there and what should.
[[nodiscard]] inline error error_at(const value& at, error_code code, std::string expected) {
    return {code, at.pointer(), at.offset(), {}, at.shown(), std::move(expected)};
}

/// Reads one value into the variable it refers to, and writes it from there. Both return the first
/// error: a value that would not be read is not written. A written error's pointer starts at the
/// value; whoever holds the value puts its own key before it.
template <class C>
concept codec = requires(const C& c, const value& at, writer& out) {
    { c.read(at) } -> std::same_as<checked>;
    { c.write(out) } -> std::same_as<checked>;
};

namespace detail {

[[nodiscard]] inline unexpected<error> wrong_at(const value& at, error_code code,
                                                std::string expected) {
    return unexpected(error_at(at, code, std::move(expected)));
}
/// What is said of a value that would not be read back.
[[nodiscard]] inline unexpected<error> not_writable(std::string_view found, std::string expected) {
    return unexpected(
        error{error_code::wrong_value, {}, {}, {}, excerpt(found), std::move(expected)});
}

/// Any string.
struct any_text {
    std::string& into;

    [[nodiscard]] checked read(const value& at) const {
        if (!at.is(value_kind::string)) return wrong_at(at, error_code::wrong_type, "a string");
        into = at.text();
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        out.add(into);
        return {};
    }
};

/// One string only.
struct exact_text {
    std::string_view wanted;

    [[nodiscard]] checked read(const value& at) const {
        const bool is_text = at.is(value_kind::string);
        if (is_text && at.text() == wanted) return {};
        return wrong_at(at, is_text ? error_code::wrong_value : error_code::wrong_type,
                        std::string(wanted));
    }
    [[nodiscard]] checked write(writer& out) const {
        out.add(wanted);
        return {};
    }
};

/// A range in words.
[[nodiscard]] inline std::string integer_range(std::int64_t least, std::int64_t most) {
    return "an integer " + (least == most ? std::to_string(least) : joined(least, " … ", most));
}

/// An integer within a range.
template <std::integral Integer>
struct integer_codec {
    Integer& into;
    std::int64_t least;
    std::int64_t most;

    [[nodiscard]] checked read(const value& at) const {
        const bool is_integer = at.is(value_kind::integer);
        const std::int64_t number = is_integer ? at.integer() : 0;
        if (is_integer && least <= number && number <= most) {
            into = static_cast<Integer>(number);
            return {};
        }
        return wrong_at(at, is_integer ? error_code::wrong_value : error_code::wrong_type,
                        integer_range(least, most));
    }
    [[nodiscard]] checked write(writer& out) const {
        if (std::cmp_less(into, least) || std::cmp_greater(into, most))
            return not_writable(std::to_string(into), integer_range(least, most));
        out.add(into);
        return {};
    }
};

/// One integer only.
struct exact_number {
    int wanted;

    [[nodiscard]] checked read(const value& at) const {
        int found = 0;
        return integer_codec<int>{found, wanted, wanted}.read(at);
    }
    [[nodiscard]] checked write(writer& out) const {
        out.add(wanted);
        return {};
    }
};

/// Any integer, for only the rules say which points there are.
struct point_codec {
    point& into;

    [[nodiscard]] checked read(const value& at) const {
        std::int64_t number = 0;
        constexpr auto any = std::numeric_limits<std::int64_t>::max();
        if (auto done = integer_codec<std::int64_t>{number, -any - 1, any}.read(at); !done)
            return done;
        constexpr std::int64_t least = std::numeric_limits<point>::min();
        constexpr std::int64_t most = std::numeric_limits<point>::max();
        into = static_cast<point>(std::clamp(number, least, most));
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        out.add(into);
        return {};
    }
};

/// `true` or `false`, which stand for two values of a type.
template <class T>
struct truth_codec {
    T& into;
    T no;
    T yes;

    [[nodiscard]] checked read(const value& at) const {
        if (!at.is(value_kind::boolean))
            return wrong_at(at, error_code::wrong_type, "true or false");
        into = at.truth() ? yes : no;
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        out.add_boolean(into == yes);
        return {};
    }
};

/// One of a few values by its name, `name(value)`.
template <class T, std::size_t Count, class Name>
struct choice_codec {
    T& into;
    std::array<T, Count> choices;
    Name name;

    [[nodiscard]] checked read(const value& at) const {
        const bool is_text = at.is(value_kind::string);
        if (is_text)
            for (const T& choice : choices)
                if (at.text() == std::string_view(name(choice))) {
                    into = choice;
                    return {};
                }
        return wrong_at(at, is_text ? error_code::wrong_value : error_code::wrong_type, names());
    }
    [[nodiscard]] checked write(writer& out) const {
        if (std::find(choices.begin(), choices.end(), into) == choices.end())
            return not_writable(name(into), names());
        out.add(name(into));
        return {};
    }
    [[nodiscard]] std::string names() const {
        std::string all;
        for (const T& choice : choices) all.append(all.empty() ? "" : ", ").append(name(choice));
        return all;
    }
};

} // namespace detail

/// Any string.
[[nodiscard]] inline detail::any_text text(std::string& into) { return {into}; }
/// This string only.
[[nodiscard]] constexpr detail::exact_text exactly(std::string_view wanted) noexcept {
    return {wanted};
}
/// This integer only.
[[nodiscard]] constexpr detail::exact_number exactly(int wanted) noexcept { return {wanted}; }

/// An integer from `least` to `most`, both included.
template <std::integral Integer>
[[nodiscard]] detail::integer_codec<Integer> integer(Integer& into, std::int64_t least,
                                                     std::int64_t most) {
    return {into, least, most};
}
/// A point: any integer, for only the rules say which points there are. One beyond `point` is on no
/// board, and stays so.
[[nodiscard]] inline detail::point_codec point_number(point& into) { return {into}; }

/// A boolean.
[[nodiscard]] inline detail::truth_codec<bool> boolean(bool& into) { return {into, false, true}; }
/// A boolean that stands for one of two values.
template <class T>
[[nodiscard]] detail::truth_codec<T> boolean(T& into, T no, T yes) {
    return {into, no, yes};
}

/// One of these values by its name, `name(value)`.
template <class T, std::size_t Count, class Name>
[[nodiscard]] detail::choice_codec<T, Count, Name>
one_of(T& into, const std::array<T, Count>& choices, Name name) {
    return {into, choices, std::move(name)};
}

/// One of an enumeration's first `Count` values that have a name, by it; all of them unless told.
template <named_enum E, std::size_t Count = value_count<E>>
[[nodiscard]] auto one_of(E& into) {
    constexpr auto names = enum_names(E{});
    std::array<E, Count> choices{};
    std::size_t found = 0;
    for (std::size_t i = 0; found < Count; ++i)
        if (!names[i].empty()) choices[found++] = static_cast<E>(i);
    return one_of(into, choices, [](E value) { return name_of(value); });
}

} // namespace topoban::json
