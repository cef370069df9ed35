// SPDX-License-Identifier: MIT
#pragma once

// Conformance traces of any game: JSON lines, one a position, checked field by field against what
// this library finds (docs/formats.md §6).

#include <topoban/core/random.hpp>
#include <topoban/core/result.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/json/identifier.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/json/text/writer.hpp>

#include <algorithm>
#include <cerrno>
#include <concepts>
#include <cstddef>
#include <istream>
#include <optional>
#include <ostream>
#include <span>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

/// What a game brings to its traces:
/// - `start(line)`: the state a trace starts from, or what is wrong with the input fields of its
///   first line;
/// - `input_keys`: the optional keys of the first line that are such input;
/// - `read_action(value)`: the action of a line that is not null;
/// - `game_name`: what the board's identifier starts with, and `board_id()`: that identifier;
/// - `write_line(out, state, action)`: a state's whole line as it ought to be, with the action that
///   is taken next or null, and on ply 0 the input fields it needs. A refused action captures
///   nothing.
template <class Trace>
concept trace_game = requires(const Trace& game, const value& at,
                              const typename Trace::state_type& state, writer& out,
                              const std::optional<typename Trace::state_type::action_type>& a) {
    { game.start(at) } -> std::same_as<result<typename Trace::state_type, error>>;
    { Trace::input_keys[0] } -> std::convertible_to<std::string_view>;
    {
        game.read_action(at)
        } -> std::same_as<result<typename Trace::state_type::action_type, error>>;
    { Trace::game_name } -> std::convertible_to<std::string_view>;
    { game.board_id() } -> std::convertible_to<std::string>;
    game.write_line(out, state, a);
};

/// The bounds of each line of a trace; a trace has any number of lines.
inline constexpr limits trace_line_limits{.bytes = 1'000'000, .string = 4096};

/// The first difference of a trace: its line, and there the field and both values.
struct trace_error {
    std::size_t ply = 0; ///< of the line, counted from 0
    error why;           ///< `pointer` names the field

    [[nodiscard]] friend bool operator==(const trace_error&, const trace_error&) = default;
    friend std::ostream& operator<<(std::ostream& out, const trace_error& f) {
        return out << "ply " << f.ply << ": " << f.why;
    }
};

namespace detail {

/// The first difference of a traced value from the right one; the right one's depth bounds the
/// recursion.
[[nodiscard]] inline std::optional<error> first_difference(const value& traced,
                                                           const value& right) {
    const auto differs = [&](error_code code) { return error_at(traced, code, right.shown()); };
    if (traced.kind() != right.kind()) {
        const bool is_nullable = traced.is(value_kind::null) || right.is(value_kind::null);
        return differs(is_nullable ? error_code::mismatch : error_code::wrong_type);
    }
    switch (right.kind()) {
    case value_kind::object:
        for (const member m : right.members())
            if (auto found = first_difference(*traced.find(m.key.text()), m.item)) return found;
        return std::nullopt;
    case value_kind::array: {
        const auto theirs = traced.elements();
        auto at = theirs.begin();
        std::size_t size = 0;
        for (const value element : right.elements()) {
            if (at == theirs.end())
                return error{error_code::mismatch,  below(traced.pointer(), size),
                             traced.offset(),       {},
                             "the end of the list", element.shown()};
            if (auto found = first_difference(*at, element)) return found;
            ++at;
            ++size;
        }
        if (at == theirs.end()) return std::nullopt;
        return error_at(*at, error_code::mismatch, "the end of the list");
    }
    case value_kind::string:
        if (traced.text() == right.text()) return std::nullopt;
        return error_at(traced, error_code::mismatch, std::string(right.text()));
    case value_kind::integer:
        if (traced.integer() == right.integer()) return std::nullopt;
        return differs(error_code::mismatch);
    case value_kind::boolean:
        if (traced.truth() == right.truth()) return std::nullopt;
        return differs(error_code::mismatch);
    default: return std::nullopt;
    }
}

/// Whether a traced object has exactly the keys of the right one, and so in the objects within.
[[nodiscard]] inline std::optional<error> check_keys(const value& traced, const value& right,
                                                     std::span<const std::string_view> extra) {
    for (const member m : traced.members()) {
        const std::string_view key = m.key.text();
        if (traced.find(key)->offset() != m.item.offset())
            return error_at(m.key, error_code::duplicate_key, "the key once");
        const auto wanted = right.find(key);
        if (!wanted && std::find(extra.begin(), extra.end(), key) == extra.end())
            return error_at(m.key, error_code::unknown_key, "no such key");
        if (wanted && wanted->is(value_kind::object) && m.item.is(value_kind::object))
            if (auto found = check_keys(m.item, *wanted, {})) return found;
    }
    for (const member m : right.members())
        if (!traced.find(m.key.text()))
            return error{error_code::missing_field,
                         below(traced.pointer(), m.key.text()),
                         traced.offset(),
                         {},
                         {},
                         std::string(m.key.text())};
    return std::nullopt;
}

/// Checks the lines of one trace in order.
template <trace_game Trace>
class trace_checker {
public:
    using state_type = typename Trace::state_type;
    using action_type = typename state_type::action_type;

