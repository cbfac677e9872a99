// Package model says what a scheduled entry costs: one estimate of its time, in terms
// that have names, each what one unit of the GPU would take by itself. The pass schedule
// asks it where it weighs one choice against another, tileopt --model and the tuner which
// of many kernels to take.
//
//	registers.go   registers that threads lack
//	count.go       how often loops run, of arguments and the grid
//	work.go        what a tile block computes, reads and writes
//	estimate.go    how long that takes, term by term
//	warps.go       the same of warps that multiply by mma.sync, each for itself
//	tiles.go       what is said of tile sizes by themselves
//
// An estimate is for comparing kernels of one problem. Clocks, caches and what else runs on
// the GPU are not in it.
//
// The package must not know how a schedule is chosen or carried out, nor what is done with
// an estimate.
package model
