# SPDX-License-Identifier: MIT
# An overlay port for the checkout it lies in: vcpkg install topoban[json] --overlay-ports=.packaging/vcpkg
# In a registry the next line becomes vcpkg_from_github(OUT_SOURCE_PATH SOURCE_PATH REPO … REF … SHA512 …).
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

set(VCPKG_BUILD_TYPE release) # header-only: there is nothing to debug
vcpkg_check_features(OUT_FEATURE_OPTIONS features FEATURES json TOPOBAN_JSON)
vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DTOPOBAN_TESTS=OFF -DTOPOBAN_EXAMPLES=OFF -DTOPOBAN_INSTALL=ON ${features})
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME topoban CONFIG_PATH share/cmake/topoban)
vcpkg_fixup_pkgconfig()

file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/topoban")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
