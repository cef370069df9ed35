# SPDX-License-Identifier: MIT
# cmake -D PORT=<folder> -D WORK=<folder> -D FEATURES=<list> -P tests/package/vcpkg_stand_in.cmake
# Runs a portfile without vcpkg: its functions in their simplest form, for this port. The package
# comes to <WORK>/package.
cmake_minimum_required(VERSION 3.25)
set(CURRENT_PACKAGES_DIR ${WORK}/package)

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_check_features)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "OUT_FEATURE_OPTIONS" "FEATURES")
  set(made "")
  while(arg_FEATURES)
    list(POP_FRONT arg_FEATURES feature option)
    if(feature IN_LIST FEATURES)
      list(APPEND made -D${option}=ON)
    else()
      list(APPEND made -D${option}=OFF)
    endif()
  endwhile()
  set(${arg_OUT_FEATURE_OPTIONS} ${made} PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
  run(${CMAKE_COMMAND} -S ${arg_SOURCE_PATH} -B ${WORK}/build
    -D CMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR} ${arg_OPTIONS})
endfunction()

function(vcpkg_cmake_install)
  run(${CMAKE_COMMAND} --build ${WORK}/build --target install)
endfunction()

# Moves the package's files to share/<name>, one folder nearer to the prefix.
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PACKAGE_NAME;CONFIG_PATH" "")
  set(share ${CURRENT_PACKAGES_DIR}/share/${arg_PACKAGE_NAME})
  file(RENAME ${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH} ${share})
  foreach(file IN ITEMS Config Targets)
    file(READ ${share}/${arg_PACKAGE_NAME}${file}.cmake text)
    string(REPLACE "/../../../" "/../../" text "${text}")
    string(REPLACE "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\nget" "get"
      text "${text}")
    file(WRITE ${share}/${arg_PACKAGE_NAME}${file}.cmake "${text}")
  endforeach()
endfunction()

function(vcpkg_fixup_pkgconfig)
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
  file(INSTALL ${arg_FILE_LIST} DESTINATION ${CURRENT_PACKAGES_DIR}/share/topoban RENAME copyright)
endfunction()

include(${PORT}/portfile.cmake)

# The port's name and version are the project's.
file(READ ${PORT}/vcpkg.json text)
string(JSON name GET "${text}" name)
string(JSON version GET "${text}" version-semver)
include(${CURRENT_PACKAGES_DIR}/share/${name}/${name}ConfigVersion.cmake)
if(NOT version STREQUAL PACKAGE_VERSION)
  message(FATAL_ERROR "${PORT}/vcpkg.json says ${version}, the project is ${PACKAGE_VERSION}")
endif()
