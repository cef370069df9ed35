// SPDX-License-Identifier: MIT
#pragma once

// The JSON documents of every game; needs nlohmann/json.

#include <topoban/json/checkpoint.hpp>
#include <topoban/json/crystal_read.hpp>
#include <topoban/json/crystal_record.hpp>
#include <topoban/json/crystal_structure.hpp>
#include <topoban/json/crystal_write.hpp>
#include <topoban/json/document.hpp>
#include <topoban/json/error.hpp>
#include <topoban/json/feed.hpp>
#include <topoban/json/fields.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/go_any_board.hpp>
#include <topoban/json/go_read.hpp>
#include <topoban/json/go_record.hpp>
#include <topoban/json/go_structure.hpp>
#include <topoban/json/go_trace.hpp>
#include <topoban/json/go_write.hpp>
#include <topoban/json/parse.hpp>
#include <topoban/json/shogi_read.hpp>
#include <topoban/json/shogi_record.hpp>
#include <topoban/json/shogi_structure.hpp>
#include <topoban/json/shogi_trace.hpp>
#include <topoban/json/shogi_write.hpp>
#include <topoban/json/source.hpp>
#include <topoban/json/trace.hpp>
#include <topoban/json/writer.hpp>
