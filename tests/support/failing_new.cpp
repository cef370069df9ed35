// SPDX-License-Identifier: MIT
#include "support/failing_new.hpp"

#include <cstdlib>
#include <limits>
#include <new>

namespace {

constexpr long never = std::numeric_limits<long>::max();
thread_local long left = never; // allocations that still succeed
thread_local long alive = 0;

void* allocate(std::size_t size) noexcept {
    if (left == 0) return nullptr;
    if (left != never) --left;
    void* const memory = std::malloc(size == 0 ? 1 : size); // NOLINT: that is what it is for
    if (memory != nullptr) ++alive;
    return memory;
}

void give_back(void* memory) noexcept {
    if (memory != nullptr) --alive;
    std::free(memory); // NOLINT
}

} // namespace

void topoban::test::fail_allocation(int nth) { left = nth; }
void topoban::test::fail_no_allocation() { left = never; }
long topoban::test::allocations_alive() { return alive; }

void* operator new(std::size_t size) {
    if (void* const memory = allocate(size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { give_back(memory); }
void operator delete[](void* memory) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give_back(memory); }
