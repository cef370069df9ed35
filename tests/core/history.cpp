// SPDX-License-Identifier: MIT
#include <topoban/core/history.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/small_stack.hpp"

#include <topoban/core/random.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <numeric>
#include <type_traits>
#include <utility>
#include <vector>

using namespace topoban;

static_assert(std::is_nothrow_move_constructible_v<history<int>>);
static_assert(std::is_nothrow_copy_constructible_v<history<int>>);

namespace {

template <class Hash>
std::uint64_t key_of(int entry) {
    return Hash::narrow(mix64(static_cast<std::uint64_t>(entry)));
}

template <class Hash>
history<int> line(int first, int count, history<int> past = {}) {
    for (int i = first; i < first + count; ++i) past = std::move(past).push(key_of<Hash>(i), i);
    return past;
}

template <class Hash>
bool holds(const history<int>& past, int entry) {
    const int* found = past.find(key_of<Hash>(entry), [&](int e) { return e == entry; });
    return found != nullptr && *found == entry;
}

std::vector<int> listed(const history<int>& past) { return {past.begin(), past.end()}; }

} // namespace

TEST_CASE("a history grows by values and reads from the latest to the first", "[core]") {
    const history<int> none;
    CHECK(none.empty());
    CHECK(none.size() == 0);
    CHECK(none.begin() == none.end());
    CHECK(none.find(1, [](int) { return true; }) == nullptr);

    const history<int> one = none.push(5, 50);
    const history<int> two = one.push(6, 60);
    CHECK(none.empty());
    CHECK(listed(one) == std::vector<int>{50});
    CHECK(listed(two) == std::vector<int>{60, 50});
    CHECK(two.back() == 60);
    CHECK(two.size() == 2);
    CHECK(two.find(5, [](int) { return true; }) == one.find(5, [](int) { return true; }));
    CHECK(two.begin().key() == 6);
    CHECK(std::next(two.begin()).key() == 5);
}

TEST_CASE("copies share, moves leave nothing behind", "[core]") {
    history<int> past = line<full_hash>(0, 40);
    const history<int> copy = past;
    const history<int> moved = std::move(past);
    CHECK(past.empty()); // NOLINT(bugprone-use-after-move): that is the promise
    CHECK(listed(copy) == listed(moved));
    history<int> assigned = line<full_hash>(0, 3);
    assigned = copy;
    assigned = *&assigned;
    CHECK(listed(assigned) == listed(copy));
}

TEMPLATE_TEST_CASE("every entry is found at every length, and no other", "[core]", full_hash,
                   four_bit_hash, constant_hash) {
    // Blocks have 32 entries and tables cover 32, 64, 128 … of them: 300 crosses all the borders.
    history<int> past;
    for (int n = 0; n <= 300; ++n) {
        int missed = 0;
        for (int i = 0; i < n; ++i) missed += holds<TestType>(past, i) ? 0 : 1;
        for (int i = n; i < n + 5; ++i) missed += holds<TestType>(past, i) ? 1 : 0;
        CAPTURE(n);
        REQUIRE(missed == 0);
        past = std::move(past).push(key_of<TestType>(n), n);
    }
}

TEST_CASE("a look-up shows the predicate every entry of its key once, and no other key's",
          "[core]") {
    for (const int n : {1, 31, 32, 33, 63, 64, 65, 96, 97, 128, 200, 1000}) {
        history<int> past;
        for (int i = 0; i < n; ++i)
            past = std::move(past).push(static_cast<std::uint64_t>(i % 7) << 61, i);
        for (int key = 0; key < 8; ++key) {
            std::vector<int> seen;
            const auto* found = past.find(static_cast<std::uint64_t>(key) << 61, [&](int e) {
                seen.push_back(e);
                return false;
            });
            CHECK(found == nullptr);
            std::sort(seen.begin(), seen.end());
            std::vector<int> expected;
            for (int i = 0; i < n; ++i)
                if (i % 7 == key) expected.push_back(i);
            CAPTURE(n, key);
            CHECK(seen == expected);
        }
    }
}

TEMPLATE_TEST_CASE("branches keep exactly their own prefix", "[core]", full_hash, four_bit_hash,
                   constant_hash) {
    for (const int trunk_length : {1, 20, 32, 64, 100, 128}) {
        auto trunk = std::make_unique<history<int>>(line<TestType>(0, trunk_length));
        const history<int> left = line<TestType>(1000, 150, *trunk);
        const history<int> right = line<TestType>(2000, 150, *trunk);
        trunk.reset(); // the branches hold it together
        int wrong = 0;
        for (int i = 0; i < trunk_length; ++i)
            wrong += holds<TestType>(left, i) && holds<TestType>(right, i) ? 0 : 1;
        for (int i = 0; i < 150; ++i) {
            wrong += holds<TestType>(left, 1000 + i) && !holds<TestType>(left, 2000 + i) ? 0 : 1;
            wrong += holds<TestType>(right, 2000 + i) && !holds<TestType>(right, 1000 + i) ? 0 : 1;
        }
        CAPTURE(trunk_length);
        CHECK(wrong == 0);
    }
}

TEST_CASE("a random tree of histories equals a tree of lists", "[core]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    struct leaf {
        history<int> past;
        std::vector<int> model;
    };
    std::vector<leaf> leaves(1);
    int next = 0;
    for (std::size_t i = 0; i < test::iterations(2000); ++i) {
        leaf grown = leaves[random.below(static_cast<std::uint32_t>(leaves.size()))];
        for (std::uint32_t n = random.below(40); n > 0; --n, ++next) {
            grown.past = grown.past.push(key_of<four_bit_hash>(next), next);
            grown.model.push_back(next);
        }
        const int wanted = static_cast<int>(random.below(static_cast<std::uint32_t>(next + 1)));
        const bool is_there = std::binary_search(grown.model.begin(), grown.model.end(), wanted);
        REQUIRE(holds<four_bit_hash>(grown.past, wanted) == is_there);
        if (leaves.size() < 50)
            leaves.push_back(std::move(grown));
        else
            leaves[random.below(50)] = std::move(grown);
    }
    for (const leaf& l : leaves)
        CHECK(std::equal(l.past.begin(), l.past.end(), l.model.rbegin(), l.model.rend()));
}

TEST_CASE("dropping a history frees what no other one shares", "[core]") {
    const auto counted = std::make_shared<int>(0);
    using pointers = history<std::shared_ptr<int>>;
    {
        pointers trunk;
        for (std::uint64_t i = 0; i < 100; ++i) trunk = std::move(trunk).push(i, counted);
        CHECK(counted.use_count() == 101);
        auto branch = std::make_unique<pointers>(trunk);
        for (std::uint64_t i = 0; i < 50; ++i) *branch = branch->push(i, counted);
        CHECK(branch->find(500, [](const auto&) { return true; }) == nullptr); // makes tables
        CHECK(counted.use_count() == 151);
        trunk = {};
        CHECK(counted.use_count() == 151);
        branch.reset();
        CHECK(counted.use_count() == 1);
    }
}

TEST_CASE("a million entries are built, searched and freed on a small stack", "[core]") {
    const auto count = static_cast<int>(test::iterations(1'000'000));
    bool first = false;
    bool absent = true;
    test::run_on_small_stack([&] {
        const history<int> past = line<full_hash>(0, count);
        first = holds<full_hash>(past, 0);
        absent = holds<full_hash>(past, count);
    });
    CHECK(first);
    CHECK_FALSE(absent);
}
