// SPDX-License-Identifier: MIT
#pragma once

// Running something where the stack is small, so that hidden recursion shows.

#include <pthread.h>

#include <cstddef>
#include <stdexcept>

namespace topoban::test {

/// Calls `work()` on a thread of its own with a stack of 256 KiB and waits for it. Exceptions must
/// not leave `work`; a stack overflow ends the program.
template <class Work>
void run_on_small_stack(Work work) {
    constexpr std::size_t stack_bytes = std::size_t{256} << 10;
    pthread_attr_t attributes;
    pthread_t thread{};
    const auto call = [](void* argument) -> void* {
        (*static_cast<Work*>(argument))();
        return nullptr;
    };
    if (pthread_attr_init(&attributes) != 0 ||
        pthread_attr_setstacksize(&attributes, stack_bytes) != 0 ||
        pthread_create(&thread, &attributes, call, &work) != 0)
        throw std::runtime_error("no thread with a small stack");
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

} // namespace topoban::test
