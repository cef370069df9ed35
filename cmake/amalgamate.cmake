# SPDX-License-Identifier: MIT
# cmake -D VERSION=<version> -D OUTPUT_DIRECTORY=<folder> -P cmake/amalgamate.cmake
# Writes the library as two headers to copy: topoban.hpp (the standard library only) and
# topoban_json.hpp (the documents; it includes topoban.hpp from beside it and needs nlohmann_json).
cmake_minimum_required(VERSION 3.25)

cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)
file(READ ${root}/LICENSE licence)
string(REGEX REPLACE "\n+$" "" licence "${licence}")
string(REPLACE "\n" "\n// " licence "// ${licence}")
string(REGEX REPLACE "// \n" "//\n" licence "${licence}")

# take_in(<header>): appends to `body` what the header includes and then the header itself, each
# once; collects foreign headers in `foreign`. A dependency therefore stands before its users.
function(take_in header)
  if(header IN_LIST taken)
    return()
  endif()
  list(APPEND taken ${header})
  file(READ ${root}/include/${header} text)
  string(REGEX MATCHALL "\n#include <[^>\n]+>" includes "${text}")
  foreach(include IN LISTS includes)
    string(REGEX REPLACE "\n#include <(.*)>" "\\1" include "${include}")
    if(include MATCHES "^topoban/")
      take_in(${include})
    else()
      list(APPEND foreign ${include})
    endif()
  endforeach()
  string(REGEX REPLACE "\n#include <[^>\n]+>" "" text "${text}")
  string(REGEX REPLACE "^// SPDX[^\n]*\n#pragma once\n+" "" text "${text}")
  string(REGEX REPLACE "\n\n\n+" "\n\n" text "${text}")
  if(text MATCHES "#include *[<\"]|#pragma once")
    message(FATAL_ERROR "${header}: an include or pragma of a form this script does not know")
  endif()
  # Umbrella headers are only includes and a comment.
  if(text MATCHES "\n(namespace|#define|template|struct) ")
    string(APPEND body "\n// --- ${header}\n\n${text}")
  endif()
  return(PROPAGATE taken foreign body)
endfunction()

# write_header(<name> <includes>): what was taken in, as a header.
function(write_header name own)
  list(REMOVE_DUPLICATES foreign)
  list(SORT foreign)
  list(TRANSFORM foreign REPLACE "(.+)" "#include <\\1>\n")
  list(JOIN foreign "" foreign)
  file(WRITE ${OUTPUT_DIRECTORY}/${name} "// SPDX-License-Identifier: MIT
//
// Topoban ${VERSION} in one header, made from the headers under include/topoban: do not edit.
//
${licence}
#pragma once

${own}${foreign}${body}")
endfunction()

take_in(topoban/topoban.hpp)
write_header(topoban.hpp "")

set(body "")
set(foreign "")
file(GLOB_RECURSE documents RELATIVE ${root}/include ${root}/include/topoban/json/*.hpp)
foreach(header IN LISTS documents)
  take_in(${header})
endforeach()
write_header(topoban_json.hpp "#include \"topoban.hpp\"\n\n")
