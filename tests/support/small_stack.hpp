// SPDX-License-Identifier: MIT
#pragma once

// Running something where the stack is small, so that hidden recursion shows.

#include <pthread.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <stdexcept>

namespace topoban::test {

/// Whether the address sanitizer surrounds every variable, which takes stack of its own.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool has_padded_stack = true;
#elif defined(__has_feature)
inline constexpr bool has_padded_stack = __has_feature(address_sanitizer);
#else
inline constexpr bool has_padded_stack = false;
#endif

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

/// Calls `work()` on a thread of its own and tells how many bytes of stack it took, one mebibyte at
/// most. That it is written to shows which they were.
template <class Work>
std::size_t stack_used_by(Work work) {
    constexpr std::size_t stack_bytes = std::size_t{1} << 20;
    constexpr unsigned char untouched = 0xA5;
    struct mapping {
        void* memory = std::aligned_alloc(stack_bytes, stack_bytes);
        ~mapping() { std::free(memory); } // NOLINT: pages, not an object
    } const stack;
    if (stack.memory == nullptr) throw std::bad_alloc();
    std::memset(stack.memory, untouched, stack_bytes);
    pthread_attr_t attributes;
    pthread_t thread{};
    const auto call = [](void* argument) -> void* {
        (*static_cast<Work*>(argument))();
        return nullptr;
    };
    if (pthread_attr_init(&attributes) != 0 ||
        pthread_attr_setstack(&attributes, stack.memory, stack_bytes) != 0 ||
        pthread_create(&thread, &attributes, call, &work) != 0)
        throw std::runtime_error("no thread with a stack of one's own");
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
    const auto* const bytes = static_cast<const unsigned char*>(stack.memory); // it grows downwards
    std::size_t unused = 0;
    while (unused < stack_bytes && bytes[unused] == untouched) ++unused;
    return stack_bytes - unused;
}

} // namespace topoban::test
