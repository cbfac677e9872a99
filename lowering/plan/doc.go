// Package plan decides how a tile kernel runs on a CTA, and writes each
// decision into the IR: which warps and mma instruction compute a product,
// which loads are copied ahead of time and through how many stages, which
// thread holds which element, where shared memory is, where threads must wait
// for each other.
//
// Accesses through pointers that are affine in the coordinates, with a mask that
// is a box, are first written as accesses through a view, in the language itself
// (see rewriteBoxes); whatever follows knows one kind of access to blocks.
//
// Decisions are attributes and ops of the dialect gpu (package lowering/gpu); both
// print and parse as any other IR, so that every dump can be read back and goes on
// from there. Nothing is decided later: the code generator follows.
//
// The package must not know LLVM or PTX text: it names instructions, it does
// not write them.
package plan
