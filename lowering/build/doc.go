// Package build writes ops of the language at a place in an entry: arithmetic on
// scalars, and what the first elements of tiles are and where their bounds lie.
//
// The package must not know layouts, threads or that GPUs exist.
package build
