// SPDX-License-Identifier: MIT
#pragma once

// Shogi on any square surface whose frames keep the vertical axis.

// IWYU pragma: begin_exports
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/action_text.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/attack.hpp>
#include <topoban/shogi/board.hpp>
#include <topoban/shogi/experiment.hpp>
#include <topoban/shogi/generate.hpp>
#include <topoban/shogi/geometry/cyclic_bits.hpp>
#include <topoban/shogi/geometry/dead_end.hpp>
#include <topoban/shogi/geometry/knight.hpp>
#include <topoban/shogi/geometry/line_table.hpp>
#include <topoban/shogi/geometry/move_tables.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/hand.hpp>
#include <topoban/shogi/king_safety.hpp>
#include <topoban/shogi/move_validator.hpp>
#include <topoban/shogi/movement.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/paths.hpp>
#include <topoban/shogi/perft.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/shogi/position_text.hpp>
#include <topoban/shogi/refusal.hpp>
#include <topoban/shogi/repetition.hpp>
#include <topoban/shogi/setup.hpp>
#include <topoban/shogi/state.hpp>
#include <topoban/shogi/usi.hpp>
// IWYU pragma: end_exports
