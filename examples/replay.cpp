// SPDX-License-Identifier: MIT
// Says what a document is, replays it, and shows the final board with its area and result.

#include "support/command.hpp"
#include "support/input.hpp"
#include "support/replayed.hpp"
#include "support/terminal.hpp"

#include <topoban/json/format.hpp>
#include <topoban/json/text/parse.hpp>

#include <unistd.h>

#include <cstddef>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

namespace {

using namespace topoban;

const command::synopsis synopsis{"replay FILE...\n"
                                 "  a FILE of - is standard input",
                                 {},
                                 {}};

/// The document's error, or nothing after its replay was printed.
std::optional<json::error> replay(std::string_view text, const command::replay_output& out) {
    const auto made = json::parse(text);
    if (!made) return made.error();
    const auto format = json::format_of(made->root(), json::all_formats);
    if (!format) return format.error();
    switch (*format) {
    case json::format::go_game:
    case json::format::go_study:
    case json::format::go_analysis:
    case json::format::go_diagram:
    case json::format::go_replay: return command::replay_go(text, out);
    case json::format::crystal_go_game: return command::replay_crystal_go(text, out);
    case json::format::shogi_game:
    case json::format::shogi_study:
    case json::format::shogi_experiment:
    case json::format::shogi_diagram: return command::replay_shogi(text, out);
    }
    return std::nullopt;
}

/// A line that shows on a terminal how far the work has come, and goes away when it is done.
class progress {
public:
    explicit progress(std::size_t files) : files_(files), is_shown_(isatty(STDERR_FILENO) != 0) {}
    void begin(std::size_t index, std::string_view file) const {
        if (is_shown_)
            std::cerr << "\r\033[K" << index + 1 << '/' << files_ << ' ' << file << std::flush;
    }
    void clear() const {
        if (is_shown_) std::cerr << "\r\033[K" << std::flush;
    }

private:
    std::size_t files_;
    bool is_shown_;
};

int replay_all(const command::arguments& given) {
    const auto& files = given.words;
    if (files.empty()) return command::usage_error;
    const command::replay_output out{std::cout, command::colour_mode_of_output()};
    const progress shown(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        shown.begin(i, files[i]);
        const auto text = command::read(files[i]);
        if (!text) {
            shown.clear();
            return command::fail(files[i], ": ", text.error());
        }
        shown.clear();
        std::cout << files[i] << ": " << std::flush;
        if (const auto wrong = replay(*text, out)) {
            std::cout << '\n';
            return command::fail(files[i], ": ", *wrong);
        }
        std::cout << '\n';
    }
    return command::right;
}

} // namespace

int main(int count, char** values) { return command::run(count, values, synopsis, replay_all); }
