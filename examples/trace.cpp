// SPDX-License-Identifier: MIT
// Writes and checks conformance traces: JSON lines, one a position (docs/formats.md §6).

#include "support/command.hpp"
#include "support/input.hpp"
#include "support/save.hpp"

#include <topoban/core/random.hpp>
#include <topoban/json/any_trace.hpp>

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <string>
#include <string_view>

namespace {

using namespace topoban;

const command::synopsis synopsis{
    "trace generate BOARD SEED PLIES [-o OUT]\n"
    "       trace verify FILE...\n"
    "  for instance: trace generate go-klein-9x18-v1 1 300; a FILE of - is standard input\n"
    "  -o OUT         write the trace to this file",
    {},
    {"-o"}};

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
        return command::right;
    }
    if (const auto trouble = command::save(std::string(out), **text))
        return command::fail(out, ": ", *trouble);
    return command::right;
}

int verify(std::string_view file) {
    command::input from(file);
    if (from.trouble()) return command::fail(file, ": ", *from.trouble());
    if (const auto fault = json::verify_any_trace(from.stream()))
        return command::fail(file, ": ", *fault);
    std::cout << file << ": every field of every line agrees\n";
    return command::right;
}

int generate_or_verify(const command::arguments& given) {
    const auto& words = given.words;
    if (words.size() >= 2 && words[0] == "verify" && given.options.empty()) {
        int status = command::right;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (const int found = verify(words[i]); found != command::right) status = found;
        return status;
    }
    if (words.size() != 4 || words[0] != "generate" || given.options.size() > 1)
        return command::usage_error;
    const auto seed =
        command::number<std::uint64_t>(words[2], 0, std::numeric_limits<std::uint64_t>::max());
    const auto plies = command::number(words[3], 0, 1'000'000);
    if (!seed || !plies) return command::usage_error;
    return generate(words[1], *seed, *plies, given.options.empty() ? "" : given.options[0].value);
}

} // namespace

int main(int count, char** values) {
    return command::run(count, values, synopsis, generate_or_verify);
}
