# SPDX-License-Identifier: MIT
# cmake -D COMPILER=<c++> -D PROGRAM=<source> -D INCLUDES=<folders> -P tests/expect_refusal.cmake
# The program, compiled as a user would for a release, must be refused in the words of its first line.
file(STRINGS ${PROGRAM} first_line LIMIT_COUNT 1)
if(NOT first_line MATCHES "^// expect: (.+)$")
  message(FATAL_ERROR "the first line is not `// expect: <text>`: ${first_line}")
endif()
set(expected "${CMAKE_MATCH_1}")
list(TRANSFORM INCLUDES PREPEND -I)
execute_process(
  COMMAND ${COMPILER} -std=c++20 -O2 -DNDEBUG -Wall -Wextra -fmessage-length=0 -fsyntax-only
    ${INCLUDES} ${PROGRAM}
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
message("${said}")
if(status EQUAL 0)
  message(FATAL_ERROR "a wrong program compiles")
endif()
string(FIND "${said}" "${expected}" where)
if(where EQUAL -1)
  message(FATAL_ERROR "the compiler does not say: ${expected}")
endif()
