// Package grammar reads the text of Tile IR modules into the IR of package ast.
//
// TileIR.g4 is the grammar of the structure; ANTLR generates the parser in
// internal/antlr from it. A lexer written by hand feeds that parser, and its
// actions build the IR directly: there is no parse tree. The syntax of each op
// comes from the op table: ops.go walks the op's assembly format over the
// tokens, and the printer in package ast walks the same format.
//
// No other package sees ANTLR. This package must not know what an op computes
// or which combinations of types are valid beyond what it takes to type each
// value: that is package verify's.
package grammar
