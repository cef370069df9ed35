// SPDX-License-Identifier: MIT
#pragma once

// Replaying documents of every game: what they are, the final board, area and result.

#include "support/draw_go.hpp"
#include "support/draw_shogi.hpp"

#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/core/text.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/go/any_board.hpp>
#include <topoban/json/go/record.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/render/crystal_go/caption.hpp>
#include <topoban/render/crystal_go/text.hpp>
#include <topoban/render/go/caption.hpp>
#include <topoban/render/go/text.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/render/text.hpp>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace command {

/// Where a replay goes and how it looks.
struct replay_output {
    std::ostream& to;
    topoban::render::colour_mode how;
};

template <int Capacity>
void print_area(const replay_output& out, const topoban::area<Capacity>& area) {
    out.to << "area: Black " << area.black << ", White " << area.white << ", neutral "
           << area.neutral << '\n';
}

/// "120 actions", with the place a replay looks at where that is not the end.
template <class Line>
[[nodiscard]] std::string actions_in_words(const Line& line) {
    std::string words = topoban::joined(line.size(), line.size() == 1 ? " action" : " actions");
    if (line.cursor() != line.size()) words += topoban::joined(", viewed after ", line.cursor());
    return words;
}

template <class Board>
void print_go(const replay_output& out, const topoban::json::go_record<Board>& record) {
    using namespace topoban;
    const auto last = render::snapshot_at(record.line, record.line.size());
    const auto& board = last.now.board();
    out.to << board.name() << ", " << actions_in_words(record.line);
    if (record.known) out.to << ", of which " << *record.known << " are the known game";
    out.to << '\n'
           << render::go_text(go_detail::surface_of<Board>(board), render::marks_of(last), out.how,
                              render::go_caption(last));
    print_area(out, last.now.area());
}

template <class Board>
void print_go(const replay_output& out, const topoban::json::go_diagram<Board>& diagram) {
    using namespace topoban;
    const auto breathless = chains_without_liberties(diagram.board, diagram.stones).size();
    out.to << diagram.board.name() << ", a drawing; " << breathless
           << " of its chains lack a liberty\n"
           << render::go_text(
                  go_detail::surface_of<Board>(diagram.board),
                  render::stone_marks<graph_of<Board>::capacity>{.stones = diagram.stones},
                  out.how);
}

/// Replays a Go document of any format; the error where it is none.
[[nodiscard]] inline std::optional<topoban::json::error> replay_go(std::string_view text,
                                                                   const replay_output& out) {
    auto read = topoban::json::read_go_on_any_board(text, [&](const auto& document) {
        out.to << document.as << " on ";
        std::visit([&](const auto& content) { print_go(out, content); }, document.content);
        return true;
    });
    if (read) return std::nullopt;
    return std::move(read).error();
}

/// Replays a CrystalGo record.
[[nodiscard]] inline std::optional<topoban::json::error>
replay_crystal_go(std::string_view text, const replay_output& out) {
    using namespace topoban;
    auto record = json::read_crystal_go_game<side4>(text);
    if (!record) return std::move(record).error();
    const auto last = render::snapshot_at(record->line, record->line.size());
    out.to << json::format::crystal_go_game << " on " << side4::name() << ", "
           << actions_in_words(record->line) << '\n'
           << render::crystal_go_text(last.now.board(), render::marks_of(last), out.how,
                                      render::crystal_go_caption(last));
    print_area(out, last.now.area());
    if (const auto room = json::room_after(record->line.size()); room != json::record_room::ample)
        out.to << "room for further actions: " << room << '\n';
    return std::nullopt;
}

/// Replays a shogi document of any format.
[[nodiscard]] inline std::optional<topoban::json::error> replay_shogi(std::string_view text,
                                                                      const replay_output& out) {
    using namespace topoban;
    auto read = json::read_shogi_on_any_board(text, [&](auto document) {
        using army = typename decltype(document)::army_type;
        out.to << document.kind() << " on " << army::surface::name();
        std::visit(
            [&](auto& content) {
                if constexpr (requires { content.line; })
                    out.to << ", " << actions_in_words(content.line);
                const auto drawn = shogi_detail::drawn_of(std::move(content), {});
                out.to << '\n' << drawn.made->text_at(drawn.made->plies, out.how);
            },
            document.content);
        return true;
    });
    if (read) return std::nullopt;
    return std::move(read).error();
}

} // namespace command
