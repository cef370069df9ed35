// SPDX-License-Identifier: MIT
#pragma once

// Memory that runs out where a test wants it to, and a count of what was not given back. A program
// that uses it has a global `operator new` of its own.

namespace topoban::test {

/// Lets the `nth` allocation of this thread from here on, counted from 0, and every later one
/// throw `std::bad_alloc`.
void fail_allocation(int nth);
/// Lets allocations succeed again.
void fail_no_allocation();
/// The allocations of this thread less what it gave back.
[[nodiscard]] long allocations_alive();

} // namespace topoban::test
