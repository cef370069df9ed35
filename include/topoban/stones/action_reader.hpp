// SPDX-License-Identifier: MIT
#pragma once

// Reading an action as people spell it, by trying every spelling there is.

#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::detail {

/// Compares a text with one spelling after another, and knows how far the best of them fits.
template <class Action>
class action_reader {
public:
    explicit action_reader(std::string_view text) noexcept : text_(text) {}

    /// One way to spell an action.
    void try_spelling(std::string_view spelling, const Action& meant) {
        const auto differs =
            std::mismatch(text_.begin(), text_.end(), spelling.begin(), spelling.end());
        if (differs.first == text_.end() && differs.second == spelling.end()) action_ = meant;
        fit_ = std::max(fit_, static_cast<std::size_t>(differs.first - text_.begin()));
    }
    /// The action that was spelt; else the first byte that fits no spelling.
    [[nodiscard]] result<Action, text_error> finish(std::string expected) const {
        if (action_) return *action_;
        return unexpected(text_error{fit_, std::move(expected)});
    }

private:
    std::string_view text_;
    std::size_t fit_ = 0;
    std::optional<Action> action_;
};

} // namespace topoban::detail
