# SPDX-License-Identifier: MIT
# cmake -D PROGRAM=<program> [-D ARGUMENT=<text>] [-D EXPECTED=<file>] -P tests/expect_output.cmake
# The program must end with status 0 and, where a file is given, print exactly what is in it.
execute_process(COMMAND ${PROGRAM} ${ARGUMENT} RESULT_VARIABLE status OUTPUT_VARIABLE printed)
message("${printed}")
if(NOT status EQUAL 0)
  message(FATAL_ERROR "exit status ${status}")
endif()
if(EXPECTED)
  file(READ ${EXPECTED} expected)
  if(NOT printed STREQUAL expected)
    message(FATAL_ERROR "the page says that it prints\n${expected}")
  endif()
endif()
