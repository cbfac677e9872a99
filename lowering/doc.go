// Package lowering compiles a Tile IR module to PTX. It holds the pipeline as
// one table, and runs it: verify, plan, LLVM IR, PTX, with every step visible.
//
// It must not know how any step works, nor devices.
package lowering
