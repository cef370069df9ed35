// SPDX-License-Identifier: MIT
#pragma once

// Verifying traces of any game without compiling every game on every board for it.

#include <topoban/json/trace.hpp>

#include <optional>
#include <string_view>

namespace topoban::test {

/// What `json::verify_any_trace` finds, compiled once for all tests.
std::optional<json::trace_error> verify_any_trace(std::string_view text);

} // namespace topoban::test
