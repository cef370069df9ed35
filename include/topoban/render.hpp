// SPDX-License-Identifier: MIT
#pragma once

// Positions as pictures: SVG files without dependencies, and text for terminals.

// IWYU pragma: begin_exports
#include <topoban/render/animation.hpp>
#include <topoban/render/caption.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/chart_picture.hpp>
#include <topoban/render/chart_text.hpp>
#include <topoban/render/crystal_go/caption.hpp>
#include <topoban/render/crystal_go/picture.hpp>
#include <topoban/render/crystal_go/state.hpp>
#include <topoban/render/crystal_go/text.hpp>
#include <topoban/render/go/caption.hpp>
#include <topoban/render/go/picture.hpp>
#include <topoban/render/go/state.hpp>
#include <topoban/render/go/text.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/path.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/seam_picture.hpp>
#include <topoban/render/shogi/caption.hpp>
#include <topoban/render/shogi/marks.hpp>
#include <topoban/render/shogi/picture.hpp>
#include <topoban/render/shogi/piece_picture.hpp>
#include <topoban/render/shogi/state.hpp>
#include <topoban/render/shogi/text.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/stone_picture.hpp>
#include <topoban/render/svg.hpp>
#include <topoban/render/text.hpp>
// IWYU pragma: end_exports
