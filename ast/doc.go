// Package ast is the intermediate representation of Tile IR modules: one
// uniform Op with operands, results, attributes and regions, in blocks, over
// values that know their uses; types and attributes; source positions and
// diagnostics; the op table; printing and rewriting.
//
// Facts about an op stand in the op table (Table, type OpInfo) and nowhere
// else: parser, printer, verifier, bytecode and documentation all read it.
// Behaviour belongs to the consumers, one array indexed by Opcode in each.
//
// The package must not know how text is lexed, what an op computes, or that
// GPUs exist.
package ast
