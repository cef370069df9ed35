// SPDX-License-Identifier: MIT
// Reads documents from standard input, one a line, and answers each with a line: `accepted`, or the
// error's code and pointer.

#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/go/any_board.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/text/parse.hpp>

#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace topoban;

std::optional<json::error> verdict_on(std::string_view text) {
    const auto made = json::parse(text);
    if (!made) return made.error();
    const auto format = json::format_of(made->root(), json::all_formats);
    if (!format) return format.error();
    const auto error_of = [](const auto& found) { return found.error; };
    const auto told = [](const auto& visited) { return visited ? *visited : visited.error(); };
    if (*format == json::format::crystal_go_game)
        return json::diagnose_crystal_go_game<side4>(text).error;
    if (*format >= json::format::shogi_game)
        return told(json::diagnose_shogi_on_any_board(text, error_of));
    return told(json::diagnose_go_on_any_board(text, error_of));
}

} // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        if (const auto wrong = verdict_on(line))
            std::cout << wrong->code << ' ' << wrong->pointer << '\n';
        else
            std::cout << "accepted\n";
    }
    return std::cout.flush() ? 0 : 1;
}
