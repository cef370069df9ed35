// SPDX-License-Identifier: MIT
#pragma once

// Arrays and objects in documents. Of an object one function names the fields in the order of
// their table in docs/formats.md, each with what it may hold; it is visited to read and to write.

#include <topoban/core/result.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/writer.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

namespace detail {

/// An error one level further up: its pointer with `key` before it.
template <class Key>
[[nodiscard]] unexpected<error> under(const Key& key, error why) {
    why.pointer.insert(0, below(std::string(), key));
    return unexpected(std::move(why));
}

/// null for nothing, and anything else as `make(value)` describes it.
template <class T, class Make>
struct nullable_codec {
    std::optional<T>& into;
    Make make;

    [[nodiscard]] checked read(const value& at) const {
        into.reset();
        return at.is(value_kind::null) ? checked() : make(into.emplace()).read(at);
    }
    [[nodiscard]] checked write(writer& out) const {
        if (into) return make(*into).write(out);
        out.add_null();
        return {};
    }
};

/// What must be there, as `make(value)` describes it.
template <class T, class Make>
struct held_codec {
    std::optional<T>& into;
    Make make;

    [[nodiscard]] checked read(const value& at) const { return make(into.emplace()).read(at); }
    [[nodiscard]] checked write(writer& out) const {
        return into ? make(*into).write(out) : not_writable("nothing", "a value");
    }
};

/// Keeps where a value stands in the text that is read.
template <codec Codec>
struct placed_codec {
    std::optional<value>& at;
    Codec inner;

    [[nodiscard]] checked read(const value& here) const {
        at = here;
        return inner.read(here);
    }
    [[nodiscard]] checked write(writer& out) const { return inner.write(out); }
};

/// An array, each value as `make(element)` describes it.
template <class T, class Make>
struct array_codec {
    std::vector<T>& into;
    Make make;
    T initial;

    [[nodiscard]] checked read(const value& at) const {
        if (!at.is(value_kind::array)) return wrong_at(at, error_code::wrong_type, "an array");
        for (const value element : at.elements())
            if (auto done = make(into.emplace_back(initial)).read(element); !done) return done;
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        out.open_array();
        for (std::size_t i = 0; i < into.size(); ++i)
            if (auto done = make(into[i]).write(out); !done)
                return under(i, std::move(done).error());
        out.close_array();
        return {};
    }
};

/// Visits a description once for every member of an object in text order, before that for the fields
/// that decide which others there are, and after that for those that are missing.
class field_reader {
public:
    explicit field_reader(const value& object) : object_(object) {}

    /// A field that the object must have.
    template <codec Codec>
    void field(std::string_view key, const Codec& codec) {
        if (is_meant(key, true)) done_ = codec.read(*item_);
    }
    /// A field that decides by its value which fields there are: what it is read into must say so of
    /// the widest choice as long as the field is missing or wrong.
    template <codec Codec>
    void deciding(std::string_view key, const Codec& codec) {
        if (stage_ == stage::decide) {
            if (const auto item = object_.find(key)) static_cast<void>(codec.read(*item));
        } else {
            field(key, codec);
        }
    }
    /// A field that the object may do without; it is written if it `is_there`.
    template <codec Codec>
    void optional(std::string_view key, bool /*is_there*/, const Codec& codec) {
        if (is_meant(key, false)) done_ = codec.read(*item_);
    }

    /// The whole of it.
    template <class Describe>
    [[nodiscard]] checked run(const Describe& describe) {
        if (!object_.is(value_kind::object))
            return wrong_at(object_, error_code::wrong_type, "an object");
        visit(stage::decide, describe);
        for (const member m : object_.members()) {
            key_ = m.key.text();
            item_ = m.item;
            is_known_ = false;
            visit(stage::read, describe);
            if (!is_known_) {
                visit(stage::list, describe);
                return wrong_at(m.key, error_code::unknown_key, std::move(keys_));
            }
            if (is_second_) return wrong_at(m.key, error_code::duplicate_key, "the key once");
            if (!done_) return std::move(done_);
        }
        visit(stage::close, describe);
        return std::move(done_);
    }

private:
    enum class stage : std::uint8_t { decide, read, list, close };

    template <class Describe>
    void visit(stage at, const Describe& describe) {
        stage_ = at;
        next_ = 1;
        describe(*this);
    }

