// SPDX-License-Identifier: MIT
#pragma once

// The documents of every game: strict reading, deterministic writing. Needs nlohmann/json.

// IWYU pragma: begin_exports
#include <topoban/json/any_trace.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/json/crystal_go/record.hpp>
#include <topoban/json/crystal_go/structure.hpp>
#include <topoban/json/crystal_go/trace.hpp>
#include <topoban/json/crystal_go/write.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/go/any_board.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/record.hpp>
#include <topoban/json/go/structure.hpp>
#include <topoban/json/go/trace.hpp>
#include <topoban/json/go/write.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/record.hpp>
#include <topoban/json/shogi/structure.hpp>
#include <topoban/json/shogi/trace.hpp>
#include <topoban/json/shogi/write.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/lexer_input.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/json/text/read_file.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/json/trace.hpp>
// IWYU pragma: end_exports
