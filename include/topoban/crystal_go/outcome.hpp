// SPDX-License-Identifier: MIT
#pragma once

// How a game of CrystalGo ends.

#include <topoban/stones/outcome.hpp>

namespace topoban::crystal_go {

/// A finished game's reason, winner and margin (rules-crystal-go.md §6).
using outcome = area_outcome;

} // namespace topoban::crystal_go
