// SPDX-License-Identifier: MIT
#pragma once

// The structure of a CrystalGo record: what stands in a text that is well-formed, before any of it
// is played.

#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/crystal_go/record.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

/// One action as recorded, with its place in the text.
struct crystal_go_action_text {
    std::optional<value> at;
    crystal_go::action action = crystal_go::action::pass();
    int player = 1;
    std::optional<value> captured; ///< an array of integers
};

/// The result as recorded.
struct crystal_go_result_text : area_result_text {
    std::array<int, 3> area{}; ///< black, white, neutral; passes only
};

/// The recorded endpoint, with its place in the text.
struct crystal_go_final_text {
    std::optional<value> at;
    std::string_view position;
    int turn = 1;
    int passes = 0;
    std::optional<crystal_go_result_text> result;
};

/// A whole record.
struct crystal_go_text {
    std::optional<value> at; ///< the list of actions
    std::vector<crystal_go_action_text> actions;
    std::optional<value> cursor;
    crystal_go_final_text final;
};

namespace detail {

[[nodiscard]] inline verdict read_crystal_go_action(const value& at, crystal_go_action_text& into) {
    using enum crystal_go::action_kind;
    into.at = at;
    const auto kind = one_of<crystal_go::action_kind>(
        into.action.kind, {{"place", place}, {"flip", flip}, {"pass", pass}, {"resign", resign}});
    const auto captured = [&](const value& v) {
        into.captured = v;
        point ignored = no_point;
        return each(point_number(ignored))(v);
    };
    const field type{"type", kind};
    const field player{"player", integer(into.player, 1, 2)};
    const field taken{"captured", captured};
    // The type decides which fields there are; where it is faulty, all of them are known.
    const auto stated = at.find("type");
    if (stated && !kind(*stated) && !into.action.has_point())
        return read_object(at, type, player, taken);
    return read_object(at, type, player, field{"at", point_number(into.action.at)}, taken);
}

[[nodiscard]] inline auto crystal_go_actions(crystal_go_text& into) {
    return [&into](const value& at) -> verdict {
        into.at = at;
        return each([&](const value& action) -> verdict {
            if (into.actions.size() == crystal_go_most_actions)
                return fault_at(action, error_code::over_limit,
                                "at most " + std::to_string(crystal_go_most_actions) + " actions");
            return read_crystal_go_action(action, into.actions.emplace_back());
        })(at);
    };
}

/// A position's key: a digit 0, 1 or 2 a point, a colon, and the edges in lower-case hexadecimal.
[[nodiscard]] inline auto crystal_go_key(std::string_view& into, const crystal_go_info& facts) {
    return [&into, &facts](const value& at) -> verdict {
        if (verdict wrong = text(into)(at)) return wrong;
        const std::string_view stones = into.substr(0, facts.points);
        const std::string_view rest = into.substr(stones.size());
        if (into.size() == facts.points + 1 + facts.edge_digits &&
            stones.find_first_not_of("012") == std::string_view::npos && rest.front() == ':' &&
            rest.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos)
            return std::nullopt;
        return fault_at(at, error_code::wrong_value,
                        std::to_string(facts.points) + " digits 0, 1 or 2, ':' and " +
                            std::to_string(facts.edge_digits) + " hexadecimal digits");
    };
}

[[nodiscard]] inline auto crystal_go_area(std::array<int, 3>& into, int points) {
    return [&into, points](const value& at) -> verdict {
        std::size_t count = 0;
        const auto number = [&](const value& v) -> verdict {
            if (count == into.size())
                return fault_at(v, error_code::wrong_value, "the end after three numbers");
            return integer(into[count++], 0, points)(v);
        };
        if (verdict wrong = each(number)(at)) return wrong;
        if (count == into.size()) return std::nullopt;
        return fault_at(at, error_code::wrong_value, "three numbers");
    };
}

[[nodiscard]] inline auto crystal_go_final(crystal_go_final_text& into,
                                           const crystal_go_info& facts) {
    return [&into, &facts](const value& at) -> verdict {
        into.at = at;
        const auto result = [&](const value& v) {
            auto& recorded = into.result.emplace();
            const int points = static_cast<int>(facts.points);
            return read_area_result(v, recorded,
                                    field{"area", crystal_go_area(recorded.area, points)});
        };
        return read_object(at, field{"position", crystal_go_key(into.position, facts)},
                           field{"turn", integer(into.turn, 1, 2)},
                           field{"passes", integer(into.passes, 0, 2)},
                           field{"result", null_or(result)});
    };
}

} // namespace detail

/// Stage 2 of reading a `crystal-go-game`: its structure, in text order. An action more than a
/// record may have is a fault at its place.
[[nodiscard]] inline result<crystal_go_text, error>
read_crystal_go_structure(const document& made, const crystal_go_info& facts) {
    const value root = made.root();
    if (verdict other = check_format(root, format::crystal_go_game)) return unexpected(*other);
    crystal_go_text into;
    const verdict found = read_object(
        root, //
        field{"format", exactly(name_of(format::crystal_go_game))}, field{"version", exactly(1)},
        field{"rules", exactly(facts.rules)}, field{"komi", exactly(crystal_go::komi_half_points)},
        field{"actions", detail::crystal_go_actions(into)},
        field{"cursor", cursor_to_come(into.cursor)},
        field{"final", detail::crystal_go_final(into.final, facts)});
    if (found) return unexpected(*found);
    return into;
}

} // namespace topoban::json