    /// Whether the field is the one to be read now.
    [[nodiscard]] bool is_meant(std::string_view key, bool is_required) {
        const std::uint32_t bit = next_;
        next_ <<= 1U;
        if (stage_ == stage::read) {
            if (is_known_ || key != key_) return false;
            is_known_ = true;
            is_second_ = (seen_ & bit) != 0;
            seen_ |= bit;
            return !is_second_;
        }
        if (stage_ != stage::decide) note(key, is_required && (seen_ & bit) == 0);
        return false;
    }
    void note(std::string_view key, bool is_missing) {
        if (stage_ == stage::list)
            keys_.append(keys_.empty() ? "" : ", ").append(key);
        else if (is_missing && done_)
            done_ = unexpected(error{error_code::missing_field,
                                     below(object_.pointer(), key),
                                     object_.offset(),
                                     {},
                                     {},
                                     std::string(key)});
    }

    const value& object_;
    checked done_;
    std::string keys_;
    std::string_view key_;
    std::optional<value> item_;
    std::uint32_t seen_ = 0; // a bit a field
    std::uint32_t next_ = 1; // the next field's
    stage stage_ = stage::decide;
    bool is_known_ = false;
    bool is_second_ = false;
};

/// Visits a description once and writes every field.
class field_writer {
public:
    explicit field_writer(writer& out) : out_(out) {}

    /// A field of every object.
    template <codec Codec>
    void field(std::string_view key, const Codec& codec) {
        if (!done_) return;
        out_.key(key);
        if (auto wrong = codec.write(out_); !wrong) done_ = under(key, std::move(wrong).error());
    }
    /// A field that decides which others there are.
    template <codec Codec>
    void deciding(std::string_view key, const Codec& codec) {
        field(key, codec);
    }
    /// A field that is written if it `is_there`.
    template <codec Codec>
    void optional(std::string_view key, bool is_there, const Codec& codec) {
        if (is_there) field(key, codec);
    }

    /// The whole of it.
    template <class Describe>
    [[nodiscard]] checked run(const Describe& describe) {
        out_.open_object();
        describe(*this);
        out_.close_object();
        return std::move(done_);
    }

private:
    writer& out_;
    checked done_;
};

/// An object by its description.
template <class Describe>
struct object_codec {
    Describe describe;

    [[nodiscard]] checked read(const value& at) const { return field_reader(at).run(describe); }
    [[nodiscard]] checked write(writer& out) const { return field_writer(out).run(describe); }
};

} // namespace detail

/// An object with exactly the fields that `describe(visitor)` names by `visitor.field(key, codec)`,
/// `deciding` and `optional`; at most 32. Read in any order, its members are looked at in text order:
/// an unknown key or one for the second time is an error at its place. A missing field is an error
/// when the object closes: the first in the order described, which is that of writing.
template <class Describe>
[[nodiscard]] detail::object_codec<Describe> object(Describe describe) {
    return {std::move(describe)};
}

/// null for nothing, and anything else as `make(value)` describes it.
template <class T, class Make>
[[nodiscard]] detail::nullable_codec<T, Make> null_or(std::optional<T>& into, Make make) {
    return {into, std::move(make)};
}
/// What must be there although it may be left open elsewhere, as `make(value)` describes it.
template <class T, class Make>
[[nodiscard]] detail::held_codec<T, Make> held(std::optional<T>& into, Make make) {
    return {into, std::move(make)};
}
/// The value described, and where it stands in the text that is read.
template <codec Codec>
[[nodiscard]] detail::placed_codec<Codec> placed(std::optional<value>& at, Codec inner) {
    return {at, std::move(inner)};
}
/// An array, each value as `make(element)` describes it. Elements are made as `initial`.
template <class T, class Make>
[[nodiscard]] detail::array_codec<T, Make> each(std::vector<T>& into, Make make, T initial = T{}) {
    return {into, std::move(make), std::move(initial)};
}

/// The text of a document that is this object, or the first error: nothing is written that would not
/// be read.
template <codec Codec>
[[nodiscard]] result<std::string, error> write_text(const Codec& whole, std::size_t most_bytes) {
    writer out;
    if (auto done = whole.write(out); !done) return unexpected(std::move(done).error());
    return std::move(out).finish(most_bytes);
}

} // namespace topoban::json
