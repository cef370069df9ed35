# SPDX-License-Identifier: MIT
# Every header compiles alone; all of them together, twice, link into one program (one definition);
# the library without JSON needs none; and what other people's builds set does no harm.

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
file(CONFIGURE OUTPUT headers/everything.hpp CONTENT "${all_includes}")
foreach(name IN ITEMS everything everything_again)
  file(CONFIGURE OUTPUT headers/${name}.cpp CONTENT "#include \"everything.hpp\"\n")
  list(APPEND together ${CMAKE_CURRENT_BINARY_DIR}/headers/${name}.cpp)
endforeach()

# The second time in the newest C++ that compiler and CMake know.
add_library(topoban_headers_together OBJECT ${together})
target_link_libraries(topoban_headers_together PUBLIC topoban_test_base)
list(GET together 1 again)
foreach(newest IN ITEMS 26 23)
  if(CMAKE_CXX${newest}_STANDARD_COMPILE_OPTION)
    set_source_files_properties(${again} PROPERTIES
      COMPILE_OPTIONS ${CMAKE_CXX${newest}_STANDARD_COMPILE_OPTION})
    break()
  endif()
endforeach()
add_executable(topoban_headers ${alone})
target_link_libraries(topoban_headers PRIVATE topoban_headers_together)
target_compile_options(topoban_headers PRIVATE -O0 -g0)

add_library(topoban_without_json OBJECT headers/without_json.cpp)
target_link_libraries(topoban_without_json PRIVATE topoban_warnings topoban::topoban)

# After the macros of others, without exceptions and without run-time type information.
add_library(topoban_foreign_build OBJECT headers/foreign_macros.cpp)
target_include_directories(topoban_foreign_build PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/headers)
target_compile_options(topoban_foreign_build PRIVATE -O0 -g0 -fno-exceptions -fno-rtti)
target_link_libraries(topoban_foreign_build PRIVATE topoban_test_base)

add_test(NAME headers/needs_cpp20 COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/headers/needs_cpp20.sh
  ${CMAKE_CXX_COMPILER} ${PROJECT_SOURCE_DIR}/include)
set_tests_properties(headers/needs_cpp20 PROPERTIES LABELS headers)

# Two objects that share states, one of them under the address sanitizer. At -O1 each has some of
# the library's functions inline and shares the others.
include(CheckCXXSourceCompiles)
set(CMAKE_REQUIRED_FLAGS -fsanitize=address)
check_cxx_source_compiles("int main() {}" TOPOBAN_CAN_SANITIZE_ADDRESS)
unset(CMAKE_REQUIRED_FLAGS)
if(TOPOBAN_CAN_SANITIZE_ADDRESS AND NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  add_executable(topoban_mixed_sanitizers headers/mixed/plain.cpp headers/mixed/sanitized.cpp)
  set_source_files_properties(headers/mixed/sanitized.cpp PROPERTIES
    COMPILE_OPTIONS -fsanitize=address)
  target_compile_options(topoban_mixed_sanitizers PRIVATE -O1)
  target_link_options(topoban_mixed_sanitizers PRIVATE -fsanitize=address)
  target_link_libraries(topoban_mixed_sanitizers PRIVATE topoban_warnings topoban::topoban)
  add_test(NAME headers/mixed_sanitizers COMMAND topoban_mixed_sanitizers)
  set_tests_properties(headers/mixed_sanitizers PROPERTIES LABELS headers)
endif()

# All of this.
add_custom_target(topoban_header_checks)
add_dependencies(topoban_header_checks topoban_headers topoban_without_json topoban_foreign_build)
if(TARGET topoban_mixed_sanitizers)
  add_dependencies(topoban_header_checks topoban_mixed_sanitizers)
endif()
