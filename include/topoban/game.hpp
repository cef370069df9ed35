// SPDX-License-Identifier: MIT
#pragma once

// What a game is, and what can be done with any of them.

// IWYU pragma: begin_exports
#include <topoban/game/game_state.hpp>
#include <topoban/game/match.hpp>
#include <topoban/game/origin.hpp>
#include <topoban/game/perft.hpp>
#include <topoban/game/random_play.hpp>
#include <topoban/game/replay.hpp>
#include <topoban/game/variation.hpp>
// IWYU pragma: end_exports
