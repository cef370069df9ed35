// SPDX-License-Identifier: MIT
#include <topoban/topoban.hpp>

#ifdef NLOHMANN_JSON_VERSION_MAJOR
#error "topoban/topoban.hpp includes nlohmann/json"
#endif
