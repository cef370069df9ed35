// SPDX-License-Identifier: MIT
#pragma once

#include <topoban/topoban.hpp>

using klein_game = topoban::go::state<topoban::klein_bottle<9, 18>>;

/// A game in which White captures a1 over both seams of the Klein bottle.
klein_game captured_corner();
