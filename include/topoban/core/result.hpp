// SPDX-License-Identifier: MIT
#pragma once

// Either a value or the reason why there is none: the part of `std::expected` this library uses.

#include <topoban/core/contracts.hpp>

#include <cstdlib>
#include <exception>
#include <functional>
#include <optional>
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

/// What `value()` throws where there is a reason instead. Programs compiled without exceptions end.
class bad_result_access : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override {
        return "topoban: value() of a result that holds a reason";
    }
};

namespace detail {

[[noreturn]] inline void refuse_access() {
#if defined(__cpp_exceptions)
    throw bad_result_access();
#else
    std::abort();
#endif
}

template <class F, class... Arguments>
using answer_of = std::remove_cvref_t<std::invoke_result_t<F, Arguments...>>;

} // namespace detail

/// Holds a `T` or an `E`; the member names are those of `std::expected`.
///
/// `value()` is the checked access: in every build it throws `bad_result_access` where there is no
/// value. `*`, `->` and `error()` do not look: asking for the one that is not there is a
/// programmer's error, asserted in debug builds. Taken from a temporary, value and reason come by
/// value, so that nothing can refer to a result that is gone.
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

    /// The value; throws `bad_result_access` where there is none.
    [[nodiscard]] constexpr T& value() & {
        if (!has_value()) detail::refuse_access();
        return **this;
    }
    /// The value, not to be changed; throws `bad_result_access` where there is none.
    [[nodiscard]] constexpr const T& value() const& {
        if (!has_value()) detail::refuse_access();
        return **this;
    }
    /// The value, moved out; throws `bad_result_access` where there is none.
    [[nodiscard]] constexpr T value() && {
        if (!has_value()) detail::refuse_access();
        return *std::move(*this);
    }
    /// The value; there must be one.
    [[nodiscard]] constexpr T& operator*() & noexcept { return *held_value(held_); }
    /// The value, not to be changed; there must be one.
    [[nodiscard]] constexpr const T& operator*() const& noexcept { return *held_value(held_); }
    /// The value, moved out; there must be one.
    [[nodiscard]] constexpr T operator*() && noexcept(std::is_nothrow_move_constructible_v<T>) {
        return std::move(*held_value(held_));
    }
    [[nodiscard]] constexpr T* operator->() noexcept { return held_value(held_); }
    [[nodiscard]] constexpr const T* operator->() const noexcept { return held_value(held_); }

    /// The reason; there must be one.
    [[nodiscard]] constexpr const E& error() const& noexcept {
        TOPOBAN_EXPECTS(!has_value());
        return *std::get_if<1>(&held_);
    }
    /// The reason, moved out; there must be one.
    [[nodiscard]] constexpr E error() && noexcept(std::is_nothrow_move_constructible_v<E>) {
        TOPOBAN_EXPECTS(!has_value());
        return std::move(*std::get_if<1>(&held_));
    }

    /// The value, or another one where there is none.
    template <class U>
    [[nodiscard]] constexpr T value_or(U&& other) const& {
        return has_value() ? **this : static_cast<T>(std::forward<U>(other));
    }

    /// What `next(value)`, another result with the same reasons, gives; or the reason.
    template <class F>
    [[nodiscard]] constexpr auto and_then(F&& next) const& {
        using answer = detail::answer_of<F, const T&>;
        return has_value() ? std::invoke(std::forward<F>(next), **this)
                           : answer(unexpected(error()));
    }
    /// What `next(value)` gives, the value moved into it; or the reason.
    template <class F>
    [[nodiscard]] constexpr auto and_then(F&& next) && {
        using answer = detail::answer_of<F, T>;
        return has_value() ? std::invoke(std::forward<F>(next), *std::move(*this))
                           : answer(unexpected(std::move(*this).error()));
    }
    /// `change(value)` as a result with the same reasons; or the reason.
    template <class F>
    [[nodiscard]] constexpr auto transform(F&& change) const& {
        using changed = result<detail::answer_of<F, const T&>, E>;
        return has_value() ? changed(std::invoke(std::forward<F>(change), **this))
                           : changed(unexpected(error()));
    }
    /// `change(value)`, the value moved into it; or the reason.
    template <class F>
    [[nodiscard]] constexpr auto transform(F&& change) && {
        using changed = result<detail::answer_of<F, T>, E>;
        return has_value() ? changed(std::invoke(std::forward<F>(change), *std::move(*this)))
                           : changed(unexpected(std::move(*this).error()));
    }
    /// The value; or `change(reason)` as the reason.
    template <class F>
    [[nodiscard]] constexpr auto transform_error(F&& change) && {
        using changed = result<T, detail::answer_of<F, E>>;
        return has_value() ? changed(*std::move(*this))
                           : changed(unexpected(
                                 std::invoke(std::forward<F>(change), std::move(*this).error())));
    }
    /// The value; or what `other(reason)`, a result with the same values, gives.
    template <class F>
    [[nodiscard]] constexpr auto or_else(F&& other) && {
        using answer = detail::answer_of<F, E>;
        return has_value() ? answer(*std::move(*this))
                           : std::invoke(std::forward<F>(other), std::move(*this).error());
    }

    [[nodiscard]] friend constexpr bool operator==(const result&, const result&) = default;

