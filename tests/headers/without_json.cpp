// SPDX-License-Identifier: MIT
#if __has_include(<topoban/topoban.hpp>)
#include <topoban/topoban.hpp>
#endif

#ifdef NLOHMANN_JSON_VERSION_MAJOR
#error "topoban/topoban.hpp includes nlohmann/json"
#endif
