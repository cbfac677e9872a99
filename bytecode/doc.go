// Package bytecode reads and writes the binary form of Tile IR modules, which
// is what frontends emit and what drivers take.
//
// A file is a header (magic number, version) and a list of sections: strings,
// types, constants, globals, functions, debug information, producer, and an end
// mark. The ops in the functions have no encoding of their own: each is laid
// out by its row of the op table (encoding.go), which reader and writer follow
// from left to right, so that an op costs nothing here. What is special by the
// format is written out: the module, entries and globals, which are entries of
// sections and not ops, and constants, which live in a table.
//
// Versions 13.1 to 13.4 are read and written whole. Fields that are newer than
// a file get their defaults; what is newer than the version to be written is
// refused, unless it equals its default. The specification of 13.4 leaves out
// the details of ops and attributes; they are from the writer of cuTile Python.
//
// The format has no room for the name of the module, which reads as @kernels,
// for the names of values, for the attributes of arguments, and for attributes
// that the op table does not know.
//
// Reading is bounded: nothing is allocated for a count before there are bytes
// enough for it, what is shared in the file is shared in the module, and
// nesting is limited.
//
// The package must not know the text, what is a valid module beyond what the
// encoding says, and what any op computes. Run verify.Module on what is read.
package bytecode
