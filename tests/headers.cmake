# SPDX-License-Identifier: MIT
# Every header compiles alone; all of them together, twice, link into one program (one definition);
# and the library without JSON needs none.

file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/include
  ${PROJECT_SOURCE_DIR}/include/topoban/*.hpp)
if(NOT TARGET topoban::json)
  list(FILTER headers EXCLUDE REGEX "^topoban/json[/.]")
endif()

set(alone headers/main.cpp)
set(together "")
set(all_includes "")
foreach(header IN LISTS headers)
  string(MAKE_C_IDENTIFIER ${header} name)
  file(CONFIGURE OUTPUT headers/${name}.cpp CONTENT "#include <${header}>\n#include <${header}>\n")
  list(APPEND alone ${CMAKE_CURRENT_BINARY_DIR}/headers/${name}.cpp)
  string(APPEND all_includes "#include <${header}>\n")
endforeach()
foreach(name IN ITEMS everything everything_again)
  file(CONFIGURE OUTPUT headers/${name}.cpp CONTENT "${all_includes}")
  list(APPEND together ${CMAKE_CURRENT_BINARY_DIR}/headers/${name}.cpp)
endforeach()

add_library(topoban_headers_together OBJECT ${together})
target_link_libraries(topoban_headers_together PUBLIC topoban_test_base)
add_executable(topoban_headers ${alone})
target_link_libraries(topoban_headers PRIVATE topoban_headers_together)

add_library(topoban_without_json OBJECT headers/without_json.cpp)
target_link_libraries(topoban_without_json PRIVATE topoban_warnings topoban::topoban)
