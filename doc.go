// Package tileir is an open toolchain for CUDA Tile IR, in Go: it reads,
// verifies and prints modules, runs them on a CPU, compiles them to PTX and
// launches them on NVIDIA GPUs.
//
// The package itself is empty; its example shows the whole road. The work is
// done by
//
//	grammar          text to IR
//	bytecode         bytecode to IR and back
//	ast              the IR, its op table, printing, rewriting
//	verify           the rules of the language
//	lowering         IR to LLVM IR and PTX
//	launcher         devices, buffers, arguments, results
//	launcher/interp  the CPU as a device
//	launcher/cuda    an NVIDIA GPU as a device
//
// There is no global state. Every call that can wait takes a context. An error
// about a source text is an ast.Diagnostics: file, line, column and the code
// that tileopt --explain takes; one about bytecode is a bytecode.Error: byte and
// section.
package tileir
