// SPDX-License-Identifier: MIT
#pragma once

// The text as the JSON lexer gets to see it: checked where the lexer is lenient, and shortened where
// it would copy.

#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

namespace topoban::json::detail {

/// How far a number at the front of a text goes, or went well; no further than to one byte too many.
struct number_scan {
    std::size_t length = 0;
    bool well_formed = false;
    bool integral = true;
};

[[nodiscard]] inline number_scan scan_number(std::string_view text) noexcept {
    number_scan scan;
    const auto at = [&] { return scan.length < text.size() ? text[scan.length] : '\0'; };
    const auto digits = [&] {
        const std::size_t before = scan.length;
        while ('0' <= at() && at() <= '9' && scan.length <= limits::number) ++scan.length;
        return scan.length > before;
    };
    if (at() == '-') ++scan.length;
    if (at() == '0') {
        ++scan.length;
    } else if (!digits()) {
        return scan;
    }
    if (at() == '.') {
        scan.integral = false;
        ++scan.length;
        if (!digits()) return scan;
    }
    if (at() == 'e' || at() == 'E') {
        scan.integral = false;
        ++scan.length;
        if (at() == '+' || at() == '-') ++scan.length;
        if (!digits()) return scan;
    }
    scan.well_formed = true;
    return scan;
}

/// What the lexer input itself objects to.
struct lexer_fault {
    error_code code{};
    std::size_t offset = 0;
};

/// Hands the text to the lexer byte by byte. It
/// - ends with a fault at a byte-order mark, a NUL, and a number or string beyond its limit;
/// - checks numbers itself and passes each on as `0`: the lexer would copy it, convert it through
///   the locale and stop at 1e400 as if that were not JSON;
/// - passes a string without escapes and of plain ASCII on as `""`, to be taken from the text;
/// - passes white space on as one blank, since the lexer keeps what it reads for its messages.
class lexer_input {
public:
    lexer_input(std::string_view text, std::size_t longest_string) noexcept
        : text_(text), longest_string_(longest_string) {
        if (text.starts_with("\xEF\xBB\xBF")) fault_ = {error_code::byte_order_mark, 0};
    }

    /// Whether there is a byte to read; asking twice changes nothing.
    [[nodiscard]] bool has_byte() noexcept {
        if (ready_) return true;
        if (fault_) return false;
        if (next_ >= text_.size()) {
            exhausted_ = true;
            return false;
        }
        ready_ = prepare();
        return ready_;
    }
    [[nodiscard]] char byte() const noexcept { return byte_; }
    void advance() noexcept {
        ready_ = false;
        last_ = next_;
        next_ = after_;
    }

    [[nodiscard]] const std::optional<lexer_fault>& fault() const noexcept { return fault_; }
    /// Whether the end of the text was reached.
    [[nodiscard]] bool exhausted() const noexcept { return exhausted_; }
    /// Whether the latest byte lies in a string.
    [[nodiscard]] bool in_string() const noexcept { return mode_ != mode::between; }
    /// The offset of the latest byte passed on, and of the one to come.
    [[nodiscard]] std::size_t last() const noexcept { return last_; }
    [[nodiscard]] std::size_t next() const noexcept { return next_; }

    /// The latest string: its opening quote, and its text where it was passed on as `""`.
    [[nodiscard]] std::size_t string_offset() const noexcept { return string_offset_; }
    [[nodiscard]] std::optional<std::size_t> plain_length() const noexcept { return plain_length_; }
    /// The offset after the latest string's closing quote.
    [[nodiscard]] std::size_t string_end() const noexcept { return string_end_; }
    /// The latest number.
    [[nodiscard]] std::size_t number_offset() const noexcept { return number_offset_; }
    [[nodiscard]] const number_scan& number() const noexcept { return number_; }

private:
    enum class mode : unsigned char { between, plain, quoted, escape };

