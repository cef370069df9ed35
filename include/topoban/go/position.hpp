// SPDX-License-Identifier: MIT
#pragma once

// What may not come back in Go.

#include <topoban/stones/colouring.hpp>

namespace topoban::go {

/// What may not come back: the colouring, whoever is to move (rules-go.md §3).
template <int Capacity>
using position = colouring<Capacity>;

} // namespace topoban::go
