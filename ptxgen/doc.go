// Package ptxgen translates an LLVM module held as llir structures into PTX.
//
// It is the code generator of last resort and of first choice: no llc, no
// text in between. Instruction selection is driven by tables; registers are
// virtual, because ptxas allocates and schedules. What ptxas cannot repair is
// done here: address offsets are folded into memory operands, constants stay
// immediates, divisions by them become shifts and products, comparisons stay predicates, values nobody reads are never
// computed, and operands that inline assembly ties together share a register,
// so that the accumulators of an asynchronous matrix instruction are never
// moved while it runs.
//
// The steps, each in the file of the same name:
//
//	operand   what instructions are made of during lowering
//	nodes     one function's instructions in a uniform form, in reverse postorder
//	demand    which values are needed, and in which form (value, address, predicate)
//	ties      which inline assembly operands may share a register
//	lower     one entry per operation: arith, divide, casts, vectors, memory, atomics,
//	          intrinsics, inlineasm with asmtemplate, control
//	build     functions and the module put together
//	lines     !dbg metadata as .loc directives
//
// What comes out is a module of ptxgen/ptx, which prints it; inline assembly is
// read by its parser. The GPUs known, the instructions and the PTX version that
// each demands are its tables.
//
// What this package must not know: tiles, layouts, launching.
//
// # Conventions for the input
//
// Pointers are typed. Address spaces are 0 generic, 1 global, 3 shared,
// 4 constant, 5 local. Pointers to shared memory are 32 bits wide in
// registers, so that ptrtoint to i32 costs nothing; in memory they take
// 8 bytes unless the data layout says p3:32:32. bfloat is any types.Type whose
// LLString is "bfloat"; its constants are bitcasts of i16, or constants whose
// Ident has LLVM's 0xR form.
//
// Kernels are named by nvvm.annotations or by the ptx_kernel convention. A
// pointer parameter with byval is a blob in parameter space and its value is
// the generic address of that blob.
//
// Floating-point operations without the contract flag carry an explicit
// rounding, which forbids ptxas to fuse them.
package ptxgen
