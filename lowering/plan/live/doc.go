// Package live numbers the ops of an entry, and finds how long shared memory is in use.
//
// The package must not know what is done with that: smem places by it, barrier orders.
package live
