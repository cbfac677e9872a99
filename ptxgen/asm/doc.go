// Package asm makes instructions of PTX that LLVM IR has no intrinsic for, as the inline
// assembly that LLVM takes: a text with holes for operands, and constraints that say in what
// registers those lie.
//
// There is one type for each [Instruction], or for the few that belong together; its fields say
// what may differ: types, shapes, scopes, orders of memory. A [Code] is that of one of them, and
// comes from no other place. What is written is no text but an instruction of package ptx, which is
// compared with its row of the instruction table, its modifiers and the types of its operands,
// and then printed: what the table does not have is a panic that starts with "BUG:", where the
// code is made and not where it is assembled. From the table it is, too, whether a code touches
// more than its operands.
//
// What this package must not know: tiles, layouts, targets, and LLVM IR beyond the form of its
// inline assembly.
package asm
