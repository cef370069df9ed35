// SPDX-License-Identifier: MIT
#pragma once

// Lists of types that have names, and the look through one for a name.

#include <topoban/version.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>

namespace topoban::catalog {

/// Types in an order; each can be made without arguments.
template <class... Types>
struct type_list {
    /// How many there are.
    static constexpr std::size_t size = sizeof...(Types);
};

namespace detail {

template <class Visitor, class First, class... Others>
auto answer_on(type_list<First, Others...>) -> std::invoke_result_t<Visitor&, First>;

/// What a visitor answers to any type of a list.
template <class Visitor, class List>
using answer_on_t = decltype(answer_on<Visitor>(List{}));

} // namespace detail

/// What `visit` answers to the first type of the list for which `is_meant` is true; nothing where
/// there is none. All answers must have one type, not void.
template <class... Types, class IsMeant, class Visitor>
[[nodiscard]] auto visit_first(type_list<Types...> list, IsMeant is_meant, Visitor& visit)
    -> std::optional<detail::answer_on_t<Visitor, decltype(list)>> {
    std::optional<detail::answer_on_t<Visitor, decltype(list)>> answer;
    static_cast<void>(((is_meant(Types{}) && (answer.emplace(visit(Types{})), true)) || ...));
    return answer;
}

/// The names of the types and what follows them, in words: `a, b and c`.
template <class... Types, class Name>
[[nodiscard]] std::string names_of(type_list<Types...>, Name name, const std::string& last = {}) {
    const std::string names[] = {std::string(name(Types{}))..., last}; // NOLINT(*-c-arrays)
    const std::size_t count = sizeof...(Types) + (last.empty() ? 0 : 1);
    std::string words;
    for (std::size_t i = 0; i < count; ++i)
        words.append(i == 0 ? "" : i + 1 == count ? " and " : ", ").append(names[i]);
    return words;
}

} // namespace topoban::catalog
