// Package tune finds the fastest of many kernels that compute the same: those that a family
// makes of the values of its parameters, each with the schedule that is chosen for it or
// with one from a recipe.
//
//	space.go    the candidates
//	launch.go   what a launch tells the model
//	rank.go     their estimates by the model, on all cores
//	table.go    these as text and JSON
//	search.go   which are compiled and measured, in which order, and until when
//	cache.go    what was measured, as lines of a file
//	shard.go    shares of the candidates for many machines
//	summary.go  what came out of a search, in short
//	report.go   a page with plots of a search
//
// A search is stopped by its context at any time: each time that was measured is in the
// cache by then, so that the next search goes on behind it. Files of caches that are
// written one behind the other are a cache, too.
//
// The package must not know how a kernel is compiled, launched or compared: a Bench does
// that.
package tune
