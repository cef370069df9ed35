// SPDX-License-Identifier: MIT

// Draws a document of any game, or an empty board: as text in the terminal, or as an SVG file.

#include "support/command.hpp"
#include "support/draw_crystal_go.hpp"
#include "support/draw_go.hpp"
#include "support/draw_shogi.hpp"
#include "support/drawing.hpp"
#include "support/input.hpp"
#include "support/save.hpp"
#include "support/terminal.hpp"

#include <topoban/json/format.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/render/animation.hpp>
#include <topoban/render/picture.hpp>

#include <cstddef>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

namespace {

using namespace topoban;

const command::synopsis synopsis{
    "draw FILE [--ply N|end] [-o OUT.svg]\n"
    "       draw --animation FILE -o OUT.svg\n"
    "       draw --board IDENTIFIER [-o OUT.svg]\n"
    "A record is shown at its cursor, unless --ply says otherwise. Without -o it is printed as "
    "text.\n"
    "A FILE of - is standard input.\n"
    "  --ghosts N     show N rows and columns again beyond the seams\n"
    "  --area         show whose points are whose\n"
    "  --liberties    write on each stone how many liberties its chain has\n"
    "  --chain POINT  show the chain of the stone there, with its liberties\n"
    "  --ray CELL:HEADING  show how far one gets from there, as in e5:NE (shogi)\n"
    "  --kanji        write the pieces' Japanese names (shogi)",
    {"--animation", "--area", "--liberties", "--kanji"},
    {"--board", "--chain", "--ray", "-o", "--ply", "--ghosts"}};

struct request {
    std::string file;
    std::string board;
    std::string out;
    std::optional<std::size_t> ply;
    bool is_at_end = false; ///< --ply end
    bool is_animation = false;
    command::drawing_options wishes;
};

/// The request on a command line, or nothing where it is none.
std::optional<request> request_of(const command::arguments& given) {
    request asked;
    for (const auto& [name, value] : given.options) {
        bool is_right = true;
        if (name == "--animation")
            asked.is_animation = true;
        else if (name == "--area")
            asked.wishes.area = true;
        else if (name == "--liberties")
            asked.wishes.liberties = true;
        else if (name == "--kanji")
            asked.wishes.script = render::piece_script::kanji;
        else if (name == "--board")
            asked.board = value;
        else if (name == "--chain")
            asked.wishes.chain = value;
        else if (name == "--ray")
            asked.wishes.rays.emplace_back(value);
        else if (name == "-o")
            asked.out = value;
        else if (name == "--ply" && value == "end")
            asked.is_at_end = true;
        else if (name == "--ply")
            is_right = (asked.ply = command::number<std::size_t>(value, 0, 10'000'000)).has_value();
        else if (name == "--ghosts") {
            const auto depth = command::number(value, 0, 25);
            is_right = depth.has_value();
            asked.wishes.ghosts = depth.value_or(0);
        }
        if (!is_right) return std::nullopt;
    }
    if (given.words.size() > 1) return std::nullopt;
    if (!given.words.empty()) asked.file = given.words[0];
    const bool has_one_subject = asked.file.empty() != asked.board.empty();
    const bool is_film_fit =
        !asked.is_animation || (!asked.file.empty() && !asked.out.empty() && !asked.ply);
    return has_one_subject && is_film_fit ? std::optional(asked) : std::nullopt;
}

command::drawn draw_document(std::string_view text, const command::drawing_options& wishes) {
    const auto made = json::parse(text);
    if (!made) return command::trouble_with(made.error());
    const auto format = json::format_of(made->root(), json::all_formats);
    if (!format) return command::trouble_with(format.error());
    switch (*format) {
    case json::format::go_game:
    case json::format::go_study:
    case json::format::go_analysis:
    case json::format::go_diagram:
    case json::format::go_replay: return command::draw_go(text, wishes);
    case json::format::crystal_go_game: return command::draw_crystal_go(text, wishes);
    case json::format::shogi_game:
    case json::format::shogi_study:
    case json::format::shogi_experiment:
    case json::format::shogi_diagram: return command::draw_shogi(text, wishes);
    }
    return {std::nullopt, "a format draw does not know"};
}

command::drawn draw_board(std::string_view identifier, const command::drawing_options& wishes) {
    if (identifier.starts_with("crystal-go-"))
        return command::draw_crystal_go_board(identifier, wishes);
    if (identifier.starts_with("shogi-")) return command::draw_shogi_board(identifier, wishes);
    return command::draw_go_board(identifier, wishes);
}

int show(const request& asked, const command::drawing& drawing) {
    const std::size_t ply = asked.is_at_end ? drawing.plies : asked.ply.value_or(drawing.shown);
    if (ply > drawing.plies) return command::fail("there are only ", drawing.plies, " actions");
    if (asked.out.empty()) {
        std::cout << drawing.text_at(ply, command::colour_mode_of_output());
        return command::right;
    }
    const std::string svg = asked.is_animation ? render::to_animation(drawing.animation())
                                               : render::to_svg(drawing.picture_at(ply));
    if (const auto failed = command::save(asked.out, svg))
        return command::fail(asked.out, ": ", *failed);
    return command::right;
}

int draw(const command::arguments& given) {
    const auto asked = request_of(given);
    if (!asked) return command::usage_error;
    command::drawn result;
    std::string subject = asked->board;
    if (asked->file.empty()) {
        result = draw_board(asked->board, asked->wishes);
    } else {
        subject = asked->file;
        const auto text = command::read(asked->file);
        result = text ? draw_document(*text, asked->wishes) : command::trouble_with(text.error());
    }
    if (!result.made) return command::fail(subject, ": ", result.trouble);
    return show(*asked, *result.made);
}

} // namespace

int main(int count, char** values) { return command::run(count, values, synopsis, draw); }
