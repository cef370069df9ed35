# SPDX-License-Identifier: MIT
# Wrong programs: each tests/wrong/<name>.cpp must not compile, and the compiler must say why in the
# words of the first line, `// expect: <text>`. The control programs see to it that the check
# notices one that compiles and one that fails for another reason.

file(GLOB wrong_programs CONFIGURE_DEPENDS wrong/*.cpp wrong/control/*.cpp)
foreach(program IN LISTS wrong_programs)
  cmake_path(RELATIVE_PATH program BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE test)
  string(REGEX REPLACE "[.]cpp$" "" test ${test})
  add_test(NAME ${test} COMMAND ${CMAKE_COMMAND} -D COMPILER=${CMAKE_CXX_COMPILER}
    -D PROGRAM=${program}
    -D "INCLUDES=$<TARGET_PROPERTY:topoban_test_base,INTERFACE_INCLUDE_DIRECTORIES>"
    -P ${CMAKE_CURRENT_SOURCE_DIR}/expect_refusal.cmake)
  set_tests_properties(${test} PROPERTIES LABELS unit ENVIRONMENT LC_ALL=C)
endforeach()
set_tests_properties(wrong/control/compiles PROPERTIES
  PASS_REGULAR_EXPRESSION "a wrong program compiles")
set_tests_properties(wrong/control/fails_otherwise PROPERTIES
  PASS_REGULAR_EXPRESSION "the compiler does not say")
