# SPDX-License-Identifier: MIT
# One installed package with or without JSON: topoban::json appears where nlohmann_json is found.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_DATADIR}/cmake/topoban)
install(DIRECTORY include/topoban TYPE INCLUDE FILES_MATCHING PATTERN "*.hpp")
install(TARGETS topoban EXPORT topoban)
install(EXPORT topoban NAMESPACE topoban:: FILE topobanTargets.cmake DESTINATION ${package_dir})

configure_package_config_file(cmake/topobanConfig.cmake.in topobanConfig.cmake
  INSTALL_DESTINATION ${package_dir} NO_SET_AND_CHECK_MACRO)
# Before 1.0.0 a minor version may break its users.
write_basic_package_version_file(topobanConfigVersion.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
configure_file(cmake/topoban.pc.in topoban.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/topobanConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/topobanConfigVersion.cmake DESTINATION ${package_dir})
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/topoban.pc DESTINATION ${CMAKE_INSTALL_DATADIR}/pkgconfig)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
