// Package pass is what the planning passes are given, and how they say what they
// decided: remarks, refusals, and errors at their places.
//
// The package must not know what any of them decides.
package pass
