// Package analysis finds facts about tile programs: what comes before an access
// to memory. It reads the IR and changes nothing.
//
// The package must not know layouts, threads or that GPUs exist: what it says
// holds wherever the program runs.
package analysis
