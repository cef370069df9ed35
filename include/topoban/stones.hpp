// SPDX-License-Identifier: MIT
#pragma once

// Stones on any graph: chains, liberties, capture, area, repetition. No rules of play yet.

// IWYU pragma: begin_exports
#include <topoban/stones/action_reader.hpp>
#include <topoban/stones/area.hpp>
#include <topoban/stones/chain.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/stones/kernel/chain_board.hpp>
#include <topoban/stones/kernel/chain_table.hpp>
#include <topoban/stones/kernel/neighbour_counts.hpp>
#include <topoban/stones/kernel/point_list.hpp>
#include <topoban/stones/kernel/stone_board.hpp>
#include <topoban/stones/kernel/stone_key.hpp>
#include <topoban/stones/komi.hpp>
#include <topoban/stones/outcome.hpp>
#include <topoban/stones/refusal_text.hpp>
#include <topoban/stones/setup_defect.hpp>
#include <topoban/stones/stone_state.hpp>
#include <topoban/stones/superko.hpp>
#include <topoban/stones/turn_order.hpp>
// IWYU pragma: end_exports
