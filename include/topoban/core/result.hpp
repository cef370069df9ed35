// SPDX-License-Identifier: MIT
#pragma once

// Either a value or the reason why there is none: the part of `std::expected` this library uses.

#include <topoban/core/contracts.hpp>

#include <type_traits>
#include <utility>
#include <variant>

namespace topoban {

/// A reason on its way into a `result`, as `std::unexpected`.
template <class E>
class unexpected {
public:
    /// A reason, to be returned where a `result` is expected.
    constexpr explicit unexpected(E error) noexcept : error_(std::move(error)) {}
    /// The reason.
    [[nodiscard]] constexpr const E& error() const& noexcept { return error_; }
    /// The reason, moved out.
    [[nodiscard]] constexpr E&& error() && noexcept { return std::move(error_); }

private:
    E error_;
};

/// Holds a `T` or an `E`; the member names are those of `std::expected`. Asking for the one that
/// is not there is a programmer's error.
template <class T, class E>
class [[nodiscard]] result {
public:
    using value_type = T;
    using error_type = E;

    // Implicit, as in std::expected: `return value;` and `return unexpected(reason);`.
    // NOLINTBEGIN(google-explicit-constructor)
    /// Holds the value.
    constexpr result(T value) noexcept(std::is_nothrow_move_constructible_v<T>)
        : held_(std::in_place_index<0>, std::move(value)) {}
    /// Holds the reason.
    template <class G>
    requires std::is_constructible_v<E, G>
    constexpr result(unexpected<G> reason) noexcept(std::is_nothrow_constructible_v<E, G>)
        : held_(std::in_place_index<1>, std::move(reason).error()) {}
    // NOLINTEND(google-explicit-constructor)

    /// Makes the value in place from `arguments`, without a move.
    template <class... Arguments>
    requires std::is_constructible_v<T, Arguments...>
    constexpr explicit result(std::in_place_t, Arguments&&... arguments)
        : held_(std::in_place_index<0>, std::forward<Arguments>(arguments)...) {}

    /// Whether it holds a value, not a reason.
    [[nodiscard]] constexpr bool has_value() const noexcept { return held_.index() == 0; }
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value(); }

    /// The value; there must be one.
    [[nodiscard]] constexpr T& value() & noexcept { return *checked_value(held_); }
    /// The same, not to be changed.
    [[nodiscard]] constexpr const T& value() const& noexcept { return *checked_value(held_); }
    /// The same, moved out.
    [[nodiscard]] constexpr T&& value() && noexcept { return std::move(*checked_value(held_)); }
    [[nodiscard]] constexpr T& operator*() & noexcept { return value(); }
    [[nodiscard]] constexpr const T& operator*() const& noexcept { return value(); }
    [[nodiscard]] constexpr T&& operator*() && noexcept { return std::move(*this).value(); }
    [[nodiscard]] constexpr T* operator->() noexcept { return &value(); }
    [[nodiscard]] constexpr const T* operator->() const noexcept { return &value(); }

    /// The reason; there must be one.
    [[nodiscard]] constexpr const E& error() const& noexcept {
        TOPOBAN_EXPECTS(!has_value());
        return *std::get_if<1>(&held_);
    }
    /// The reason, moved out; there must be one.
    [[nodiscard]] constexpr E&& error() && noexcept {
        TOPOBAN_EXPECTS(!has_value());
        return std::move(*std::get_if<1>(&held_));
    }

    /// The value, or another one where there is none.
    template <class U>
    [[nodiscard]] constexpr T value_or(U&& other) const& {
        return has_value() ? value() : static_cast<T>(std::forward<U>(other));
    }

    [[nodiscard]] friend constexpr bool operator==(const result&, const result&) = default;

private:
    template <class Held>
    [[nodiscard]] static constexpr auto* checked_value(Held& held) noexcept {
        TOPOBAN_EXPECTS(held.index() == 0);
        return std::get_if<0>(&held);
    }

    std::variant<T, E> held_;
};

} // namespace topoban
