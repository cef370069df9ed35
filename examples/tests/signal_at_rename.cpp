// SPDX-License-Identifier: MIT
// Preloaded into a program: when it is about to rename a file, it gets the signal whose number
// stands in RAISED_AT_RENAME.

#include <csignal>
#include <cstdlib>
#include <dlfcn.h>

extern "C" int rename(const char* from, const char* to) {
    using function = int (*)(const char*, const char*);
    static const auto renamed = reinterpret_cast<function>(dlsym(RTLD_NEXT, "rename"));
    if (const char* number = std::getenv("RAISED_AT_RENAME")) std::raise(std::atoi(number));
    return renamed(from, to);
}
