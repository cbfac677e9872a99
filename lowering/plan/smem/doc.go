// Package smem gives shared tiles and scratch their place in shared memory, and says what
// a CTA takes in all.
//
// The package must not know why a tile is in shared memory, or where threads wait.
package smem
