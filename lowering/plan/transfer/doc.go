// Package transfer knows how tiles go to other threads: through registers, by shuffles or
// through scratch, in how many rounds, and which ops need any of it. The pass chooses,
// the rest is what code generation and the other passes ask about the choice.
//
// The package must not know why a layout is as it is, or where scratch lies.
package transfer
