// Package llvmgen writes a planned kernel as LLVM IR: the program of one
// thread of the CTA that computes a tile block.
//
// A tile becomes the registers that one thread holds of it, in the order of
// its layout; an op on tiles becomes one instruction per register; what a
// thread is, its lane and warp, enters through linear maps over F2 only, whose
// thread part is computed once at the top of the kernel. Instructions that
// LLVM IR lacks are inline assembly, of which the text is package asm's.
//
// Every instruction says which op it is for: the place of the op in the source
// is attached as !dbg metadata, see lines.go; what the place of an op is stands
// in origin.go.
//
// The package follows the plan: it decides nothing about layouts, barriers, shared
// memory, by what tiles move, or in which order memory is accessed. What is left to it is
// to find instructions for what an op does where it stands: two numbers of 16 bits by one,
// a reduction over all lanes by redux.sync, an access of as many registers as lie
// together, an emulation where the machine lacks something. It must not know files,
// devices, or how PTX is spelled. The IR is held as
// github.com/llir/llvm structures, with typed pointers; tiles of pointers are 64-bit
// integers until an access.
package llvmgen
