// SPDX-License-Identifier: MIT
// Macros of Qt and windows.h are defined before everything: no header uses their names.

#define slots a name of Qt
#define signals a name of Qt
#define emit a name of Qt
#define foreach a name of Qt
#define near a name of windows.h
#define far a name of windows.h

#include "everything.hpp"
