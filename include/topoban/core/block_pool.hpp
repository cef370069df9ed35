// SPDX-License-Identifier: MIT
#pragma once

// Memory for many small nodes of one size: no trip to the general heap, none back to the kernel.

#include <topoban/version.hpp>

#include <cstddef>
#include <new>
#include <utility>

// Where the implementation knows no threads (wasm32 without them), neither does the pool.
#ifdef __STDCPP_THREADS__
#include <mutex>
#define TOPOBAN_DETAIL_THREAD_LOCAL thread_local
#else
#define TOPOBAN_DETAIL_THREAD_LOCAL
#endif

namespace topoban::detail {

#ifdef __STDCPP_THREADS__
using pool_mutex = std::mutex;
using pool_lock = std::lock_guard<std::mutex>;
#else
struct pool_mutex {};
struct pool_lock {
    explicit pool_lock(pool_mutex&) noexcept {}
};
#endif

/// Blocks of `Size` bytes. Each thread takes from and returns to two magazines of its own; whole
/// magazines pass through a shared depot, so that one thread may free what another allocated.
/// Memory is kept for reuse until the program ends.
///
/// With TOPOBAN_PLAIN_HEAP defined, in every object of a program or in none, each block comes from
/// the general heap, so that the address sanitizer sees each use after free. The sanitizer itself
/// decides nothing here: objects built with and without it share one pool.
template <std::size_t Size>
class block_pool {
public:
    [[nodiscard]] static void* allocate() {
#ifdef TOPOBAN_PLAIN_HEAP
        return ::operator new(Size);
#else
        if (cache_.loaded == nullptr) cache_.loaded = next_magazine();
        block* const taken = cache_.loaded;
        cache_.loaded = taken->next;
        if (cache_.loaded_count > 0) --cache_.loaded_count;
        return taken;
#endif
    }

    static void release(void* memory) noexcept {
#ifdef TOPOBAN_PLAIN_HEAP
        ::operator delete(memory);
#else
        if (cache_.loaded_count == magazine_size || !cache_.watched) make_room();
        cache_.loaded = new (memory) block{cache_.loaded, nullptr};
        ++cache_.loaded_count;
        if (cache_.closed) shelve(std::exchange(cache_.loaded, nullptr));
#endif
    }

private:
    struct block {
        block* next;
        block* next_magazine;
    };
    static_assert(Size >= sizeof(block));

    static constexpr int magazine_size =
        Size >= 4096 ? 16 : static_cast<int>((std::size_t{64} << 10) / Size);

    /// Plain data, so that it may be used until the very end of its thread.
    struct cache {
        block* loaded = nullptr;
        block* full = nullptr;
        int loaded_count = 0;
        bool closed = false;
        bool watched = false;
    };

    /// Hands a thread's magazines to the depot when the thread ends.
    struct watch {
        ~watch() {
            shelve(std::exchange(cache_.loaded, nullptr));
            shelve(std::exchange(cache_.full, nullptr));
            cache_.loaded_count = 0;
            cache_.watched = false;
            cache_.closed = true;
        }
    };

    /// What is allocated at once: this and then a magazine's blocks.
    struct alignas(__STDCPP_DEFAULT_NEW_ALIGNMENT__) chunk {
        chunk* next;
    };

    struct depot {
        pool_mutex guard;
        block* magazines = nullptr;
        chunk* chunks = nullptr; // all of them, so that no leak checker is alarmed
    };

    /// Never destroyed: states in static storage may outlive every other static object.
    [[nodiscard]] static depot& shared_depot() {
        static depot& only = *new depot;
        return only;
    }

    static void watch_thread() {
        if (cache_.watched || cache_.closed) return;
        cache_.watched = true;
#ifdef __STDCPP_THREADS__
        static thread_local watch at_exit;
        static_cast<void>(at_exit);
#endif
    }

    [[nodiscard]] static block* next_magazine() {
        watch_thread();
        if (cache_.full != nullptr) {
            cache_.loaded_count = magazine_size;
            return std::exchange(cache_.full, nullptr);
        }
        depot& shelf = shared_depot();
        const pool_lock lock(shelf.guard);
        // A magazine from a thread that ended may be short: its count is then only an upper bound.
        cache_.loaded_count = magazine_size;
        if (shelf.magazines != nullptr)
            return std::exchange(shelf.magazines, shelf.magazines->next_magazine);
        return carve(shelf);
    }

    [[nodiscard]] static block* carve(depot& shelf) {
        void* const memory =
            ::operator new(sizeof(chunk) + Size * static_cast<std::size_t>(magazine_size));
        shelf.chunks = new (memory) chunk{shelf.chunks};
        auto* const blocks = static_cast<std::byte*>(memory) + sizeof(chunk);
        block* first = nullptr;
        for (int i = magazine_size; i-- > 0;)
            first = new (blocks + Size * static_cast<std::size_t>(i)) block{first, nullptr};
        return first;
    }

    static void make_room() noexcept {
        watch_thread();
        shelve(std::exchange(cache_.full, std::exchange(cache_.loaded, nullptr)));
        cache_.loaded_count = 0;
    }

    static void shelve(block* magazine) noexcept {
        if (magazine == nullptr) return;
        depot& shelf = shared_depot();
        const pool_lock lock(shelf.guard);
        magazine->next_magazine = std::exchange(shelf.magazines, magazine);
    }

    static inline TOPOBAN_DETAIL_THREAD_LOCAL cache cache_{};
};

} // namespace topoban::detail
