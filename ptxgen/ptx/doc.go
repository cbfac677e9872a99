// Package ptx is PTX as data: modules, an instruction table, a parser, a
// printer, a verifier.
//
// A module is read with [Parse], built with the types of this package, and
// printed with [Module.Print]. What [Parse] reads it prints as the same tokens,
// numbers by their value; what the code generator prints it gives back byte for
// byte. Comments and blanks are not kept, but for whether a statement stands on
// a line of its own.
//
// An opcode with its modifiers is a [Mnemonic], one for all instructions that
// share it. Instructions and operands lie in two flat lists of a function: a
// function of a hundred thousand instructions is some slices, and the operands
// of an instruction are a run of one of them ([Func.Args] makes a tree of it).
// Registers are resolved when they are read: a [Reg] is a place in a
// declaration of its function, whatever scope it was declared in.
//
// The instruction table ([Forms]) has for each opcode and its modifiers the
// operands with their types and what is done with them, the oldest version and
// target, and what else happens. [Verify] compares a module with it, and
// [Module.Roles] says of one instruction what it reads and writes.
//
// What this package must not know: LLVM IR, tiles, how PTX is made and how it
// is executed. Facts about PTX are from NVIDIA's PTX ISA manual.
package ptx
