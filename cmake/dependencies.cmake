# SPDX-License-Identifier: MIT
# A dependency is, in this order: a target that exists already, an installed package, fetched source
# (TOPOBAN_FETCH=ON, pinned by hash), or one error that names the ways out.

# topoban_fetch(<name> <target> <repository> <commit>)
function(topoban_fetch name target repository commit)
  include(FetchContent)
  FetchContent_Declare(${name} GIT_REPOSITORY ${repository} GIT_TAG ${commit} SYSTEM)
  FetchContent_MakeAvailable(${name})
  # FETCHCONTENT_FULLY_DISCONNECTED "succeeds" without sources: only the target tells.
  if(NOT TARGET ${target})
    message(FATAL_ERROR "fetching ${name} gave no target ${target} (FETCHCONTENT_FULLY_DISCONNECTED?)")
  endif()
endfunction()

function(topoban_find_json)
  set(target nlohmann_json::nlohmann_json)
  if(NOT TARGET ${target})
    find_package(nlohmann_json 3.11 QUIET CONFIG GLOBAL)
  endif()
  if(NOT TARGET ${target} AND TOPOBAN_FETCH)
    set(JSON_BuildTests OFF CACHE INTERNAL "")
    topoban_fetch(nlohmann_json ${target} https://github.com/nlohmann/json.git
                  9cca280a4d0ccf0c08f47a99aa71d1b0e52f8d03) # v3.11.3
  endif()
  if(NOT TARGET ${target} AND NOT TOPOBAN_JSON STREQUAL "AUTO")
    message(FATAL_ERROR "nlohmann_json 3.11 or newer is not found: apt-get install "
      "nlohmann-json3-dev, or set nlohmann_json_DIR, or -DTOPOBAN_FETCH=ON, or -DTOPOBAN_JSON=OFF")
  endif()
endfunction()

function(topoban_find_catch2)
  # Each version is its own call: one call accepts only one major version.
  foreach(version IN ITEMS 3 2.13)
    if(NOT TARGET Catch2::Catch2)
      find_package(Catch2 ${version} QUIET CONFIG GLOBAL)
    endif()
  endforeach()
  if(NOT TARGET Catch2::Catch2 AND TOPOBAN_FETCH)
    topoban_fetch(Catch2 Catch2::Catch2 https://github.com/catchorg/Catch2.git
                  05e10dfccc28c7f973727c54f850237d07d5e10f) # v3.5.2
  endif()
  if(NOT TARGET Catch2::Catch2)
    message(FATAL_ERROR "Catch2 (3, or 2.13) is not found: apt-get install catch2, or set Catch2_DIR, "
      "or -DTOPOBAN_FETCH=ON, or -DTOPOBAN_TESTS=OFF")
  endif()
endfunction()
