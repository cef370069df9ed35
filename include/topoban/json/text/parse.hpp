// SPDX-License-Identifier: MIT
#pragma once

// From a text to a document, or to the first fault in its bytes, its syntax or its size.

#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/lexer_input.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace topoban::json {

namespace detail {

/// Receives the parser's events and builds the document. It knows the path to the place reached.
class document_builder {
public:
    document_builder(std::string_view text, const limits& within)
        : input_(text, within.string), limits_(within), document_(text) {}

    [[nodiscard]] result<document, error> build() && {
        lexer_iterator first(input_);
        nlohmann::json::sax_parse(first, lexer_iterator(), this);
        if (const auto& fault = input_.fault()) return unexpected(explain(*fault));
        if (fault_) return unexpected(std::move(*fault_));
        return std::move(document_);
    }

    // --- the events, by the names the parser calls them -------------------------------------------
    bool null() { return literal(entry::null, 4); }
    bool boolean(bool truth) { return truth ? literal(entry::yes, 4) : literal(entry::no, 5); }
    bool number_unsigned(std::uint64_t) { return number(); }
    bool number_integer(std::int64_t) { return number(); }
    bool number_float(double, const std::string&) { return number(); }
    bool string(const std::string& decoded) { return add_string(decoded) && end_value(); }
    bool binary(const std::vector<std::uint8_t>&) { return false; } // not in JSON text
    bool key(const std::string& decoded) {
        if (!add_string(decoded)) return false;
        top().key = document_.entries_.size() - 1;
        top().awaits_value = true;
        return true;
    }
    bool start_object(std::size_t) { return open(entry::object); }
    bool start_array(std::size_t) { return open(entry::array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    template <class Exception>
    bool parse_error(std::size_t, const std::string&, const Exception& why) {
        // Only a token that the lexer could not finish is repeated in the message.
        const bool is_broken =
            std::string_view(why.what()).find("last read: ") != std::string::npos;
        if (!input_.fault()) fault_ = is_broken ? broken_token() : unexpected_token();
        return false;
    }

private:
    struct frame {
        std::size_t index = 0; ///< of the container's entry
        std::size_t key = 0;   ///< of the latest key's entry, in an object
        std::size_t count = 0; ///< of complete values
        bool is_object = false;
        bool awaits_value = false; ///< after a key
    };

    [[nodiscard]] frame& top() noexcept { return open_[depth_ - 1]; }
    [[nodiscard]] const frame& top() const noexcept { return open_[depth_ - 1]; }

    bool literal(entry::kind kind, std::size_t length) {
        return add(kind, input_.next() - length) && end_value();
    }
    bool number() {
        number_taken_ = input_.number_offset();
        const std::string_view digits =
            document_.text_.substr(input_.number_offset(), input_.number().length);
        std::int64_t ignored = 0;
        const bool fits =
            std::from_chars(digits.data(), digits.data() + digits.size(), ignored).ec ==
            std::errc{};
        const bool is_integer = input_.number().integral && fits && digits != "-0";
        return add(is_integer ? entry::integer : entry::number, input_.number_offset(),
                   digits.size()) &&
               end_value();
    }
    bool add_string(const std::string& decoded) {
        if (const auto length = input_.plain_length())
            return add(entry::plain, input_.string_offset(), *length);
        if (decoded.size() > limits_.string)
            return refuse({error_code::string_too_long, input_.string_offset()});
        std::string& pool = document_.pool_;
        const std::size_t place = pool.size();
        const auto size = static_cast<std::uint32_t>(decoded.size());
        pool.append(reinterpret_cast<const char*>(&size), sizeof size).append(decoded);
        return add(entry::escaped, input_.string_offset(), place);
    }
    bool open(entry::kind kind) {
        const std::size_t offset = input_.last();
        if (depth_ == limits::depth) return refuse({error_code::too_deep, offset});
        if (!add(kind, offset)) return false;
        open_[depth_++] = {document_.entries_.size() - 1, 0, 0, kind == entry::object, false};
        return true;
    }
    bool close() {
        entry& opened = document_.entries_[top().index];
        opened = entry::make(opened.what(), opened.offset, document_.entries_.size());
        --depth_;
        return end_value();
    }
    bool end_value() {
        if (depth_ == 0) {
            complete_ = true;
        } else {
            ++top().count;
            top().awaits_value = false;
        }
        return true;
    }
    bool add(entry::kind kind, std::size_t offset, std::size_t payload = 0) {
        std::vector<entry>& entries = document_.entries_;
        if (entries.size() == limits_.values) return refuse({error_code::too_many_values, offset});
        if (entries.size() == entries.capacity()) make_room(offset);
        entries.push_back(entry::make(kind, offset, payload));
        return true;
    }
    /// Room for as many values as the text will hold if it goes on as it began, so that the list
    /// is not copied once more for the last few.
    void make_room(std::size_t offset) {
        std::vector<entry>& entries = document_.entries_;
        const std::size_t so_far = entries.size();
        const std::size_t in_all =
            offset == 0 ? 0 : so_far * (document_.text_.size() / 64) / (offset / 64 + 1);
        const std::size_t wanted =
            so_far < 4096 ? 2 * so_far : std::max(so_far + so_far / 4, in_all + in_all / 16);
        entries.reserve(std::min(limits_.values, std::max<std::size_t>(64, wanted)));
    }
    bool refuse(const lexer_fault& fault) {
        fault_ = explain(fault);
        return false;
    }

    /// The pointer of the innermost value begun and not ended.
    [[nodiscard]] std::string path(bool inside_scalar) const {
        std::string path;
        for (std::size_t i = 0; i < depth_; ++i) {
            const frame& f = open_[i];
            if (i + 1 == depth_ && !(inside_scalar && (!f.is_object || f.awaits_value))) break;
            path = f.is_object ? below(std::move(path), value_at(f.key).text())
                               : below(std::move(path), f.count);
        }
        return path;
    }
    [[nodiscard]] value value_at(std::size_t index) const noexcept { return {document_, index}; }

    [[nodiscard]] error explain(const lexer_fault& fault) const {
        error why{fault.code, path(true), fault.offset, {}, shown_at(fault.offset), {}};
        switch (fault.code) {
        case error_code::byte_order_mark:
            why.found = "EF BB BF";
            why.expected = "no byte-order mark";
            break;
        case error_code::nul_byte:
            why.found = "NUL";
            why.expected = "no NUL";
            why.pointer = path(input_.in_string());
            break;
        case error_code::syntax: why.expected = "a number as JSON spells it"; break;
        case error_code::number_too_long:
            why.expected = joined("a number of at most ", limits::number, " bytes");
            break;
        case error_code::string_too_long:
            why.expected = joined("a string of at most ", limits_.string, " bytes");
            break;
        case error_code::too_deep:
            why.pointer = path(false);
            why.expected = joined("at most ", limits::depth, " levels");
            break;
        default:
            why.pointer = path(false);
            why.expected = joined("at most ", limits_.values, " values");
        }
        return why;
    }

    // What the parser objects to is worked out from where it stands: its own message would repeat
    // the text.

    [[nodiscard]] error broken_token() const {
        if (input_.exhausted()) return unexpected_end();
        const std::size_t last = input_.last();
        if (!input_.in_string() && input_.string_end() != input_.next())
            return {error_code::syntax, path(false), last, {}, shown_at(last), what_fits()};
        const auto byte = [&](std::size_t i) {
            return static_cast<unsigned char>(document_.text_[i]);
        };
        const bool bad_utf8 = byte(last) >= 0x80 || (byte(last - 1) >= 0x80 && byte(last) >= 0x20);
        return {bad_utf8 ? error_code::invalid_utf8 : error_code::syntax,
                path(true),
                last,
                {},
                shown_at(last),
                bad_utf8 ? "UTF-8" : "a character or an escape that JSON allows in a string"};
    }
    [[nodiscard]] error unexpected_token() const {
        if (input_.exhausted() && !at_number()) return unexpected_end();
        const std::size_t place = token_offset();
        return {error_code::syntax, path(false), place, {}, shown_at(place), what_fits()};
    }
    [[nodiscard]] error unexpected_end() const {
        return {error_code::syntax,
                path(input_.in_string()),
                document_.text_.size(),
                {},
                "the end",
                input_.in_string() ? "'\"'" : what_fits()};
    }
    /// The first byte of the latest token.
    [[nodiscard]] std::size_t token_offset() const {
        if (at_number()) return input_.number_offset();
        if (input_.string_end() != 0 && input_.string_end() == input_.next())
            return input_.string_offset();
        const std::string_view read = document_.text_.substr(0, input_.next());
        for (const std::string_view word : {"true", "false", "null"})
            if (read.ends_with(word)) return read.size() - word.size();
        return input_.last();
    }
    /// Whether the parser stopped at a number: it reads one byte beyond it before it says so.
    [[nodiscard]] bool at_number() const noexcept {
        const std::size_t first = input_.number_offset();
        const std::size_t length = input_.number().length;
        return length > 0 && number_taken_ != first &&
               (input_.last() == first || input_.last() == first + length);
    }
    [[nodiscard]] std::string what_fits() const {
        if (complete_) return "the end of the text";
        if (depth_ == 0) return "an object";
        if (!top().is_object) return "a value, ',' or ']'";
        return top().awaits_value ? "':' and a value" : "a key, ',' or '}'";
    }
    [[nodiscard]] std::string shown_at(std::size_t offset) const {
        return offset < document_.text_.size() ? excerpt(document_.text_.substr(offset, 40))
                                               : "the end";
    }

    lexer_input input_;
    limits limits_;
    document document_;
    std::optional<error> fault_;
    std::array<frame, limits::depth> open_{};
    std::size_t depth_ = 0;
    std::size_t number_taken_ = static_cast<std::size_t>(-1);
    bool complete_ = false;
};

} // namespace detail

/// Checks a text of at most `within.bytes` bytes (and `limits::most_bytes`) for its bytes and syntax: UTF-8 JSON without a
/// byte-order mark or a NUL, one value, nothing after it. Takes linear time and bounded memory and
/// stack whatever the text is. The document refers to the text.
[[nodiscard]] inline result<document, error> parse(std::string_view text, limits within = {}) {
    within.bytes = std::min(within.bytes, limits::most_bytes);
    within.string = std::min(within.string, within.bytes);
    if (text.size() > within.bytes) return unexpected(over_limit(within.bytes));
    return detail::document_builder(text, within).build();
}

} // namespace topoban::json
