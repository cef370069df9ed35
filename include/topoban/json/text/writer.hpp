// SPDX-License-Identifier: MIT
#pragma once

// Writing a document: keys in the order they are given, no white space, one final newline.

#include <topoban/core/result.hpp>
#include <topoban/json/text/error.hpp>

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// Puts a JSON text together. Commas come by themselves; what is opened must be closed.
class writer {
public:
    /// `{`
    writer& open_object() { return open('{'); }
    /// `}`
    writer& close_object() { return close('}'); }
    /// `[`
    writer& open_array() { return open('['); }
    /// `]`
    writer& close_array() { return close(']'); }

    /// A member's key; its value comes next.
    writer& key(std::string_view name) {
        add(name);
        text_ += ':';
        after_value_ = false;
        return *this;
    }

    /// A string.
    writer& add(std::string_view text) {
        separate();
        text_ += '"';
        for (const char c : text) add_character(c);
        text_ += '"';
        return *this;
    }
    /// An integer.
    template <std::integral Integer>
    requires(!std::same_as<Integer, bool>) writer& add(Integer number) {
        separate();
        text_ += std::to_string(number);
        return *this;
    }
    /// `true` or `false`
    writer& add_boolean(bool truth) { return add_literal(truth ? "true" : "false"); }
    /// `null`
    writer& add_null() { return add_literal("null"); }
    /// An array of numbers, or of texts.
    template <class Range>
    writer& add_all(const Range& items) {
        open_array();
        for (const auto& item : items) add(item);
        return close_array();
    }

    /// A key with its value.
    template <class T>
    writer& member(std::string_view name, const T& item) {
        return key(name).add(item);
    }

    /// What has been written so far.
    [[nodiscard]] const std::string& text() const noexcept { return text_; }

    /// The text with its final newline, or `over_limit` with its size where a reader of the format
    /// would refuse it.
    [[nodiscard]] result<std::string, error> finish(std::size_t most) && {
        text_ += '\n';
        if (text_.size() > most)
            return unexpected(over_limit(most, std::to_string(text_.size()) + " bytes"));
        return std::move(text_);
    }

private:
    writer& open(char bracket) {
        separate();
        text_ += bracket;
        after_value_ = false;
        return *this;
    }
    writer& close(char bracket) {
        text_ += bracket;
        after_value_ = true;
        return *this;
    }
    writer& add_literal(std::string_view word) {
        separate();
        text_ += word;
        return *this;
    }
    void separate() {
        if (after_value_) text_ += ',';
        after_value_ = true;
    }
    void add_character(char c) {
        constexpr std::string_view digits = "0123456789abcdef";
        if (static_cast<unsigned char>(c) < 0x20) {
            text_ += "\\u00";
            text_ += digits[static_cast<std::size_t>(c) >> 4];
            text_ += digits[static_cast<std::size_t>(c) & 15];
            return;
        }
        if (c == '"' || c == '\\') text_ += '\\';
        text_ += c;
    }

    std::string text_;
    bool after_value_ = false;
};

} // namespace topoban::json
