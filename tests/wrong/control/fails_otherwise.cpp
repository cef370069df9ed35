// expect: another sentence than the one that is said
// SPDX-License-Identifier: MIT

static_assert(sizeof(int) == 0, "an integer takes room");

int main() {}