    explicit trace_checker(const Trace& game) : game_(game) {}

    [[nodiscard]] std::optional<error> check(std::string_view text, bool is_last) {
        const auto line = parse(text, trace_line_limits);
        if (!line) return line.error();
        const value traced = line->root();
        if (!traced.is(value_kind::object))
            return error_at(traced, error_code::wrong_type, "an object");
        const bool is_first = !state_;
        if (is_first) {
            auto start = game_.start(traced);
            if (!start) return start.error();
            state_ = std::move(*start);
        }
        std::optional<action_type> action;
        const auto stated = traced.find("action");
        if (stated && !stated->is(value_kind::null)) {
            auto read = game_.read_action(*stated);
            if (!read) return read.error();
            action = *read;
        }
        if (auto found = difference_of(traced, is_first, action)) return found;
        if (is_last != !action)
            return error_at(*stated, error_code::wrong_value,
                            is_last ? "null on the last line" : "an action: lines follow");
        if (action) state_ = state_->play_unchecked(*action);
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<error>
    difference_of(const value& traced, bool is_first,
                  const std::optional<action_type>& action) const {
        writer out;
        game_.write_line(out, *state_, action);
        const auto line = parse(out.text(), trace_line_limits);
        const value right = line->root();
        const std::span<const std::string_view> input(Trace::input_keys);
        const auto is_input = [&](std::string_view key) {
            return std::find(input.begin(), input.end(), key) != input.end();
        };
        const auto extra = is_first ? input : std::span<const std::string_view>();
        if (auto found = check_keys(traced, right, extra)) return found;
        for (const member m : right.members()) {
            if (is_input(m.key.text())) continue;
            const value field = *traced.find(m.key.text());
            if (m.key.text() != "action") {
                if (auto found = first_difference(field, m.item)) return found;
            } else if (action) {
                if (const auto refused = state_->why_refused(*action))
                    return refusal(field, *refused);
            }
        }
        return std::nullopt;
    }
    template <class Refusal>
    [[nodiscard]] static error refusal(const value& at, const Refusal& why) {
        error fault = error_at(at, error_code::refused_action, "a legal action");
        fault.found = excerpt(printed(why));
        return fault;
    }

    const Trace& game_;
    std::optional<state_type> state_;
};

/// The lines of a trace in order, one at a time in memory. A line may end with a newline; an empty
/// text is one empty line.
class trace_lines {
public:
    /// Reads the first line.
    explicit trace_lines(std::istream& in) : in_(in), kept_(trace_line_limits.bytes + 2, '\0') {
        advance();
    }
    /// The line without its newline; cut one byte beyond its limit.
    [[nodiscard]] std::string_view line() const noexcept {
        return std::string_view(kept_).substr(0, length_);
    }
    [[nodiscard]] bool is_last() const noexcept { return is_last_; }
    /// Why the line cannot be read.
    [[nodiscard]] const std::optional<error>& trouble() const noexcept { return trouble_; }

