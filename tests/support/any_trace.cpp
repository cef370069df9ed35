// SPDX-License-Identifier: MIT
#include "support/any_trace.hpp"

#include <topoban/json/any_trace.hpp>

std::optional<topoban::json::trace_error> topoban::test::verify_any_trace(std::string_view text) {
    return json::verify_any_trace(text);
}
