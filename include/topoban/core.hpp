// SPDX-License-Identifier: MIT
#pragma once

// The vocabulary every layer above shares; needs the standard library only.

// IWYU pragma: begin_exports
#include <topoban/core/block_pool.hpp>
#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/history.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/key_filter.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/core/random.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
// IWYU pragma: end_exports
