// SPDX-License-Identifier: MIT
#pragma once

// Where boards and rules meet: identifiers, and what they stand for.

// IWYU pragma: begin_exports
#include <topoban/catalog/armies.hpp>
#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/catalog/games.hpp>
#include <topoban/catalog/go_boards.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/catalog/type_list.hpp>
// IWYU pragma: end_exports
