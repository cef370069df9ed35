// SPDX-License-Identifier: MIT
#pragma once

// A JSON text that has been checked, as a compact tree one can walk in text order.

#include <topoban/core/contracts.hpp>
#include <topoban/json/text/error.hpp>

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace topoban::json {

/// What a text may be before anything in it is looked at.
struct limits {
    std::size_t bytes = 10'000'000; ///< of the whole text; more than `most_bytes` is `most_bytes`
    std::size_t string = 1024;      ///< of one key or string, decoded
    std::size_t values = 2'500'000; ///< keys count, too: a record needs over four bytes for each
    static constexpr std::size_t most_bytes = std::size_t{1} << 27; ///< no longer text is read
    static constexpr std::size_t depth = 32;                        ///< of arrays and objects
    static constexpr std::size_t number = 20;                       ///< bytes
};

/// The types of value. `integer` is a number spelt as an integer below 2⁶³ in magnitude, and not
/// `-0`; every other number is a `number`, which no field allows.
enum class value_kind : std::uint8_t { object, array, string, integer, number, boolean, null };

class value;
struct member;

namespace detail {
class document_builder;

/// Where a value lies in the text, and what is needed to read it there: eight bytes a value.
struct entry {
    enum kind : std::uint32_t {
        object,  // payload: the index after its last value
        array,   // the same
        plain,   // a string that stands in the text as it is; payload: its length
        escaped, // a string with escapes; payload: where it lies, decoded, in the pool
        integer, // payload: its length
        number,  // the same
        yes,
        no,
        null
    };
    static constexpr std::uint32_t payload_bits = 28;
    static constexpr std::size_t largest = (std::size_t{1} << payload_bits) - 1;
    // The most that a text needs: five bytes of it, `"é",`, take up six in the pool.
    static_assert(limits::most_bytes / 5 * 6 + 6 <= largest);

    std::uint32_t offset;
    std::uint32_t bits;

    [[nodiscard]] static entry make(kind k, std::size_t offset, std::size_t payload = 0) noexcept {
        TOPOBAN_EXPECTS(payload <= largest);
        return {static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(k) << payload_bits |
                                                        static_cast<std::uint32_t>(payload)};
    }
    [[nodiscard]] kind what() const noexcept { return static_cast<kind>(bits >> payload_bits); }
    [[nodiscard]] std::uint32_t payload() const noexcept { return bits & largest; }
};
} // namespace detail

/// A parsed text. It keeps the order of the text and every duplicate key, so that the reader of a
/// document can refuse them; it refers to the text, which must live as long.
class document {
public:
    /// The whole of it.
    [[nodiscard]] value root() const noexcept;
    /// The text it was made of.
    [[nodiscard]] std::string_view text() const noexcept { return text_; }

private:
    friend class value;
    friend class detail::document_builder;
    explicit document(std::string_view text) noexcept : text_(text) {}

    [[nodiscard]] std::size_t after(std::size_t index) const noexcept {
        const detail::entry& e = entries_[index];
        return e.what() <= detail::entry::array ? e.payload() : index + 1;
    }

    std::string_view text_;
    std::vector<detail::entry> entries_;
    std::string pool_; // decoded strings, each after its length in four bytes
};

/// One value of a document, which must outlive it. Cheap to copy.
class value {
public:
    template <class Item>
    class range;

    /// Its type.
    [[nodiscard]] value_kind kind() const noexcept {
        constexpr value_kind kinds[] = {
            // NOLINT(modernize-avoid-c-arrays)
            value_kind::object,  value_kind::array,   value_kind::string,
            value_kind::string,  value_kind::integer, value_kind::number,
            value_kind::boolean, value_kind::boolean, value_kind::null};
        return kinds[self().what()];
    }
    /// Whether it is of this type.
    [[nodiscard]] bool is(value_kind k) const noexcept { return kind() == k; }

    /// A string's or key's decoded text; must be one.
    [[nodiscard]] std::string_view text() const noexcept {
        TOPOBAN_EXPECTS(is(value_kind::string));
        if (self().what() == detail::entry::plain)
            return document_->text_.substr(offset() + 1, self().payload());
        std::uint32_t size = 0;
        std::memcpy(&size, document_->pool_.data() + self().payload(), sizeof size);
        return std::string_view(document_->pool_).substr(self().payload() + sizeof size, size);
    }
    /// An integer's value; must be one.
    [[nodiscard]] std::int64_t integer() const noexcept {
        TOPOBAN_EXPECTS(is(value_kind::integer));
        std::int64_t number = 0;
        const char* const first = document_->text_.data() + offset();
        std::from_chars(first, first + self().payload(), number);
        return number;
    }
    /// Whether a boolean is true; must be one.
    [[nodiscard]] bool truth() const noexcept {
        TOPOBAN_EXPECTS(is(value_kind::boolean));
        return self().what() == detail::entry::yes;
    }

    /// An object's members in text order, duplicates included.
    [[nodiscard]] range<member> members() const noexcept;
    /// An array's values.
    [[nodiscard]] range<value> elements() const noexcept;
    /// The first member of an object with this key; nothing where there is none, or no object.
    [[nodiscard]] std::optional<value> find(std::string_view key) const noexcept;

    /// Bytes before the value in the text.
    [[nodiscard]] std::size_t offset() const noexcept { return self().offset; }
    /// The JSON pointer; a key has that of its value. Takes time, so it is for errors.
    [[nodiscard]] std::string pointer() const;
    /// At most 40 printable characters that show what stands there.
    [[nodiscard]] std::string shown() const {
        switch (self().what()) {
        case detail::entry::object: return "an object";
        case detail::entry::array: return "an array";
        case detail::entry::plain: return excerpt(raw(self().payload() + 2));
        case detail::entry::escaped: return excerpt(text());
        case detail::entry::integer:
        case detail::entry::number: return excerpt(raw(self().payload()));
        case detail::entry::yes: return "true";
        case detail::entry::no: return "false";
        case detail::entry::null: return "null";
        }
        return {};
    }

private:
    friend class document;
    friend class detail::document_builder;
    friend struct member;
    template <class Item>
    friend class range;
    value(const document& within, std::size_t index) noexcept
        : document_(&within), index_(static_cast<std::uint32_t>(index)) {}

    [[nodiscard]] const detail::entry& self() const noexcept { return document_->entries_[index_]; }
    [[nodiscard]] std::size_t after() const noexcept { return document_->after(index_); }
    [[nodiscard]] std::string_view raw(std::size_t length) const noexcept {
        return document_->text_.substr(offset(), length);
    }

    const document* document_;
    std::uint32_t index_;
};

/// A key and its value.
struct member {
    value key;  ///< a string
    value item; ///< its value

private:
    template <class Item>
    friend class value::range;
    member(const document& within, std::size_t index) noexcept
        : key(within, index), item(within, index + 1) {}
    [[nodiscard]] std::size_t after() const noexcept { return item.after(); }
};

/// The values or members of a container, to be walked once in text order.
template <class Item>
class value::range {
public:
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Item;
        using difference_type = std::ptrdiff_t;
        using pointer = const Item*;
        using reference = Item;

        [[nodiscard]] Item operator*() const noexcept { return Item(*within_, index_); }
        iterator& operator++() noexcept {
            index_ = Item(*within_, index_).after();
            return *this;
        }
        void operator++(int) noexcept { ++*this; }
        [[nodiscard]] friend bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.index_ == b.index_;
        }

    private:
        friend class range;
        iterator(const document& within, std::size_t index) noexcept
            : within_(&within), index_(index) {}
        const document* within_;
        std::size_t index_;
    };

    [[nodiscard]] iterator begin() const noexcept { return {*within_, first_}; }
    [[nodiscard]] iterator end() const noexcept { return {*within_, end_}; }

