// Package plan decides how a tile kernel runs on a CTA, and writes each
// decision into the IR: which warps and mma instruction compute a product,
// which loads are copied ahead of time and through how many stages, which
// thread holds which element, where shared memory is, where threads must wait
// for each other.
//
// Here is the table of its passes, in order, with the reason for each. What they do
// is in the packages below, which do not know each other's reasons:
//
//	legalize   writes what planning has no instruction for as what it has one for
//	schedule   decides how the entry will run
//	expand     carries that out
//	assign     gives tiles their layouts
//	transfer   chooses by what tiles go to other threads
//	smem       gives shared tiles and scratch their place; live says how long they are used
//	barrier    makes threads wait for each other
//	batch      has large tiles loaded and stored some registers at a time
//	pass       what all of them are given; dce drops what they leave without readers
//
// Decisions are attributes and ops of the dialect gpu (package lowering/gpu); both
// print and parse as any other IR, so that every dump can be read back and goes on
// from there. Nothing is decided later: the code generator follows.
//
// The package must not know LLVM or PTX text: it names instructions, it does
// not write them.
package plan
