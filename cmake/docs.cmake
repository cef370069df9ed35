# SPDX-License-Identifier: MIT
# docs: the site, in <build>/docs/html. Every public name has a comment, and all that Doxygen doubts
# is an error.
find_program(TOPOBAN_DOXYGEN doxygen)
find_program(TOPOBAN_AWK awk)
mark_as_advanced(TOPOBAN_DOXYGEN TOPOBAN_AWK)
if(TOPOBAN_DOXYGEN AND TOPOBAN_AWK)
  set(docs_directory ${PROJECT_BINARY_DIR}/docs)
  configure_file(cmake/Doxyfile.in Doxyfile @ONLY)
  add_custom_target(docs
    COMMAND ${CMAKE_COMMAND} -E make_directory ${docs_directory}
    COMMAND ${TOPOBAN_DOXYGEN} ${PROJECT_BINARY_DIR}/Doxyfile
    COMMENT "The documentation: ${docs_directory}/html/index.html" VERBATIM)
endif()
