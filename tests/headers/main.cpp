// SPDX-License-Identifier: MIT
// The program into which every header is linked, alone and with all others: to link is the test.

int main() {}
