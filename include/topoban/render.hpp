// SPDX-License-Identifier: MIT
#pragma once

// Positions as pictures: SVG files without dependencies, and text for terminals.

#include <topoban/render/caption.hpp>
#include <topoban/render/chart_layout.hpp>
#include <topoban/render/chart_picture.hpp>
#include <topoban/render/chart_text.hpp>
#include <topoban/render/crystal_caption.hpp>
#include <topoban/render/crystal_picture.hpp>
#include <topoban/render/crystal_text.hpp>
#include <topoban/render/film.hpp>
#include <topoban/render/gluing.hpp>
#include <topoban/render/go_caption.hpp>
#include <topoban/render/go_picture.hpp>
#include <topoban/render/go_text.hpp>
#include <topoban/render/moment.hpp>
#include <topoban/render/palette.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/piece_picture.hpp>
#include <topoban/render/seam_picture.hpp>
#include <topoban/render/shogi_caption.hpp>
#include <topoban/render/shogi_marks.hpp>
#include <topoban/render/shogi_picture.hpp>
#include <topoban/render/shogi_text.hpp>
#include <topoban/render/stone_marks.hpp>
#include <topoban/render/stone_picture.hpp>
#include <topoban/render/svg.hpp>
#include <topoban/render/text.hpp>
#include <topoban/render/way.hpp>
