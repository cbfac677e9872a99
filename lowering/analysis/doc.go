// Package analysis finds facts about tile programs: what the elements of a tile are
// and how they depend on their coordinates, what divides an address, which bytes an
// access moves together, what has to be computed for a later iteration, and what comes
// before an access to memory. It reads the IR and changes nothing but copies of slices.
//
// Facts remembers what was found of an entry's values; the rest are functions of ops.
//
// The package must not know layouts, threads or that GPUs exist: what it says
// holds wherever the program runs.
package analysis