    /// Looks at the byte at `next_`: what to pass on for it, and where to go on after it.
    [[nodiscard]] bool prepare() noexcept {
        byte_ = text_[next_];
        after_ = next_ + 1;
        if (byte_ == '\0') return stop(error_code::nul_byte, next_);
        switch (mode_) {
        case mode::between: return prepare_between();
        case mode::plain: // its closing quote
            mode_ = mode::between;
            string_end_ = after_;
            return true;
        case mode::quoted:
            if (next_ - string_offset_ > 6 * longest_string_ + 1) // six bytes a character at most
                return stop(error_code::string_too_long, string_offset_);
            if (byte_ == '\\') mode_ = mode::escape;
            if (byte_ == '"') {
                mode_ = mode::between;
                string_end_ = after_;
            }
            return true;
        case mode::escape: mode_ = mode::quoted; return true;
        }
        return true;
    }

    [[nodiscard]] bool prepare_between() noexcept {
        if (is_space(byte_)) {
            byte_ = ' ';
            while (after_ < text_.size() && is_space(text_[after_])) ++after_;
            return true;
        }
        if (byte_ == '"') return prepare_string();
        if (byte_ != '-' && (byte_ < '0' || byte_ > '9')) return true;
        number_offset_ = next_;
        number_ = scan_number(text_.substr(next_));
        if (number_.length > limits::number) return stop(error_code::number_too_long, next_);
        after_ = next_ + number_.length;
        if (!number_.well_formed || !ends_number(after_)) return stop(error_code::syntax, after_);
        byte_ = '0';
        return true;
    }

    [[nodiscard]] bool prepare_string() noexcept {
        string_offset_ = next_;
        string_end_ = 0;
        plain_length_.reset();
        const auto inside = text_.substr(after_, longest_string_ + 1);
        const auto end = std::find_if(inside.begin(), inside.end(), [](char c) {
            return c < ' ' || c > '~' || c == '"' || c == '\\'; // signed or not: only plain ASCII
        });
        mode_ = mode::quoted;
        if (end == inside.end() && inside.size() > longest_string_)
            return stop(error_code::string_too_long, next_);
        if (end != inside.end() && *end == '"') {
            mode_ = mode::plain;
            plain_length_ = static_cast<std::size_t>(end - inside.begin());
            after_ += *plain_length_;
        }
        return true;
    }

    /// Whether no part of a number follows: `1.5.5` must not reach the lexer as `0.0`.
    [[nodiscard]] bool ends_number(std::size_t offset) const noexcept {
        constexpr std::string_view parts = "0123456789+-.eE";
        return offset >= text_.size() || parts.find(text_[offset]) == std::string_view::npos;
    }
    [[nodiscard]] static bool is_space(char c) noexcept {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }
    bool stop(error_code code, std::size_t offset) noexcept {
        fault_ = {code, offset};
        return false;
    }

    std::string_view text_;
    std::size_t longest_string_;
    std::optional<lexer_fault> fault_;
    std::optional<std::size_t> plain_length_;
    std::size_t next_ = 0;
    std::size_t after_ = 0;
    std::size_t last_ = 0;
    std::size_t string_offset_ = 0;
    std::size_t string_end_ = 0;
    std::size_t number_offset_ = 0;
    number_scan number_;
    mode mode_ = mode::between;
    char byte_ = '\0';
    bool ready_ = false;
    bool exhausted_ = false;
};

/// The lexer input as the pair of iterators that the JSON library reads.
class lexer_iterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    lexer_iterator() noexcept = default; ///< the end
    explicit lexer_iterator(lexer_input& from) noexcept : input_(&from) {}

    [[nodiscard]] char operator*() const noexcept { return input_->byte(); }
    lexer_iterator& operator++() noexcept {
        input_->advance();
        return *this;
    }
    void operator++(int) noexcept { ++*this; }
    [[nodiscard]] friend bool operator==(const lexer_iterator& a,
                                         const lexer_iterator& b) noexcept {
        return a.ended() == b.ended();
    }

private:
    [[nodiscard]] bool ended() const noexcept { return input_ == nullptr || !input_->has_byte(); }
    lexer_input* input_ = nullptr;
};

} // namespace topoban::json::detail