    /// Reads the next line; the line must not be the last, nor too long.
    void advance() {
        errno = 0;
        in_.getline(kept_.data(), static_cast<std::streamsize>(kept_.size()));
        length_ = static_cast<std::size_t>(in_.gcount());
        const bool is_cut = length_ == kept_.size() - 1;
        if (in_.good()) {
            --length_; // the newline
            is_last_ = in_.peek() == std::istream::traits_type::eof();
        } else {
            is_last_ = true;
        }
        if (in_.bad() || (in_.fail() && !in_.eof() && !is_cut)) trouble_ = unreadable(errno);
    }

private:
    std::istream& in_;
    std::string kept_;
    std::size_t length_ = 0;
    bool is_last_ = false;
    std::optional<error> trouble_;
};

/// A stream that reads a text where it lies.
class text_stream : std::streambuf, public std::istream {
public:
    explicit text_stream(std::string_view text) : std::istream(this) {
        char* const begin = const_cast<char*>(text.data()); // the get area is never written to
        setg(begin, begin, begin + text.size());
    }
};

/// Checks this line and those that follow.
template <trace_game Trace>
[[nodiscard]] std::optional<trace_error> verify_lines(trace_lines& lines, const Trace& game) {
    trace_checker<Trace> checker(game);
    for (std::size_t ply = 0;; ++ply) {
        if (lines.trouble()) return trace_error{ply, *lines.trouble()};
        if (auto found = checker.check(lines.line(), lines.is_last()))
            return trace_error{ply, std::move(*found)};
        if (lines.is_last()) return std::nullopt;
        lines.advance();
    }
}

} // namespace detail

/// Replays a trace, a line at a time, and compares every field of every line with what this library
/// finds. The first difference, or nothing. A line has at most `trace_line_limits` and may end with
/// a newline; an empty text is no trace.
template <trace_game Trace>
[[nodiscard]] std::optional<trace_error> verify_trace(std::istream& in, const Trace& game) {
    detail::trace_lines lines(in);
    return detail::verify_lines(lines, game);
}

/// Verifies a trace in memory.
template <trace_game Trace>
[[nodiscard]] std::optional<trace_error> verify_trace(std::string_view text, const Trace& game) {
    detail::text_stream in(text);
    return verify_trace(in, game);
}

/// The trace of a game that plays `actions` from `start`; every action must be legal.
/// `not_importable` where no document can carry the board's name.
template <trace_game Trace, class Actions>
[[nodiscard]] result<std::string, error>
write_trace(const Trace& game, typename Trace::state_type start, const Actions& actions) {
    using action_type = typename Trace::state_type::action_type;
    const std::string board(game.board_id());
    writer named;
    if (auto done = detail::identifier_codec{Trace::game_name, board}.write(named); !done)
        return detail::under("board_id", std::move(done).error());
    std::string text;
    const auto add = [&](const std::optional<action_type>& action) {
        writer out;
        game.write_line(out, start, action);
        text.append(out.text()).append("\n");
    };
    for (const action_type& action : actions) {
        add(action);
        start = start.play_unchecked(action);
    }
    add(std::nullopt);
    return text;
}

/// The trace of a random game of at most so many plies, refused as `write_trace` refuses.
template <trace_game Trace>
[[nodiscard]] result<std::string, error> random_trace(const Trace& game,
                                                      const typename Trace::state_type& start,
                                                      random_source& random, int most_actions) {
    std::vector<typename Trace::state_type::action_type> actions;
    static_cast<void>(random_play(start, random, most_actions,
                                  [&](const auto&, const auto& a) { actions.push_back(a); }));
    return write_trace(game, start, actions);
}

} // namespace topoban::json
