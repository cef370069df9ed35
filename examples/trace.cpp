// SPDX-License-Identifier: MIT
// Writes and checks conformance traces: JSON lines, one a position (docs/formats.md §5).

#include "support/command.hpp"
#include "support/save.hpp"

#include <topoban/core/random.hpp>
#include <topoban/json/any_trace.hpp>
#include <topoban/json/text/read_file.hpp>

#include <cstdint>
#include <iostream>
#include <limits>
#include <string>
#include <string_view>

namespace {

using namespace topoban;

constexpr std::string_view usage =
    "trace generate BOARD SEED PLIES [-o FILE]\n"
    "       trace verify FILE...\n"
    "  for instance: trace generate go-klein-9x18-v1 1 300; a FILE of - is standard input";

/// The trace of a random game, to standard output or a file.
int generate(std::string_view board, std::uint64_t seed, int plies, std::string_view out) {
    const auto text = json::visit_trace_game(board, [&](const auto& game) {
        random_source random(seed);
        return json::random_trace(game, game.start(), random, plies);
    });
    if (!text) return command::fail(board, ": ", text.error());
    if (!*text) return command::fail(board, ": ", text->error());
    if (out.empty()) {
        std::cout << **text;
        return command::finish();
    }
    if (const auto trouble = command::save(std::string(out), **text))
        return command::fail(out, ": ", *trouble);
    return command::right;
}

int verify(std::string_view file) {
    const auto text =
        file == "-" ? json::read_stream(std::cin) : json::read_file(std::string(file));
    if (!text) return command::fail(file, ": ", text.error());
    if (const auto fault = json::verify_any_trace(*text)) return command::fail(file, ": ", *fault);
    std::cout << file << ": every field of every line agrees\n";
    return command::right;
}

} // namespace

int main(int count, char** values) {
    const auto arguments = command::arguments(count, values);
    if (arguments.size() >= 2 && arguments[0] == "verify") {
        int status = command::right;
        for (std::size_t i = 1; i < arguments.size(); ++i)
            if (const int found = verify(arguments[i]); found != command::right) status = found;
        return command::finish(status);
    }
    const bool saves = arguments.size() == 6 && arguments[4] == "-o";
    if ((arguments.size() != 4 && !saves) || arguments[0] != "generate")
        return command::usage(usage);
    const auto seed =
        command::number<std::uint64_t>(arguments[2], 0, std::numeric_limits<std::uint64_t>::max());
    const auto plies = command::number(arguments[3], 0, 1'000'000);
    if (!seed || !plies) return command::usage(usage);
    return generate(arguments[1], *seed, *plies, saves ? arguments[5] : "");
}
