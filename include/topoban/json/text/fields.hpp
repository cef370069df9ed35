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

/// Visits a description once and reads, in text order, the members that stand in the order described;
/// then once for each that is left, and once more for the fields that are missing.
class field_reader {
public:
    /// Of an object.
    explicit field_reader(const value& object)
        : object_(object), next_(object.members().begin()), end_(object.members().end()) {
        look_at_next();
    }

    /// A field that the object must have.
    template <codec Codec>
    void field(std::string_view key, const Codec& codec) {
        if (is_meant(key, true)) take(codec);
    }
    /// A field that decides by its value which fields there are: what it is read into must say so of
    /// the widest choice as long as the field is missing or wrong.
    template <codec Codec>
    void deciding(std::string_view key, const Codec& codec) {
        if (stage_ == stage::in_order && key != key_)
            if (const auto item = object_.find(key)) static_cast<void>(codec.read(*item));
        field(key, codec);
    }
    /// A field that the object may do without; it is written if it `is_there`.
    template <codec Codec>
    void optional(std::string_view key, bool /*is_there*/, const Codec& codec) {
        if (is_meant(key, false)) take(codec);
    }

    /// The whole of it.
    template <class Describe>
    [[nodiscard]] checked run(const Describe& describe) {
        visit(stage::in_order, describe);
        while (done_ && is_left_) {
            const member m = *next_;
            is_known_ = false;
            visit(stage::one, describe);
            if (is_known_) continue;
            visit(stage::list, describe);
            return wrong_at(m.key, error_code::unknown_key, std::move(keys_));
        }
        if (done_ && is_missing_) visit(stage::close, describe);
        return std::move(done_);
    }

private:
    enum class stage : std::uint8_t { in_order, one, list, close };

    template <class Describe>
    void visit(stage at, const Describe& describe) {
        stage_ = at;
        bit_ = 1;
        describe(*this);
    }

    void look_at_next() {
        is_left_ = !(next_ == end_);
        key_ = is_left_ ? (*next_).key.text() : std::string_view();
    }
    /// Reads the next member.
    template <codec Codec>
    void take(const Codec& codec) {
        done_ = codec.read((*next_).item);
        ++next_;
        look_at_next();
    }

    /// Whether the field is the member to be read now.
    [[nodiscard]] bool is_meant(std::string_view key, bool is_required) {
        const std::uint32_t bit = bit_;
        bit_ <<= 1U;
        const bool is_seen = (seen_ & bit) != 0;
        if (stage_ <= stage::one) {
            const bool is_next = is_left_ && done_ && !is_known_ && key == key_;
            if (!is_next) {
                is_missing_ = is_missing_ || (is_required && !is_seen);
                return false;
            }
            is_known_ = stage_ == stage::one;
            seen_ |= bit;
            if (is_seen) done_ = wrong_at((*next_).key, error_code::duplicate_key, "the key once");
            return !is_seen;
        }
        if (stage_ == stage::list)
            keys_.append(keys_.empty() ? "" : ", ").append(key);
        else if (is_required && !is_seen && done_)
            refuse_missing(key);
        return false;
    }
    void refuse_missing(std::string_view key) {
        done_ = unexpected(error{error_code::missing_field,
                                 below(object_.pointer(), key),
                                 object_.offset(),
                                 {},
                                 {},
                                 std::string(key)});
    }

    const value& object_;
    value::range<member>::iterator next_;
    value::range<member>::iterator end_;
    checked done_;
    std::string keys_;
    std::string_view key_;   // of the next member
    std::uint32_t seen_ = 0; // a bit a field
    std::uint32_t bit_ = 1;  // of the next field
    stage stage_ = stage::in_order;
    bool is_left_ = false;
    bool is_known_ = false;
    bool is_missing_ = false;
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

    [[nodiscard]] checked read(const value& at) const {
        if (!at.is(value_kind::object)) return wrong_at(at, error_code::wrong_type, "an object");
        return field_reader(at).run(describe);
    }
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
