// SPDX-License-Identifier: MIT
#pragma once

// The whole library but its JSON documents: a map, from the vocabulary up to the games.

#include <topoban/boards.hpp>
#include <topoban/catalog.hpp>
#include <topoban/core.hpp>
#include <topoban/crystal_go.hpp>
#include <topoban/game.hpp>
#include <topoban/go.hpp>
#include <topoban/render.hpp>
#include <topoban/shogi.hpp>
#include <topoban/stones.hpp>
#include <topoban/surface.hpp>
#include <topoban/version.hpp>
