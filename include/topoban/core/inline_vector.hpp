// SPDX-License-Identifier: MIT
#pragma once

// A vector whose elements lie in the object itself: move lists without an allocation.

#include <topoban/core/contracts.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <type_traits>

namespace topoban {

/// Up to `Capacity` trivially copyable elements in place. Copying copies the used part only, and
/// where `T` is trivial to default-construct the unused part costs nothing at all. Pushing beyond
/// the capacity is a programmer's error.
template <class T, std::size_t Capacity>
class inline_vector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T>);

public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    constexpr inline_vector() noexcept {
        if (std::is_constant_evaluated()) std::fill(items_, items_ + Capacity, T{});
    }
    /// The items listed, at most `Capacity`.
    constexpr inline_vector(std::initializer_list<T> items) noexcept : inline_vector() {
        for (const T& item : items) push_back(item);
    }
    /// Copies only what is there.
    constexpr inline_vector(const inline_vector& other) noexcept : inline_vector() {
        *this = other;
    }
    constexpr inline_vector& operator=(const inline_vector& other) noexcept {
        if (this == &other) return *this;
        std::copy_n(other.items_, other.size_, items_);
        size_ = other.size_;
        return *this;
    }
    ~inline_vector() = default;

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    /// The most items it holds.
    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }

    [[nodiscard]] constexpr T& operator[](std::size_t i) noexcept {
        TOPOBAN_EXPECTS(i < size_);
        return items_[i];
    }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const noexcept {
        TOPOBAN_EXPECTS(i < size_);
        return items_[i];
    }
    [[nodiscard]] constexpr const T& front() const noexcept { return (*this)[0]; }
    [[nodiscard]] constexpr const T& back() const noexcept { return (*this)[size_ - 1]; }
    [[nodiscard]] constexpr const T* data() const noexcept { return items_; }

    [[nodiscard]] constexpr iterator begin() noexcept { return items_; }
    [[nodiscard]] constexpr iterator end() noexcept { return items_ + size_; }
    [[nodiscard]] constexpr const_iterator begin() const noexcept { return items_; }
    [[nodiscard]] constexpr const_iterator end() const noexcept { return items_ + size_; }

    constexpr void push_back(const T& item) noexcept {
        TOPOBAN_EXPECTS(size_ < Capacity);
        items_[size_++] = item;
    }
    constexpr void pop_back() noexcept {
        TOPOBAN_EXPECTS(size_ > 0);
        --size_;
    }
    constexpr void clear() noexcept { size_ = 0; }
    /// Keeps the first `size` elements.
    constexpr void truncate(std::size_t size) noexcept {
        TOPOBAN_EXPECTS(size <= size_);
        size_ = size;
    }

    [[nodiscard]] friend constexpr bool operator==(const inline_vector& a,
                                                   const inline_vector& b) noexcept {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    // Left uninitialised outside constant evaluation: a move list is filled, never zeroed.
    T items_[Capacity == 0 ? 1 : Capacity]; // NOLINT(modernize-avoid-c-arrays)
    std::size_t size_ = 0;
};

} // namespace topoban
