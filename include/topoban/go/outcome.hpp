// SPDX-License-Identifier: MIT
#pragma once

// How a game of Go ends.

#include <topoban/stones/outcome.hpp>

namespace topoban::go {

/// A finished game's reason, winner and margin (rules-go.md §5).
using outcome = area_outcome;

} // namespace topoban::go