private:
    template <class Held>
    [[nodiscard]] static constexpr auto* held_value(Held& held) noexcept {
        TOPOBAN_EXPECTS(held.index() == 0);
        return std::get_if<0>(&held);
    }

    std::variant<T, E> held_;
};

/// Nothing, or the reason why it could not be done.
template <class E>
class [[nodiscard]] result<void, E> {
public:
    using value_type = void;
    using error_type = E;

    /// Done.
    constexpr result() noexcept = default;
    // NOLINTBEGIN(google-explicit-constructor)
    /// Not done, for this reason.
    template <class G>
    requires std::is_constructible_v<E, G>
    constexpr result(unexpected<G> reason) : reason_(std::move(reason).error()) {}
    // NOLINTEND(google-explicit-constructor)

    /// Whether there is no reason against it.
    [[nodiscard]] constexpr bool has_value() const noexcept { return !reason_.has_value(); }
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value(); }
    /// Throws `bad_result_access` where there is a reason.
    constexpr void value() const {
        if (!has_value()) detail::refuse_access();
    }

    /// The reason; there must be one.
    [[nodiscard]] constexpr const E& error() const& noexcept {
        TOPOBAN_EXPECTS(!has_value());
        return *reason_;
    }
    /// The reason, moved out; there must be one.
    [[nodiscard]] constexpr E error() && noexcept(std::is_nothrow_move_constructible_v<E>) {
        TOPOBAN_EXPECTS(!has_value());
        return *std::move(reason_);
    }

    /// What `next()`, another result with the same reasons, gives; or the reason.
    template <class F>
    [[nodiscard]] constexpr auto and_then(F&& next) && {
        using answer = detail::answer_of<F>;
        return has_value() ? std::invoke(std::forward<F>(next))
                           : answer(unexpected(std::move(*this).error()));
    }
    /// `make()` as a result with the same reasons; or the reason.
    template <class F>
    [[nodiscard]] constexpr auto transform(F&& make) && {
        using changed = result<detail::answer_of<F>, E>;
        return has_value() ? changed(std::invoke(std::forward<F>(make)))
                           : changed(unexpected(std::move(*this).error()));
    }
    /// Done; or `change(reason)` as the reason.
    template <class F>
    [[nodiscard]] constexpr auto transform_error(F&& change) && {
        using changed = result<void, detail::answer_of<F, E>>;
        return has_value() ? changed()
                           : changed(unexpected(
                                 std::invoke(std::forward<F>(change), std::move(*this).error())));
    }

    [[nodiscard]] friend constexpr bool operator==(const result&, const result&) = default;

private:
    std::optional<E> reason_;
};

} // namespace topoban