private:
    friend class value;
    range(const document& within, std::size_t first, std::size_t end) noexcept
        : within_(&within), first_(first), end_(end) {}
    const document* within_;
    std::size_t first_;
    std::size_t end_;
};

inline value document::root() const noexcept { return {*this, 0}; }

inline value::range<member> value::members() const noexcept {
    TOPOBAN_EXPECTS(is(value_kind::object));
    return {*document_, index_ + std::size_t{1}, after()};
}

inline value::range<value> value::elements() const noexcept {
    TOPOBAN_EXPECTS(is(value_kind::array));
    return {*document_, index_ + std::size_t{1}, after()};
}

inline std::optional<value> value::find(std::string_view key) const noexcept {
    if (is(value_kind::object))
        for (const member m : members())
            if (m.key.text() == key) return m.item;
    return std::nullopt;
}

inline std::string value::pointer() const {
    std::string path;
    value at = document_->root();
    while (at.index_ != index_) {
        std::size_t child = at.index_ + std::size_t{1};
        std::size_t position = 0;
        if (at.is(value_kind::object)) {
            while (document_->after(child + 1) <= index_) child = document_->after(child + 1);
            path = below(std::move(path), value(*document_, child).text());
            if (child == index_) break; // a key
            ++child;
        } else {
            for (; document_->after(child) <= index_; ++position) child = document_->after(child);
            path = below(std::move(path), position);
        }
        at = value(*document_, child);
    }
    return path;
}

} // namespace topoban::json
