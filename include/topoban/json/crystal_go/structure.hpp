// SPDX-License-Identifier: MIT
#pragma once

// The CrystalGo record described: what stands in a text that is well-formed, before any of it is
// played, and in what order it is written.

#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/crystal_go/record.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/identifier.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

/// What the structure depends on: the rules' identifier and the size of a position's key.
struct crystal_go_info {
    std::string rules;           ///< the identifier
    std::size_t points = 0;      ///< digits of the colouring
    std::size_t edge_digits = 0; ///< digits of the edges

    /// Those of a start.
    template <flipping_start Start>
    [[nodiscard]] static crystal_go_info of() {
        using tiling = tiling_of<Start>;
        return {catalog::crystal_go_rules<Start>(), std::size_t(Start::start().size()),
                std::size_t(tiling::edge_capacity + 3) / 4};
    }
};

/// One action with who took it and what it captured.
struct crystal_go_action_text {
    std::optional<value> at; ///< where it stands
    crystal_go::action action = crystal_go::action::place(no_point);
    int player = 1;
    std::optional<value> captured_at;
    std::vector<point> captured;
};

/// A result.
struct crystal_go_result_text : area_result_text {
    std::array<int, 3> area{}; ///< black, white, neutral; passes only
};

/// The endpoint.
struct crystal_go_final_text {
    std::optional<value> at;
    std::string position;
    int turn = 1;
    int passes = 0;
    std::optional<crystal_go_result_text> result;
};

/// A whole record.
struct crystal_go_text {
    std::optional<value> at; ///< the list of actions
    std::vector<crystal_go_action_text> actions;
    cursor_text cursor;
    crystal_go_final_text final;
};

namespace detail {

/// Describes an action. Until it is read it must have a point.
template <class Visitor>
void describe(Visitor& v, crystal_go_action_text& a) {
    v.deciding("type", one_of(a.action.kind));
    v.field("player", integer(a.player, 1, 2));
    if (a.action.has_point()) v.field("at", point_number(a.action.at));
    v.field(
        "captured",
        placed(a.captured_at, each(
                                  a.captured, [](point& p) { return point_number(p); }, no_point)));
}

[[nodiscard]] inline auto crystal_go_action(crystal_go_action_text& a) {
    return placed(a.at, object([&a](auto& v) { describe(v, a); }));
}

/// The actions, no more than a record may have.
struct crystal_go_actions {
    crystal_go_text& record;

    [[nodiscard]] static std::string expected() {
        return joined("at most ", crystal_go_most_actions, " actions");
    }
    [[nodiscard]] checked read(const value& at) const {
        record.at = at;
        if (!at.is(value_kind::array)) return wrong_at(at, error_code::wrong_type, "an array");
        for (const value action : at.elements()) {
            if (record.actions.size() == crystal_go_most_actions)
                return wrong_at(action, error_code::over_limit, expected());
            if (auto done = crystal_go_action(record.actions.emplace_back()).read(action); !done)
                return done;
        }
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        const std::size_t count = record.actions.size();
        if (count > crystal_go_most_actions)
            return unexpected(
                error{error_code::over_limit, {}, {}, {}, joined(count, " actions"), expected()});
        const auto action = [](crystal_go_action_text& a) { return crystal_go_action(a); };
        return each(record.actions, action).write(out);
    }
};

/// A position's key: a digit 0, 1 or 2 a point, a colon, and the edges in lower-case hexadecimal.
struct crystal_go_key {
    std::string& into;
    const crystal_go_info& info;

    [[nodiscard]] checked read(const value& at) const {
        if (auto done = text(into).read(at); !done) return done;
        const std::string_view key = into;
        const std::string_view stones = key.substr(0, info.points);
        const std::string_view rest = key.substr(stones.size());
        if (key.size() == info.points + 1 + info.edge_digits &&
            stones.find_first_not_of("012") == std::string_view::npos && rest.front() == ':' &&
            rest.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos)
            return {};
        return wrong_at(at, error_code::wrong_value,
                        joined(info.points, " digits 0, 1 or 2, ':' and ", info.edge_digits,
                               " hexadecimal digits"));
    }
    [[nodiscard]] checked write(writer& out) const { return text(into).write(out); }
};

/// Three numbers of points.
struct crystal_go_area {
    std::array<int, 3>& into;
    int points;

    [[nodiscard]] checked read(const value& at) const {
        if (!at.is(value_kind::array)) return wrong_at(at, error_code::wrong_type, "an array");
        std::size_t count = 0;
        for (const value number : at.elements()) {
            if (count == into.size())
                return wrong_at(number, error_code::wrong_value, "the end after three numbers");
            if (auto done = integer(into[count++], 0, points).read(number); !done) return done;
        }
        if (count == into.size()) return {};
        return wrong_at(at, error_code::wrong_value, "three numbers");
    }
    [[nodiscard]] checked write(writer& out) const {
        out.add_all(into);
        return {};
    }
};

template <class Visitor>
void describe(Visitor& v, crystal_go_final_text& f, const crystal_go_info& info) {
    v.field("position", crystal_go_key{f.position, info});
    v.field("turn", integer(f.turn, 1, 2));
    v.field("passes", integer(f.passes, 0, 2));
    v.field("result", null_or(f.result, [&info](crystal_go_result_text& r) {
                return object([&](auto& w) {
                    describe_area_result(w, r, [&](auto& x) {
                        x.field("area", crystal_go_area{r.area, static_cast<int>(info.points)});
                    });
                });
            }));
}

template <class Visitor>
void describe(Visitor& v, crystal_go_text& r, const crystal_go_info& info) {
    describe_head(v, format::crystal_go_game);
    v.field("rules", identifier_codec{"crystal-go", info.rules});
    v.field("komi", exactly(crystal_go::komi_half_points));
    v.field("actions", crystal_go_actions{r});
    v.field("cursor", cursor(r.cursor));
    v.field("final", placed(r.final.at, object([&](auto& w) { describe(w, r.final, info); })));
}

[[nodiscard]] inline auto crystal_go_codec(crystal_go_text& r, const crystal_go_info& info) {
    return object([&](auto& v) { describe(v, r, info); });
}

} // namespace detail

/// Stage 2 of reading a `crystal-go-game`: its structure, in text order. An action more than a
/// record may have is an error at its place.
[[nodiscard]] inline result<crystal_go_text, error>
read_crystal_go_structure(const document& made, const crystal_go_info& info) {
    const value root = made.root();
    if (auto done = check_format(root, format::crystal_go_game); !done)
        return unexpected(std::move(done).error());
    crystal_go_text into;
    if (auto done = detail::crystal_go_codec(into, info).read(root); !done)
        return unexpected(std::move(done).error());
    return into;
}

/// The text of a `crystal-go-game`, or the error its reader would find in it.
[[nodiscard]] inline result<std::string, error>
write_crystal_go_structure(crystal_go_text& text, const crystal_go_info& info) {
    return write_text(detail::crystal_go_codec(text, info), crystal_go_limits().bytes);
}

} // namespace topoban::json
