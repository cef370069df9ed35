# SPDX-License-Identifier: MIT
# Every header compiles alone; all of them together, twice, link into one program (one definition);
# and the library without JSON needs none.

file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/include
  ${PROJECT_SOURCE_DIR}/include/topoban/*.hpp)
if(NOT TARGET topoban::json)
  list(FILTER headers EXCLUDE REGEX "^topoban/json[/.]")
endif()

set(sources headers/main.cpp)
set(all_includes "")
foreach(header IN LISTS headers)
  string(MAKE_C_IDENTIFIER ${header} name)
  file(CONFIGURE OUTPUT headers/${name}.cpp CONTENT "#include <${header}>\n#include <${header}>\n")
  list(APPEND sources ${CMAKE_CURRENT_BINARY_DIR}/headers/${name}.cpp)
  string(APPEND all_includes "#include <${header}>\n")
endforeach()
foreach(name IN ITEMS everything everything_again)
  file(CONFIGURE OUTPUT headers/${name}.cpp CONTENT "${all_includes}")
  list(APPEND sources ${CMAKE_CURRENT_BINARY_DIR}/headers/${name}.cpp)
endforeach()

add_executable(topoban_headers ${sources})
target_link_libraries(topoban_headers PRIVATE topoban_test_base)

add_library(topoban_without_json OBJECT headers/without_json.cpp)
target_link_libraries(topoban_without_json PRIVATE topoban_warnings topoban::topoban)
