// SPDX-License-Identifier: MIT
#pragma once

// What the example programs share: exit statuses, usage and numbers on the command line.
// Data goes to standard output, messages to standard error.

#include <charconv>
#include <iostream>
#include <optional>
#include <string_view>
#include <vector>

namespace command {

/// Exit statuses: right, wrong input, wrong use.
enum exit_status : int { right = 0, wrong_input = 1, usage_error = 2 };

/// The arguments after the program's name.
[[nodiscard]] inline std::vector<std::string_view> arguments(int count, char** values) {
    return {values + 1, values + count};
}

/// Says how the program is called.
[[nodiscard]] inline int usage(std::string_view text) {
    std::cerr << "usage: " << text << '\n';
    return usage_error;
}

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

/// Sees to it that what went to standard output has arrived there.
[[nodiscard]] inline int finish(int status = right) {
    std::cout.flush();
    if (std::cout) return status;
    return fail("cannot write to standard output");
}

} // namespace command
