// SPDX-License-Identifier: MIT
#pragma once

// What the example programs share: their command lines and exit statuses.
// Data goes to standard output, messages to standard error.

#include <algorithm>
#include <charconv>
#include <iostream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace command {

/// Exit statuses: right, wrong input, wrong use.
enum exit_status : int { right = 0, wrong_input = 1, usage_error = 2 };

/// Says what is wrong with the input.
template <class... Parts>
[[nodiscard]] int fail(const Parts&... parts) {
    (std::cerr << ... << parts) << '\n';
    return wrong_input;
}

/// A whole number in decimal digits from `least` to `most`, or nothing.
template <class Integer>
[[nodiscard]] std::optional<Integer> number(std::string_view text, Integer least, Integer most) {
    Integer value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (value < least || value > most) return std::nullopt;
    return value;
}

/// How a program is called.
struct synopsis {
    std::string_view usage;                ///< in words, with each option
    std::vector<std::string_view> flags;   ///< the options that stand alone
    std::vector<std::string_view> options; ///< the options that take the next word as their value
};

/// An option as given, and its value; a flag's is empty.
struct option {
    std::string_view name;
    std::string_view value;
};

/// A command line: its options and its other words, each in their order.
struct arguments {
    std::vector<option> options;
    std::vector<std::string_view> words;

    /// Whether an option is given.
    [[nodiscard]] bool has(std::string_view name) const {
        return std::any_of(options.begin(), options.end(),
                           [&](const option& o) { return o.name == name; });
    }
};

/// Takes a command line apart; nothing where an option is unknown or its value missing
/// or empty. `--` ends the
/// options; `-` alone is a word. `--help` ends the reading: it stands last then.
[[nodiscard]] inline std::optional<arguments> parse_arguments(int count, char** values,
                                                              const synopsis& known) {
    const auto is_one_of = [](const std::vector<std::string_view>& names, std::string_view name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    arguments found;
    bool are_options_over = false;
    for (int i = 1; i < count; ++i) {
        const std::string_view text = values[i];
        if (are_options_over || text == "-" || !text.starts_with('-')) {
            found.words.push_back(text);
        } else if (text == "--") {
            are_options_over = true;
        } else if (text == "--help") {
            found.options.push_back({text, {}});
            return found;
        } else if (is_one_of(known.flags, text)) {
            found.options.push_back({text, {}});
        } else if (is_one_of(known.options, text) && i + 1 < count && *values[i + 1] != '\0') {
            found.options.push_back({text, values[++i]});
        } else {
            return std::nullopt;
        }
    }
    return found;
}

/// Runs a program: `work` is given the arguments and returns the exit status. `--help` says how the
/// program is called, and so does `usage_error`.
template <class Work>
[[nodiscard]] int run(int count, char** values, const synopsis& known, Work work) {
    // A standard input that cannot be read is then no empty one.
    std::ios::sync_with_stdio(false);
    const auto given = parse_arguments(count, values, known);
    int status = usage_error;
    if (given && given->has("--help")) {
        std::cout
            << "usage: " << known.usage
            << "\n  --help         say this\n"
               "  --             end the options: what follows is none\n"
               "exit status: 0 right, 1 wrong input (or none that can be read), 2 wrong use\n";
        status = right;
    } else if (given) {
        status = work(*given);
    }
    if (status == usage_error) std::cerr << "usage: " << known.usage << '\n';
    std::cout.flush();
    if (status == right && !std::cout) return fail("cannot write to standard output");
    return status;
}

} // namespace command
